struct Ping;
