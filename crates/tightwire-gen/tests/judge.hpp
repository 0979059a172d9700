// Shared functions of both programs, to compare generated code with the library.
#include "messages.hpp"

#include <cstdio>
#include <iostream>
#include <sstream>

static std::vector<std::uint8_t> bytes(const std::string& hex) {
    std::vector<std::uint8_t> all;
    for (std::size_t at = 0; at + 1 < hex.size(); at += 2) {
        const auto digit = [&](std::size_t place) { return hex[place] <= '9' ? hex[place] - '0' : hex[place] - 'a' + 10; };
        all.push_back(static_cast<std::uint8_t>(digit(at) * 16 + digit(at + 1)));
    }
    return all;
}

static std::string hex(const std::vector<std::uint8_t>& packet) {
    std::string text;
    for (const std::uint8_t byte : packet) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

template <class Packet>
static std::string judge(const std::vector<std::uint8_t>& packet) {
    // A copy of its own size, so that the sanitizer sees every byte read outside.
    const std::vector<std::uint8_t> copy(packet);
    const auto read = Packet::decode(copy.data(), copy.size());
    if (!read) return std::string(tightwire::to_string(read.error.kind)) + " " + std::to_string(read.error.bit);
    const auto written = Packet::encode(read.value);
    if (!written) return "not written: " + std::string(tightwire::to_string(written.error.kind)) + " of " + written.error.field;
    return "ok " + hex(written.value);
}

