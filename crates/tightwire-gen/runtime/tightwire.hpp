// What generated messages are made of: bits, limits and errors. C++17, no dependency, no exceptions.
#ifndef TIGHTWIRE_RUNTIME_HPP
#define TIGHTWIRE_RUNTIME_HPP

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tightwire {

enum class Refusal : std::uint8_t {
    None, UnexpectedEnd, OutOfRange, Padding, Text, NotAscending, Check, TrailingBytes, TooLong,
    NotFinite, TooShort, Checksum,
};

inline const char* to_string(Refusal refusal) {
    static const char* const names[] = {
        "None", "UnexpectedEnd", "OutOfRange", "Padding", "Text", "NotAscending", "Check",
        "TrailingBytes", "TooLong", "NotFinite", "TooShort", "Checksum",
    };
    return names[static_cast<std::size_t>(refusal)];
}

/// Why a packet is refused, or a value is not written: the kind, the bit, and the field.
struct Error {
    Refusal kind = Refusal::None;
    std::size_t bit = 0;
    /// The name of the innermost field, or an empty text.
    const char* field = "";
    explicit operator bool() const { return kind != Refusal::None; }
};

#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 u128;
__extension__ typedef __int128 i128;
#endif

constexpr std::uint32_t FREE_ELEMENTS = 256;
constexpr double SQRT_2 = 1.41421356237309504880168872420969808;
constexpr double SQRT_HALF = 0.707106781186547524400844362104849039;
constexpr std::int64_t DOMAIN_LAST = 0x7fffffff;

struct Row { std::int64_t low; unsigned bits; std::int64_t limit; };
inline const std::array<Row, 6>& rows() {
    static const std::array<Row, 6> all{{{1, 0, 2}, {2, 3, 7}, {7, 5, 24}, {24, 9, 281}, {281, 13, 4378}, {4378, 17, 69915}}};
    return all;
}

inline bool is_text(const std::uint8_t* bytes, std::size_t count) {
    std::size_t at = 0;
    while (at < count) {
        const std::uint8_t first = bytes[at];
        std::size_t more = 0;
        std::uint32_t letter = 0;
        std::uint32_t least = 0;
        if (first == 0) return false;
        if (first < 0x80) { ++at; continue; }
        if (first >= 0xc2 && first < 0xe0) { more = 1; letter = first & 0x1fu; least = 0x80; }
        else if (first >= 0xe0 && first < 0xf0) { more = 2; letter = first & 0x0fu; least = 0x800; }
        else if (first >= 0xf0 && first < 0xf5) { more = 3; letter = first & 0x07u; least = 0x10000; }
        else return false;
        if (count - at <= more) return false;
        for (std::size_t index = 1; index <= more; ++index) {
            const std::uint8_t next = bytes[at + index];
            if ((next & 0xc0u) != 0x80u) return false;
            letter = (letter << 6) | (next & 0x3fu);
        }
        if (letter < least || letter > 0x10ffff || (letter >= 0xd800 && letter < 0xe000)) return false;
        at += more + 1;
    }
    return true;
}

/// Reads a packet. After the first error every read returns false.
class Reader {
public:
    Reader(const std::uint8_t* bytes, std::size_t size) : bytes_(bytes), end_(size * 8) {}

    const Error& error() const { return error_; }
    std::size_t at() const { return at_; }
    std::size_t left() const { return end_ - at_; }
    void field(const char* name) { field_ = name; }

    bool fail(Refusal kind, std::size_t bit) {
        if (!error_) error_ = Error{kind, bit, field_};
        return false;
    }

    /// A group of at most 64 bits.
    bool bits(std::uint64_t& value, unsigned count) {
        if (left() < count) return fail(Refusal::UnexpectedEnd, at_);
        value = take(count);
        return true;
    }

    template <class T>
    bool integer(T& value, T min, std::uint64_t last, unsigned count, bool not_zero = false) {
        const std::size_t start = at_;
        std::uint64_t code = 0;
        if (!bits(code, count)) return false;
        if (code > last) return fail(Refusal::OutOfRange, start);
        value = static_cast<T>(static_cast<std::uint64_t>(min) + code);
        if (not_zero && value == T{}) return fail(Refusal::OutOfRange, start);
        return true;
    }

#if defined(__SIZEOF_INT128__)
    template <class T>
    bool wide(T& value, T min, u128 last, unsigned count, bool not_zero = false) {
        const std::size_t start = at_;
        if (left() < count) return fail(Refusal::UnexpectedEnd, at_);
        u128 code = take(count < 64 ? count : 64);
        if (count > 64) code |= static_cast<u128>(take(count - 64)) << 64;
        if (code > last) return fail(Refusal::OutOfRange, start);
        value = static_cast<T>(static_cast<u128>(min) + code);
        if (not_zero && value == 0) return fail(Refusal::OutOfRange, start);
        return true;
    }
#endif

    bool boolean(bool& value) {
        std::uint64_t bit = 0;
        if (!bits(bit, 1)) return false;
        value = bit != 0;
        return true;
    }

    bool f32(float& value) {
        std::uint64_t word = 0;
        if (!bits(word, 32)) return false;
        const std::uint32_t low = static_cast<std::uint32_t>(word);
        std::memcpy(&value, &low, sizeof value);
        return true;
    }

    bool f64(double& value) {
        std::uint64_t word = 0;
        if (!bits(word, 64)) return false;
        std::memcpy(&value, &word, sizeof value);
        return true;
    }

    bool compressed(float& value, float min, float delta, std::uint32_t steps, unsigned count) {
        const std::size_t start = at_;
        std::uint64_t step = 0;
        if (!bits(step, count)) return false;
        if (step > steps) return fail(Refusal::OutOfRange, start);
        // One rounding for each operation, in this order.
        volatile float part = static_cast<float>(step) / static_cast<float>(steps);
        part = part * delta;
        part = part + min;
        value = part;
        return true;
    }

    bool smallest_three(std::array<float, 4>& value, unsigned count) {
        const std::size_t start = at_;
        if (left() < 2 + 3 * count) return fail(Refusal::UnexpectedEnd, at_);
        const std::size_t largest = static_cast<std::size_t>(take(2));
        const std::int64_t m = (std::int64_t{1} << (count - 1)) - 1;
        std::array<std::int64_t, 3> parts{};
        std::int64_t sum = 0;
        bool too_large = false;
        for (std::int64_t& part : parts) {
            part = static_cast<std::int64_t>(take(count)) - m;
            too_large = too_large || part > m;
            sum += part * part;
        }
        const std::int64_t unit = 2 * m * m;
        if (too_large || unit < sum) return fail(Refusal::OutOfRange, start);
        std::size_t next = 0;
        for (std::size_t index = 0; index < 4; ++index) {
            if (index == largest) {
                value[index] = static_cast<float>(std::sqrt(static_cast<double>(unit - sum) / static_cast<double>(unit)));
            } else {
                value[index] = static_cast<float>(static_cast<double>(parts[next++]) / static_cast<double>(m) * SQRT_HALF);
            }
        }
        return true;
    }

    bool unit_vector(std::array<float, 3>& value, unsigned count) {
        const std::size_t start = at_;
        if (left() < 2 * count) return fail(Refusal::UnexpectedEnd, at_);
        const std::int64_t m = (std::int64_t{1} << (count - 1)) - 1;
        const std::int64_t u = static_cast<std::int64_t>(take(count)) - m;
        const std::int64_t v = static_cast<std::int64_t>(take(count)) - m;
        if (u > m || v > m) return fail(Refusal::OutOfRange, start);
        const auto size = [](std::int64_t number) { return number < 0 ? -number : number; };
        const std::int64_t z = m - size(u) - size(v);
        const std::int64_t x = z >= 0 ? u : (m - size(v)) * (u < 0 ? -1 : 1);
        const std::int64_t y = z >= 0 ? v : (m - size(u)) * (v < 0 ? -1 : 1);
        const double length = std::sqrt(static_cast<double>(x * x + y * y + z * z));
        value = {static_cast<float>(static_cast<double>(x) / length), static_cast<float>(static_cast<double>(y) / length), static_cast<float>(static_cast<double>(z) / length)};
        return true;
    }

    bool character(char32_t& value) {
        const std::size_t start = at_;
        std::uint64_t code = 0;
        if (!bits(code, 21)) return false;
        if (code > 0x10ffff) return fail(Refusal::OutOfRange, start);
        if (code >= 0xd800 && code < 0xe000) return fail(Refusal::Text, start);
        value = static_cast<char32_t>(code);
        return true;
    }

    bool align() {
        const std::size_t start = at_;
        const unsigned padding = static_cast<unsigned>((8 - at_ % 8) % 8);
        if (padding > 0 && take(padding) != 0) return fail(Refusal::Padding, start);
        return true;
    }

    bool bytes(std::uint8_t* target, std::size_t count) {
        const std::size_t start = at_;
        const std::uint8_t* source = nullptr;
        if (!data(source, count, start)) return false;
        if (count > 0) std::memcpy(target, source, count);
        return true;
    }

    bool count(std::size_t& value, std::size_t max, unsigned width) {
        const std::size_t start = at_;
        std::uint64_t code = 0;
        if (!bits(code, width)) return false;
        if (code > max) return fail(Refusal::OutOfRange, start);
        value = static_cast<std::size_t>(code);
        return true;
    }

    bool byte_list(std::vector<std::uint8_t>& value, std::size_t max, unsigned width) {
        std::size_t size = 0;
        const std::uint8_t* source = nullptr;
        if (!count(size, max, width) || !data(source, size, at_)) return false;
        value.assign(source, source + size);
        return true;
    }

    bool text(std::string& value, std::size_t max, unsigned width) {
        const std::size_t start = at_;
        std::size_t size = 0;
        const std::uint8_t* source = nullptr;
        if (!count(size, max, width) || !data(source, size, at_)) return false;
        if (!is_text(source, size)) return fail(Refusal::Text, start);
        value.assign(source, source + size);
        return true;
    }

    bool wide_text(std::u16string& value, std::size_t max, unsigned width) {
        const std::size_t start = at_;
        std::size_t size = 0;
        if (!count(size, max, width)) return false;
        value.clear();
        while (size > 0) {
            std::uint64_t first = 0;
            if (!unit(first)) return false;
            --size;
            value.push_back(static_cast<char16_t>(first));
            if (first < 0xd800 || first >= 0xe000) continue;
            if (first >= 0xdc00 || size == 0) return fail(Refusal::Text, start);
            std::uint64_t second = 0;
            if (!unit(second)) return false;
            --size;
            if (second < 0xdc00 || second >= 0xe000) return fail(Refusal::Text, start);
            value.push_back(static_cast<char16_t>(second));
        }
        return true;
    }

    bool relative(std::uint32_t& value, std::int64_t previous, std::uint32_t max) {
        const std::size_t start = at_;
        if (previous < 0 || previous > DOMAIN_LAST) return fail(Refusal::NotAscending, start);
        std::uint64_t word = 0;
        std::int64_t number = -1;
        for (const Row& row : rows()) {
            if (!bits(word, 1)) return false;
            if (word == 0) continue;
            if (!bits(word, row.bits)) return false;
            const std::int64_t difference = row.low + static_cast<std::int64_t>(word);
            if (difference >= row.limit) return fail(Refusal::OutOfRange, start);
            number = previous + difference;
            break;
        }
        if (number < 0) {
            if (!bits(word, 32)) return false;
            number = static_cast<std::int64_t>(word);
        }
        if (number <= previous || number > DOMAIN_LAST) return fail(Refusal::NotAscending, start);
        if (number > static_cast<std::int64_t>(max)) return fail(Refusal::OutOfRange, start);
        value = static_cast<std::uint32_t>(number);
        return true;
    }

    bool check(std::uint32_t expected) {
        const std::size_t start = at_;
        std::uint64_t found = 0;
        if (!bits(found, 32)) return false;
        return found == expected || fail(Refusal::Check, start);
    }

    template <class T, class Each>
    bool list(std::vector<T>& value, std::size_t max, unsigned width, Each each) {
        const std::size_t start = at_;
        std::size_t size = 0;
        if (!count(size, max, width)) return false;
        if (size > free_ && size - free_ > left()) return fail(Refusal::UnexpectedEnd, start);
        value.clear();
        for (std::size_t index = 0; index < size; ++index) {
            const std::size_t at = at_;
            T element{};
            if (!each(*this, element)) return false;
            if (at_ == at) {
                if (free_ == 0) return fail(Refusal::OutOfRange, at);
                --free_;
            }
            value.push_back(std::move(element));
        }
        return true;
    }

    bool finish() {
        field_ = "";
        return !error_ && (left() < 8 || fail(Refusal::TrailingBytes, at_));
    }

private:
    std::uint64_t take(unsigned count) {
        std::uint64_t value = 0;
        unsigned done = 0;
        while (done < count) {
            const unsigned shift = static_cast<unsigned>(at_ % 8);
            const unsigned part = 8 - shift < count - done ? 8 - shift : count - done;
            const std::uint64_t bits = (static_cast<std::uint64_t>(bytes_[at_ / 8]) >> shift) & ((std::uint64_t{1} << part) - 1);
            value |= bits << done;
            done += part;
            at_ += part;
        }
        return value;
    }

    bool data(const std::uint8_t*& source, std::size_t count, std::size_t start) {
        if (!align()) return false;
        if (left() / 8 < count) return fail(Refusal::UnexpectedEnd, start);
        source = bytes_ + at_ / 8;
        at_ += count * 8;
        return true;
    }

    bool unit(std::uint64_t& value) {
        const std::size_t start = at_;
        if (!bits(value, 32)) return false;
        return (value != 0 && value <= 0xffff) || fail(Refusal::Text, start);
    }

    const std::uint8_t* bytes_;
    std::size_t end_;
    std::size_t at_ = 0;
    std::size_t free_ = FREE_ELEMENTS;
    const char* field_ = "";
    Error error_;
};

/// Writes a packet. After the first error every write returns false.
class Writer {
public:
    const Error& error() const { return error_; }
    std::size_t at() const { return at_; }
    void field(const char* name) { field_ = name; }
    const std::vector<std::uint8_t>& packet() const { return bytes_; }
    std::vector<std::uint8_t> take() { return std::move(bytes_); }

    bool fail(Refusal kind) {
        if (!error_) error_ = Error{kind, at_, field_};
        return false;
    }

    bool put(std::uint64_t value, unsigned count) {
        const std::size_t end = at_ + count;
        bytes_.resize((end + 7) / 8);
        while (at_ < end) {
            const unsigned shift = static_cast<unsigned>(at_ % 8);
            const unsigned part = 8 - shift < end - at_ ? 8 - shift : static_cast<unsigned>(end - at_);
            const std::uint64_t bits = value & ((std::uint64_t{1} << part) - 1);
            bytes_[at_ / 8] = static_cast<std::uint8_t>(bytes_[at_ / 8] | (bits << shift));
            value >>= part;
            at_ += part;
        }
        return true;
    }

    template <class T>
    bool integer(T value, T min, T max, unsigned count, bool not_zero = false) {
        if (value < min || value > max || (not_zero && value == T{})) return fail(Refusal::OutOfRange);
        return put(static_cast<std::uint64_t>(value) - static_cast<std::uint64_t>(min), count);
    }

#if defined(__SIZEOF_INT128__)
    template <class T>
    bool wide(T value, T min, T max, unsigned count, bool not_zero = false) {
        if (value < min || value > max || (not_zero && value == 0)) return fail(Refusal::OutOfRange);
        const u128 code = static_cast<u128>(value) - static_cast<u128>(min);
        put(static_cast<std::uint64_t>(code), count < 64 ? count : 64);
        return count <= 64 || put(static_cast<std::uint64_t>(code >> 64), count - 64);
    }
#endif

    bool boolean(bool value) { return put(value ? 1 : 0, 1); }

    bool f32(float value) {
        std::uint32_t word = 0;
        std::memcpy(&word, &value, sizeof word);
        return put(word, 32);
    }

    bool f64(double value) {
        std::uint64_t word = 0;
        std::memcpy(&word, &value, sizeof word);
        return put(word, 64);
    }

    bool compressed(float value, float min, float delta, std::uint32_t steps, unsigned count) {
        if (!std::isfinite(value)) return fail(Refusal::NotFinite);
        volatile float part = value - min;
        part = part / delta;
        float normalized = part;
        normalized = normalized < 0.0f ? 0.0f : normalized > 1.0f ? 1.0f : normalized;
        part = normalized * static_cast<float>(steps);
        part = part + 0.5f;
        const std::uint64_t step = static_cast<std::uint64_t>(part);
        return put(step < steps ? step : steps, count);
    }

    bool smallest_three(const std::array<float, 4>& value, unsigned count) {
        double square = 0;
        if (!is_unit(value.data(), 4, square)) return false;
        const double length = std::sqrt(square);
        std::size_t largest = 0;
        for (std::size_t index = 1; index < 4; ++index) {
            if (std::fabs(value[index]) > std::fabs(value[largest])) largest = index;
        }
        const std::uint64_t m = (std::uint64_t{1} << (count - 1)) - 1;
        put(largest, 2);
        for (std::size_t index = 0; index < 4; ++index) {
            if (index == largest) continue;
            const double scaled = static_cast<double>(value[index]) / length * SQRT_2 * static_cast<double>(m);
            std::uint64_t step = static_cast<std::uint64_t>(std::fabs(scaled) + 0.5);
            if (step > m) step = m;
            put(std::signbit(value[index]) != std::signbit(value[largest]) ? m - step : m + step, count);
        }
        return true;
    }

    bool unit_vector(const std::array<float, 3>& value, unsigned count) {
        double square = 0;
        if (!is_unit(value.data(), 3, square)) return false;
        const double x = static_cast<double>(value[0]);
        const double y = static_cast<double>(value[1]);
        const double z = static_cast<double>(value[2]);
        const double sum = std::fabs(x) + std::fabs(y) + std::fabs(z);
        double u = x / sum;
        double v = y / sum;
        if (z / sum < 0) {
            const double across = (1 - std::fabs(v)) * (u < 0 ? -1 : 1);
            v = (1 - std::fabs(u)) * (v < 0 ? -1 : 1);
            u = across;
        }
        const std::uint64_t m = (std::uint64_t{1} << (count - 1)) - 1;
        for (const double place : {u, v}) {
            std::uint64_t step = static_cast<std::uint64_t>(std::fabs(place) * static_cast<double>(m) + 0.5);
            if (step > m) step = m;
            put(place < 0 ? m - step : m + step, count);
        }
        return true;
    }

    bool character(char32_t value) {
        if (value > 0x10ffff) return fail(Refusal::OutOfRange);
        if (value >= 0xd800 && value < 0xe000) return fail(Refusal::Text);
        return put(value, 21);
    }

    bool align() { return put(0, static_cast<unsigned>((8 - at_ % 8) % 8)); }

    bool bytes(const std::uint8_t* source, std::size_t count) {
        align();
        bytes_.insert(bytes_.end(), source, source + count);
        at_ += count * 8;
        return true;
    }

    bool count(std::size_t value, std::size_t max, unsigned width) {
        return value <= max ? put(value, width) : fail(Refusal::TooLong);
    }

    bool byte_list(const std::vector<std::uint8_t>& value, std::size_t max, unsigned width) {
        return count(value.size(), max, width) && bytes(value.data(), value.size());
    }

    bool text(const std::string& value, std::size_t max, unsigned width) {
        const auto* source = reinterpret_cast<const std::uint8_t*>(value.data());
        if (value.size() > max) return fail(Refusal::TooLong);
        if (!is_text(source, value.size())) return fail(Refusal::Text);
        return count(value.size(), max, width) && bytes(source, value.size());
    }

    bool wide_text(const std::u16string& value, std::size_t max, unsigned width) {
        if (value.size() > max) return fail(Refusal::TooLong);
        for (std::size_t index = 0; index < value.size(); ++index) {
            const char16_t unit = value[index];
            if (unit == 0 || (unit >= 0xdc00 && unit < 0xe000)) return fail(Refusal::Text);
            if (unit < 0xd800 || unit >= 0xe000) continue;
            ++index;
            if (index >= value.size() || value[index] < 0xdc00 || value[index] >= 0xe000) return fail(Refusal::Text);
        }
        count(value.size(), max, width);
        for (const char16_t unit : value) put(unit, 32);
        return true;
    }

    bool relative(std::uint32_t value, std::int64_t previous, std::uint32_t max) {
        const std::int64_t number = value;
        if (previous < 0 || previous > DOMAIN_LAST || number <= previous || number > DOMAIN_LAST) return fail(Refusal::NotAscending);
        if (value > max) return fail(Refusal::OutOfRange);
        unsigned zeros = 0;
        for (const Row& row : rows()) {
            if (number - previous < row.limit) {
                put(0, zeros);
                put(1, 1);
                return put(static_cast<std::uint64_t>(number - previous - row.low), row.bits);
            }
            ++zeros;
        }
        put(0, zeros);
        return put(value, 32);
    }

    bool check(std::uint32_t expected) { return put(expected, 32); }

    template <class T, class Each>
    bool list(const std::vector<T>& value, std::size_t max, unsigned width, Each each) {
        if (!count(value.size(), max, width)) return false;
        for (const T& element : value) {
            const std::size_t at = at_;
            if (!each(*this, element)) return false;
            if (at_ == at) {
                if (free_ == 0) return fail(Refusal::TooLong);
                --free_;
            }
        }
        return true;
    }

private:
    bool is_unit(const float* components, std::size_t count, double& square) {
        square = 0;
        for (std::size_t index = 0; index < count; ++index) {
            square += static_cast<double>(components[index]) * static_cast<double>(components[index]);
        }
        if (!std::isfinite(square)) return fail(Refusal::NotFinite);
        return (square >= 0.81 && square <= 1.21) || fail(Refusal::OutOfRange);
    }

    std::vector<std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::size_t free_ = FREE_ELEMENTS;
    const char* field_ = "";
    Error error_;
};

/// The checksum of a checked packet, which starts with the id of its direction.
inline std::uint32_t crc32(std::uint64_t id, const std::uint8_t* body, std::size_t size) {
    std::uint32_t crc = 0xffffffffu;
    const auto add = [&crc](std::uint8_t byte) {
        crc ^= byte;
        for (int bit = 0; bit < 8; ++bit) crc = (crc & 1) != 0 ? (crc >> 1) ^ 0xedb88320u : crc >> 1;
    };
    for (unsigned index = 0; index < 8; ++index) add(static_cast<std::uint8_t>(id >> (8 * index)));
    for (std::size_t index = 0; index < size; ++index) add(body[index]);
    return ~crc;
}

constexpr std::uint32_t END_OF_PACKET = 0x4fae3689u;

template <class T>
struct Result {
    T value{};
    Error error{};
    explicit operator bool() const { return !error; }
};

template <class T, class Read>
Result<T> decode(const std::uint8_t* packet, std::size_t size, Read read) {
    Result<T> result;
    Reader reader(packet, size);
    if (read(reader, result.value)) reader.finish();
    result.error = reader.error();
    return result;
}

template <class T, class Write>
Result<std::vector<std::uint8_t>> encode(const T& value, Write write) {
    Result<std::vector<std::uint8_t>> result;
    Writer writer;
    write(writer, value);
    result.error = writer.error();
    if (!result.error) result.value = writer.take();
    return result;
}

template <class T, class Read>
Result<T> decode_checked(std::uint64_t id, const std::uint8_t* packet, std::size_t size, Read read) {
    Result<T> result;
    if (size < 8) {
        result.error.kind = Refusal::TooShort;
        return result;
    }
    std::uint32_t crc = 0;
    for (unsigned index = 0; index < 4; ++index) crc |= static_cast<std::uint32_t>(packet[index]) << (8 * index);
    if (crc != crc32(id, packet + 4, size - 4)) {
        result.error.kind = Refusal::Checksum;
        return result;
    }
    Reader reader(packet + 4, size - 4);
    if (read(reader, result.value)) {
        reader.field("end of packet");
        if (reader.check(END_OF_PACKET)) reader.finish();
    }
    result.error = reader.error();
    return result;
}

template <class T, class Write>
Result<std::vector<std::uint8_t>> encode_checked(std::uint64_t id, const T& value, Write write) {
    Result<std::vector<std::uint8_t>> result;
    Writer writer;
    if (write(writer, value)) writer.check(END_OF_PACKET);
    result.error = writer.error();
    if (result.error) return result;
    const std::uint32_t crc = crc32(id, writer.packet().data(), writer.packet().size());
    for (unsigned index = 0; index < 4; ++index) result.value.push_back(static_cast<std::uint8_t>(crc >> (8 * index)));
    result.value.insert(result.value.end(), writer.packet().begin(), writer.packet().end());
    return result;
}

/// A default that only the program's type knows, or a value.
template <class T>
using OrDefault = std::optional<T>;

}  // namespace tightwire

/// The number of a field that another grows from; -1, which nothing grows from, for one out of reach.
template <class T>
std::int64_t tightwire_number(T value) {
    if (value < T{}) return -1;
    return value > static_cast<T>(tightwire::DOMAIN_LAST) && sizeof(T) > 4 ? -1 : static_cast<std::int64_t>(value);
}

#if defined(__SIZEOF_INT128__)
/// A number of any size, next to others of its sign.
template <class T>
auto tightwire_wide(T value) {
    if constexpr (std::numeric_limits<T>::is_signed || T(-1) < T{}) {
        return static_cast<tightwire::i128>(value);
    } else {
        return static_cast<tightwire::u128>(value);
    }
}
#endif

#endif  // TIGHTWIRE_RUNTIME_HPP
