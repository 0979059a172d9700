

/// Nothing
struct Event_Nothing {
};

inline bool read(tightwire::Reader& r, Event_Nothing& v) {
    (void)r;
    (void)v;
    return true;
}

inline bool write(tightwire::Writer& w, const Event_Nothing& v) {
    (void)w;
    (void)v;
    return true;
}

/// Shot
struct Event_Shot {
    std::uint8_t weapon{};
    std::optional<std::uint16_t> target{};
};

inline bool read(tightwire::Reader& r, Event_Shot& v) {
    (void)r;
    (void)v;
    r.field("weapon");
    if (!(r.integer<std::uint8_t>(v.weapon, std::uint8_t(0ull), 11ull, 4, false))) return false;
    r.field("target");
    if (!([&] { bool f = false; if (!r.boolean(f)) return false; v.target.reset(); if (!f) return true; auto& e1 = v.target.emplace(); return r.integer<std::uint16_t>(e1, std::uint16_t(0ull), 65535ull, 16, false); }())) return false;
    return true;
}

inline bool write(tightwire::Writer& w, const Event_Shot& v) {
    (void)w;
    (void)v;
    w.field("weapon");
    if (!(w.integer<std::uint8_t>(v.weapon, std::uint8_t(0ull), std::uint8_t(11ull), 4, false))) return false;
    w.field("target");
    if (!([&] { w.boolean(v.target.has_value()); if (!v.target) return true; const auto& e1 = *v.target; return w.integer<std::uint16_t>(e1, std::uint16_t(0ull), std::uint16_t(65535ull), 16, false); }())) return false;
    return true;
}

struct Event {
    using Nothing = Event_Nothing;
    using Shot = Event_Shot;
    std::variant<Event_Nothing, Event_Shot> value;
};

inline bool read(tightwire::Reader& r, Event& v) {
    std::uint32_t tag = 0;
    if (!r.integer<std::uint32_t>(tag, 0, 1u, 1)) return false;
    switch (tag) {
    case 0: return read(r, v.value.emplace<0>());
    case 1: return read(r, v.value.emplace<1>());
    default: return false;
    }
}

inline bool write(tightwire::Writer& w, const Event& v) {
    w.put(v.value.index(), 1);
    switch (v.value.index()) {
    case 0: return write(w, std::get<0>(v.value));
    case 1: return write(w, std::get<1>(v.value));
    default: return false;
    }
}

/// Input
struct Input {
    std::int8_t throttle{};
    bool jump{};
    float power{};
    std::uint64_t seed{};
    std::string name{};
    std::vector<messages::Event> events{};
};

inline bool read(tightwire::Reader& r, Input& v) {
    (void)r;
    (void)v;
    r.field("throttle");
    if (!(r.integer<std::int8_t>(v.throttle, std::int8_t(-99ll - 1), 200ull, 8, false))) return false;
    r.field("jump");
    if (!(r.boolean(v.jump))) return false;
    r.field("power");
    const bool has_2 = v.jump;
    if (has_2 && !(r.compressed(v.power, 0.0f, 1.0f, 100u, 7))) return false;
    if (!has_2) v.power = float(0.0);
    r.field("seed");
    if (!(r.integer<std::uint64_t>(v.seed, std::uint64_t(0ull), 18446744073709551615ull, 64, false))) return false;
    r.field("name");
    if (!(r.text(v.name, 0u, 15u, 4))) return false;
    r.field("events");
    if (!(r.list(v.events, 0u, 8u, 4, [](tightwire::Reader& r, messages::Event& e1) { (void)r; return read(r, e1); }))) return false;
    return true;
}

inline bool write(tightwire::Writer& w, const Input& v) {
    (void)w;
    (void)v;
    w.field("throttle");
    if (!(w.integer<std::int8_t>(v.throttle, std::int8_t(-99ll - 1), std::int8_t(100ull), 8, false))) return false;
    w.field("jump");
    if (!(w.boolean(v.jump))) return false;
    w.field("power");
    const bool has_2 = v.jump;
    if (has_2 && !(w.compressed(v.power, 0.0f, 1.0f, 100u, 7))) return false;
    w.field("seed");
    if (!(w.integer<std::uint64_t>(v.seed, std::uint64_t(0ull), std::uint64_t(18446744073709551615ull), 64, false))) return false;
    w.field("name");
    if (!(w.text(v.name, 0u, 15u, 4))) return false;
    w.field("events");
    if (!(w.list(v.events, 0u, 8u, 4, [](tightwire::Writer& w, const messages::Event& e1) { (void)w; return write(w, e1); }))) return false;
    return true;
}

/// "to server"
struct ToServerPacket {
    using Value = messages::Input;
    static constexpr std::uint64_t hash = 0x594410a4ff0b897cull;
    /// Compares the schema hash of the other side: an error that names the packet, if they differ.
    static tightwire::Error check(std::uint64_t other) { return other == hash ? tightwire::Error{} : tightwire::Error{tightwire::Refusal::Schema, 0, "to server"}; }
    static bool read_value(tightwire::Reader& r, Value& v) { return read(r, v); }
    static bool write_value(tightwire::Writer& w, const Value& v) { return write(w, v); }
    static tightwire::Result<Value> decode(const std::uint8_t* packet, std::size_t size) { return tightwire::decode<Value>(packet, size, read_value); }
    static tightwire::Result<std::vector<std::uint8_t>> encode(const Value& value) { return tightwire::encode(value, write_value); }
    static tightwire::Result<Value> decode_checked(const std::uint8_t* packet, std::size_t size) { return tightwire::decode_checked<Value>(0xe5561ecea5c2c58bull, packet, size, read_value); }
    static tightwire::Result<std::vector<std::uint8_t>> encode_checked(const Value& value) { return tightwire::encode_checked(0xe5561ecea5c2c58bull, value, write_value); }
};

/// "to client"
struct ToClientPacket {
    using Value = messages::Event;
    static constexpr std::uint64_t hash = 0x24181e054f74ce30ull;
    /// Compares the schema hash of the other side: an error that names the packet, if they differ.
    static tightwire::Error check(std::uint64_t other) { return other == hash ? tightwire::Error{} : tightwire::Error{tightwire::Refusal::Schema, 0, "to client"}; }
    static bool read_value(tightwire::Reader& r, Value& v) { return read(r, v); }
    static bool write_value(tightwire::Writer& w, const Value& v) { return write(w, v); }
    static tightwire::Result<Value> decode(const std::uint8_t* packet, std::size_t size) { return tightwire::decode<Value>(packet, size, read_value); }
    static tightwire::Result<std::vector<std::uint8_t>> encode(const Value& value) { return tightwire::encode(value, write_value); }
    static tightwire::Result<Value> decode_checked(const std::uint8_t* packet, std::size_t size) { return tightwire::decode_checked<Value>(0xbffc8bfa0188c47aull, packet, size, read_value); }
    static tightwire::Result<std::vector<std::uint8_t>> encode_checked(const Value& value) { return tightwire::encode_checked(0xbffc8bfa0188c47aull, value, write_value); }
};

}  // namespace messages

#endif  // TIGHTWIRE_MESSAGES_HPP
