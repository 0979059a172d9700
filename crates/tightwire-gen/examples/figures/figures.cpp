// What generated C++ takes per message: the median of several rounds, as the library is measured.
#include "messages.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>

static volatile std::size_t kept = 0;

template <class Call>
static double time_of(std::size_t messages, Call call) {
    std::vector<double> times;
    for (int round = 0; round < 15; ++round) {
        const auto start = std::chrono::steady_clock::now();
        for (int again = 0; again < 40; ++again) call();
        const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
        times.push_back(took.count() / (40.0 * static_cast<double>(messages)));
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
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
