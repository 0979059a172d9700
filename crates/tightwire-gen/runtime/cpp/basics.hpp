// What generated messages are made of: bits, limits and errors. C++17, no dependency, no exceptions.
#ifndef TIGHTWIRE_RUNTIME_HPP
#define TIGHTWIRE_RUNTIME_HPP

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// The number of a field that another grows from; -1, which nothing grows from, for one out of reach.
template <class T>
std::int64_t tightwire_number(T value) {
    if (value < T{}) return -1;
    return value > static_cast<T>(0x7fffffff) && sizeof(T) > 4 ? -1 : static_cast<std::int64_t>(value);
}

namespace tightwire {

enum class Refusal : std::uint8_t {
    None, UnexpectedEnd, OutOfRange, Padding, Text, NotAscending, Check, TrailingBytes, TooLong,
    NotFinite, TooShort, Checksum, KeyOrder, Schema,
};

inline const char* to_string(Refusal refusal) {
    static const char* const names[] = {
        "None", "UnexpectedEnd", "OutOfRange", "Padding", "Text", "NotAscending", "Check",
        "TrailingBytes", "TooLong", "NotFinite", "TooShort", "Checksum", "KeyOrder", "Schema",
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

constexpr double TURN = 6.283185307179586476925286766559005768;
struct SerialRow { std::uint64_t first; unsigned bits; };
constexpr SerialRow SERIAL_ROWS[] = {{0, 0}, {1, 3}, {9, 5}, {41, 9}, {553, 13}, {8745, 17}};
constexpr unsigned serial_rows(unsigned width) { return width > 16 ? 6 : width > 8 ? 5 : 3; }
struct IndexRow { std::uint64_t first; unsigned bits; };
constexpr IndexRow INDEX_ROWS[] = {{1, 0}, {2, 2}, {6, 3}, {14, 4}, {30, 5}, {62, 6}};
constexpr std::uint64_t BEYOND_ROWS = 126;

/// The bits that hold a number.
constexpr unsigned width_of(std::uint64_t last) {
    unsigned bits = 0;
    for (; last != 0; last >>= 1) ++bits;
    return bits;
}

/// A step of a length that is computed, which may be negative, unless it has left 64 bits.
struct Length {
    static constexpr std::int64_t LEAST = std::numeric_limits<std::int64_t>::min();
    static constexpr std::int64_t MOST = std::numeric_limits<std::int64_t>::max();
    bool is_one = false;
    std::int64_t number = 0;

    template <class T>
    static Length of(T value) {
        const std::int64_t number = static_cast<std::int64_t>(value);
        return Length{static_cast<T>(number) == value && (number < 0) == (value < T{}), number};
    }
    /// Returns whether a list with at most `max` elements can have this length.
    bool is_within(std::size_t max) const { return is_one && number >= 0 && static_cast<std::uint64_t>(number) <= max; }

    friend Length operator+(Length a, Length b) {
        const bool fits = b.number >= 0 ? a.number <= MOST - b.number : a.number >= LEAST - b.number;
        return a.is_one && b.is_one && fits ? Length{true, a.number + b.number} : Length{};
    }
    friend Length operator-(Length a, Length b) {
        const bool fits = b.number >= 0 ? a.number >= LEAST + b.number : a.number <= MOST + b.number;
        return a.is_one && b.is_one && fits ? Length{true, a.number - b.number} : Length{};
    }
    friend Length operator*(Length a, Length b) {
        const bool fits = a.number == 0 || b.number == 0 ||
            (a.number > 0 ? (b.number > 0 ? a.number <= MOST / b.number : b.number >= LEAST / a.number)
                          : (b.number > 0 ? a.number >= LEAST / b.number : a.number >= MOST / b.number));
        return a.is_one && b.is_one && fits ? Length{true, a.number * b.number} : Length{};
    }
};

/// The order of values: below 0, 0 or above. Nothing is below everything, a NaN above everything.
template <class T, std::enable_if_t<std::is_arithmetic_v<T> || std::is_enum_v<T>, int> = 0>
int order(const T& a, const T& b) {
    if (a < b) return -1;
    if (b < a) return 1;
    return static_cast<int>(!(a == a)) - static_cast<int>(!(b == b));
}
#if defined(__SIZEOF_INT128__)
inline int order(const u128& a, const u128& b) { return a < b ? -1 : b < a ? 1 : 0; }
inline int order(const i128& a, const i128& b) { return a < b ? -1 : b < a ? 1 : 0; }
#endif
inline int order(const std::string& a, const std::string& b) { return a.compare(b); }
template <class T> int order(const std::optional<T>& a, const std::optional<T>& b);
template <class T> int order(const std::vector<T>& a, const std::vector<T>& b);
template <class T, std::size_t N> int order(const std::array<T, N>& a, const std::array<T, N>& b);

template <class List>
int order_lists(const List& a, const List& b) {
    for (std::size_t index = 0; index < a.size() && index < b.size(); ++index) {
        const typename List::value_type left = a[index];
        const typename List::value_type right = b[index];
        const int found = order(left, right);
        if (found != 0) return found;
    }
    return a.size() < b.size() ? -1 : a.size() > b.size() ? 1 : 0;
}
template <class T> int order(const std::optional<T>& a, const std::optional<T>& b) {
    return a && b ? order(*a, *b) : static_cast<int>(a.has_value()) - static_cast<int>(b.has_value());
}
template <class T> int order(const std::vector<T>& a, const std::vector<T>& b) { return order_lists(a, b); }
template <class T, std::size_t N> int order(const std::array<T, N>& a, const std::array<T, N>& b) { return order_lists(a, b); }

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

