// Compares generated code with what the library made of each packet.
#include "judge.hpp"

int main() {
    std::string line;
    std::size_t agreed = 0;
    while (std::getline(std::cin, line)) {
        const char root = line[0];
        const std::size_t space = line.find(' ', 2);
        const std::vector<std::uint8_t> packet = bytes(line.substr(2, space == std::string::npos ? std::string::npos : space - 2));
        if (root == 'C') {
            auto read = messages::ToServerPacket::decode_checked(packet.data(), packet.size());
            if (!read) { std::cout << "a checked packet is refused\n"; return 1; }
            const auto again = messages::ToServerPacket::encode_checked(read.value);
            if (!again || again.value != packet) { std::cout << "another checked packet\n"; return 1; }
            const tightwire::Error other = messages::ToClientPacket::check(messages::ToServerPacket::hash);
            if (messages::ToClientPacket::check(messages::ToClientPacket::hash) || other.kind != tightwire::Refusal::Schema || std::string(other.field) != "to client") { std::cout << "another schema is not noticed\n"; return 1; }
            read.value.throttle = 101;
            const auto wrong = messages::ToServerPacket::encode(read.value);
            if (wrong || wrong.error.kind != tightwire::Refusal::OutOfRange || std::string(wrong.error.field) != "throttle") { std::cout << "throttle is written\n"; return 1; }
            read.value.throttle = 100;
            read.value.more.mass = std::numeric_limits<float>::quiet_NaN();
            const auto no_mass = messages::ToServerPacket::encode(read.value);
            if (no_mass || no_mass.error.kind != tightwire::Refusal::OutOfRange || std::string(no_mass.error.field) != "mass") { std::cout << "a NaN of 32 bits is written\n"; return 1; }
            read.value.more.mass = 0;
            read.value.more.heat = std::numeric_limits<double>::quiet_NaN();
            const auto no_heat = messages::ToServerPacket::encode(read.value);
            if (no_heat || no_heat.error.kind != tightwire::Refusal::OutOfRange || std::string(no_heat.error.field) != "heat") { std::cout << "a NaN of 64 bits is written\n"; return 1; }
            for (std::size_t at = 0; at < packet.size() * 8; ++at) {
                std::vector<std::uint8_t> other(packet);
                other[at / 8] = static_cast<std::uint8_t>(other[at / 8] ^ (1u << (at % 8)));
                if (messages::ToServerPacket::decode_checked(other.data(), other.size())) { std::cout << "a bit may be flipped\n"; return 1; }
            }
            continue;
        }
        const std::string expected = line.substr(space + 1);
        const std::string found = root == 'S' ? judge<messages::ToServerPacket>(packet) : judge<messages::ToClientPacket>(packet);
        if (found != expected) {
            std::cout << line << "\nfound " << found << "\n";
            return 1;
        }
        ++agreed;
    }
    std::cout << "agreed on " << agreed << " packets\n";
    return 0;
}
