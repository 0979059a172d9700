// What generated C++ takes per message: the quietest of many rounds, as the library is measured.
#include "messages.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>

static volatile std::size_t kept = 0;

template <class Call>
static double time_of(std::size_t messages, Call call) {
    double least = 1e18;
    for (int round = 0; round < 300; ++round) {
        const auto start = std::chrono::steady_clock::now();
        call();
        const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
        least = std::min(least, took.count() / static_cast<double>(messages));
    }
    return least;
}

template <class Packet>
static void measure(const char* name) {
    std::ifstream file(std::string(name) + ".hex");
    std::string line;
    std::vector<std::vector<std::uint8_t>> packets;
    std::vector<typename Packet::Value> values;
    while (std::getline(file, line)) {
        std::vector<std::uint8_t> packet;
        for (std::size_t at = 0; at + 1 < line.size(); at += 2) packet.push_back(static_cast<std::uint8_t>(std::stoul(line.substr(at, 2), nullptr, 16)));
        values.push_back(Packet::decode(packet.data(), packet.size()).value);
        packets.push_back(packet);
    }
    const double encode = time_of(packets.size(), [&values] {
        for (const auto& value : values) kept = kept + Packet::encode(value).value.size();
    });
    const double decode = time_of(packets.size(), [&packets] {
        for (const auto& packet : packets) kept = kept + static_cast<std::size_t>(static_cast<bool>(Packet::decode(packet.data(), packet.size())));
    });
    std::printf("C++ %s: encode %.0f ns, decode %.0f ns\n", name, encode, decode);
}

int main() {
    measure<messages::ToServerPacket>("to-server");
    measure<messages::ToClientPacket>("to-client");
    return 0;
}
