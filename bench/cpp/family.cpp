// The ship and the benchmark packet with the C++ library of the family, for `cargo run --bin family`.
//
// The program answers requests on its standard input. Numbers have four bytes, least significant byte first.
//
//   m NAME_LENGTH NAME    chooses a message, and forgets the packets of the one before
//   p LENGTH BYTES        takes a packet: reads it, writes it again, and answers LENGTH BYTES
//   w PASSES              writes all packets PASSES times, and answers with nanoseconds, eight bytes
//   r PASSES              reads all packets PASSES times, in the same way

#include "serialize.h"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace {

// The types of bench/src/messages, with the same widths in memory.
struct BenchPacket {
    int32_t a, b, c;
    uint8_t bits7;
    uint16_t bits13;
    uint32_t bits23;
    bool flag;
    float floats[3];
    uint64_t word;
    uint8_t bytes[17];

    template <typename Stream> SERIALIZE_ALWAYS_INLINE bool Serialize(Stream &stream) {
        serialize_int(stream, a, -100, 100);
        serialize_int(stream, b, 0, 65535);
        serialize_int(stream, c, -1000000, 1000000);
        serialize_bits(stream, bits7, 7);
        serialize_bits(stream, bits13, 13);
        serialize_bits(stream, bits23, 23);
        serialize_bool(stream, flag);
        for (float &one : floats) {
            serialize_float(stream, one);
        }
        serialize_uint64(stream, word);
        serialize_bytes(stream, bytes, 17);
        return true;
    }
};

struct ShipCreate {
    uint8_t ship_type;
    int32_t position[3];
    int16_t rotation[4];
    int32_t linear_velocity[3];
    bool has_flags;
    uint8_t flags;
    uint8_t team;
    int16_t health;
    int8_t thrust;

    template <typename Stream> SERIALIZE_ALWAYS_INLINE bool Serialize(Stream &stream) {
        serialize_int(stream, ship_type, 0, 5);
        for (int32_t &one : position) {
            serialize_int(stream, one, -8388608, 8388608);
        }
        for (int16_t &one : rotation) {
            serialize_int(stream, one, -1024, 1024);
        }
        for (int32_t &one : linear_velocity) {
            serialize_int(stream, one, -2097152, 2097152);
        }
        serialize_bool(stream, has_flags);
        if (has_flags) {
            serialize_bits(stream, flags, 4);
        }
        serialize_int(stream, team, 0, 2);
        serialize_int(stream, health, 0, 1000);
        serialize_int(stream, thrust, 0, 100);
        return true;
    }
};

// Bytes that a reader may look at behind the end of a packet.
const size_t SLACK = 8;

// Makes the compiler believe that somebody looks at everything that `data` points to.
inline void observe(const void *data) { asm volatile("" : : "g"(data) : "memory"); }

[[noreturn]] void fail(const char *what) {
    std::fprintf(stderr, "family: %s\n", what);
    std::exit(1);
}

class Message {
public:
    virtual ~Message() {}
    virtual std::vector<uint8_t> take(const std::vector<uint8_t> &packet) = 0;
    virtual void write(uint32_t passes) = 0;
    virtual void read(uint32_t passes) = 0;
};

template <typename Value> class Table : public Message {
    std::vector<Value> values;
    std::vector<std::vector<uint8_t>> packets;
    std::vector<size_t> lengths, rooms;
    // A page, like the buffer of the other side.
    alignas(4096) uint8_t buffer[4096];

    // Writes one value into `room` bytes. A separate length for each packet keeps the compiler from folding it.
    SERIALIZE_ALWAYS_INLINE int64_t write_one(Value &value, size_t room) {
        serialize::WriteStream stream(buffer, int64_t(room));
        if (!value.Serialize(stream)) {
            return -1;
        }
        stream.Flush();
        return stream.GetBytesProcessed();
    }

public:
    std::vector<uint8_t> take(const std::vector<uint8_t> &packet) override {
        std::vector<uint8_t> kept(packet);
        kept.resize(packet.size() + SLACK, 0xa5);
        Value value = {};
        serialize::ReadStream stream(kept.data(), int64_t(packet.size()));
        if (!value.Serialize(stream)) {
            fail("a packet was refused");
        }
        // The writer stores words of eight bytes.
        const size_t room = (packet.size() + 7) / 8 * 8;
        const int64_t length = write_one(value, room);
        if (length < 0) {
            fail("a value was refused");
        }
        values.push_back(value);
        packets.push_back(kept);
        lengths.push_back(packet.size());
        rooms.push_back(room);
        return std::vector<uint8_t>(buffer, buffer + length);
    }

    void write(uint32_t passes) override {
        for (uint32_t pass = 0; pass < passes; pass++) {
            for (size_t number = 0; number < values.size(); number++) {
                int64_t length = write_one(values[number], rooms[number]);
                observe(&length);
                observe(buffer);
            }
        }
    }

    void read(uint32_t passes) override {
        for (uint32_t pass = 0; pass < passes; pass++) {
            for (size_t number = 0; number < packets.size(); number++) {
                Value value;
                serialize::ReadStream stream(packets[number].data(), int64_t(lengths[number]));
                bool is_good = value.Serialize(stream);
                observe(&is_good);
                observe(&value);
            }
        }
    }
};

bool get(void *data, size_t length) { return std::fread(data, 1, length, stdin) == length; }

uint32_t number() {
    uint8_t bytes[4];
    if (!get(bytes, sizeof bytes)) {
        fail("a request ended early");
    }
    return bytes[0] | uint32_t(bytes[1]) << 8 | uint32_t(bytes[2]) << 16 | uint32_t(bytes[3]) << 24;
}

std::vector<uint8_t> block() {
    std::vector<uint8_t> bytes(number());
    if (!get(bytes.data(), bytes.size())) {
        fail("a request ended early");
    }
    return bytes;
}

void answer(uint64_t value, int width) {
    for (int at = 0; at < width; at++) {
        std::putchar(int(value >> (8 * at) & 0xff));
    }
}

} // namespace

int main() {
    Message *message = nullptr;
    for (int request; (request = std::getchar()) != EOF;) {
        if (request == 'm') {
            const std::vector<uint8_t> bytes = block();
            const std::string name(bytes.begin(), bytes.end());
            delete message;
            if (name == "bench-packet") {
                message = new Table<BenchPacket>();
            } else if (name == "ship-create") {
                message = new Table<ShipCreate>();
            } else {
                fail("there is no such message");
            }
            continue;
        }
        if (message == nullptr) {
            fail("no message was chosen");
        }
        if (request == 'p') {
            const std::vector<uint8_t> written = message->take(block());
            answer(written.size(), 4);
            std::fwrite(written.data(), 1, written.size(), stdout);
        } else if (request == 'w' || request == 'r') {
            const uint32_t passes = number();
            const auto start = std::chrono::steady_clock::now();
            if (request == 'w') {
                message->write(passes);
            } else {
                message->read(passes);
            }
            const auto time = std::chrono::steady_clock::now() - start;
            answer(uint64_t(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count()), 8);
        } else {
            fail("there is no such request");
        }
        std::fflush(stdout);
    }
    delete message;
}
