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

    bool f32(float& value, bool not_nan = false) {
        const std::size_t start = at_;
        std::uint64_t word = 0;
        if (!bits(word, 32)) return false;
        const std::uint32_t low = static_cast<std::uint32_t>(word);
        std::memcpy(&value, &low, sizeof value);
        return !(not_nan && std::isnan(value)) || fail(Refusal::OutOfRange, start);
    }

    bool f64(double& value, bool not_nan = false) {
        const std::size_t start = at_;
        std::uint64_t word = 0;
        if (!bits(word, 64)) return false;
        std::memcpy(&value, &word, sizeof value);
        return !(not_nan && std::isnan(value)) || fail(Refusal::OutOfRange, start);
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

    bool count(std::size_t& value, std::size_t min, std::size_t max, unsigned width) {
        const std::size_t start = at_;
        std::uint64_t code = 0;
        if (!bits(code, width)) return false;
        if (code > max - min) return fail(Refusal::OutOfRange, start);
        value = min + static_cast<std::size_t>(code);
        return true;
    }

    bool byte_list(std::vector<std::uint8_t>& value, std::size_t min, std::size_t max, unsigned width) {
        std::size_t size = 0;
        const std::uint8_t* source = nullptr;
        if (!count(size, min, max, width) || !data(source, size, at_)) return false;
        value.assign(source, source + size);
        return true;
    }

    bool text(std::string& value, std::size_t min, std::size_t max, unsigned width) {
        const std::size_t start = at_;
        std::size_t size = 0;
        const std::uint8_t* source = nullptr;
        if (!count(size, min, max, width) || !data(source, size, at_)) return false;
        if (!is_text(source, size)) return fail(Refusal::Text, start);
        value.assign(source, source + size);
        return true;
    }

    bool wide_text(std::u16string& value, std::size_t min, std::size_t max, unsigned width) {
        const std::size_t start = at_;
        std::size_t size = 0;
        if (!count(size, min, max, width)) return false;
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
    bool list(std::vector<T>& value, std::size_t min, std::size_t max, unsigned width, Each each) {
        return elements(value, min, max, width, [&each](Reader& r, T& element, const std::vector<T>&) { return each(r, element); }, [](const T&, const T&) { return true; });
    }

    /// Elements in ascending order.
    template <class T, class Each>
    bool set(std::vector<T>& value, std::size_t min, std::size_t max, unsigned width, bool repeats, Each each) {
        const auto follows = [repeats](const T& last, const T& next) { return order(last, next) < (repeats ? 1 : 0); };
        return elements(value, min, max, width, [&each](Reader& r, T& element, const std::vector<T>&) { return each(r, element); }, follows);
    }

    /// Entries in ascending order of their keys.
    template <class K, class V, class Key, class Value>
    bool map(std::vector<std::pair<K, V>>& value, std::size_t min, std::size_t max, unsigned width, Key key, Value of) {
        using Entry = std::pair<K, V>;
        const auto each = [&key, &of](Reader& r, Entry& entry, const std::vector<Entry>&) { return key(r, entry.first) && of(r, entry.second); };
        return elements(value, min, max, width, each, [](const Entry& last, const Entry& next) { return order(last.first, next.first) < 0; });
    }

    /// Numbers, each relative to the one before it.
    template <class T, class Each>
    bool climb(std::vector<T>& value, std::size_t min, std::size_t max, unsigned width, std::uint32_t largest, Each each) {
        const auto next = [&each, largest](Reader& r, T& element, const std::vector<T>& so_far) {
            if (so_far.empty()) return each(r, element);
            std::uint32_t number = 0;
            if (!r.relative(number, tightwire_number(so_far.back()), largest)) return false;
            element = static_cast<T>(number);
            return true;
        };
        return elements(value, min, max, width, next, [](const T&, const T&) { return true; });
    }

    /// As many elements as earlier fields say.
    template <class T, class Each>
    bool exactly(std::vector<T>& value, Length length, std::size_t max, Each each) {
        if (!length.is_within(max)) return fail(Refusal::OutOfRange, at_);
        const std::size_t size = static_cast<std::size_t>(length.number);
        return list(value, size, size, 0, each);
    }

    bool half(float& value) {
        std::uint64_t code = 0;
        if (!bits(code, 16)) return false;
        const unsigned exponent = static_cast<unsigned>(code >> 10) & 0x1fu;
        const std::uint32_t fraction = static_cast<std::uint32_t>(code) & 0x3ffu;
        const std::uint32_t sign = static_cast<std::uint32_t>(code & 0x8000u) << 16;
        std::uint32_t word = sign | 0x7f800000u | (fraction << 13);
        if (exponent > 0 && exponent < 0x1f) word = sign | ((exponent + 112) << 23) | (fraction << 13);
        std::memcpy(&value, &word, sizeof value);
        if (exponent == 0) value = std::copysign(std::ldexp(static_cast<float>(fraction), -24), sign != 0 ? -1.0f : 1.0f);
        return true;
    }

    template <class T>
    bool angle(T& value, unsigned count) {
        std::uint64_t code = 0;
        if (!bits(code, count)) return false;
        const double steps = static_cast<double>(std::uint64_t{1} << count);
        double step = static_cast<double>(code);
        if (step * 2 >= steps) step -= steps;
        value = static_cast<T>(step / steps * TURN);
        return true;
    }

    /// A number that goes round after 2^width, counted from another one.
    template <class T>
    bool wrapping(T& value, std::uint64_t from, unsigned width) {
        std::uint64_t word = 0;
        for (unsigned row = 0; row < serial_rows(width); ++row) {
            if (!bits(word, 1)) return false;
            if (word == 0) continue;
            if (!bits(word, SERIAL_ROWS[row].bits)) return false;
            const std::uint64_t steps = SERIAL_ROWS[row].first + word;
            const std::uint64_t above = (steps >> 1) ^ ((steps & 1) != 0 ? ~std::uint64_t{0} : 0);
            value = static_cast<T>(from + 1 + above);
            return true;
        }
        if (!bits(word, width)) return false;
        value = static_cast<T>(word);
        return true;
    }

    /// An index from `from` on; `objects` ends a walk.
    bool object_index(std::uint64_t& value, std::uint64_t from, std::uint64_t objects) {
        const std::size_t start = at_;
        const std::uint64_t largest = objects + 1;
        if (from >= largest) return fail(Refusal::NotAscending, start);
        std::uint64_t word = 0;
        std::uint64_t difference = 0;
        for (const IndexRow& row : INDEX_ROWS) {
            if (!bits(word, 1)) return false;
            if (word == 0) continue;
            if (!bits(word, row.bits)) return false;
            difference = row.first + word;
            break;
        }
        if (difference == 0) {
            if (largest < BEYOND_ROWS) return fail(Refusal::OutOfRange, start);
            if (!bits(word, width_of(largest - BEYOND_ROWS))) return false;
            difference = BEYOND_ROWS + word;
        }
        if (difference > largest - from) return fail(Refusal::OutOfRange, start);
        value = from + difference - 1;
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
        if (count <= 57 && end_ / 8 - at_ / 8 >= 8) {
            // One load, where there are as many bytes.
            const std::uint8_t* first = bytes_ + at_ / 8;
            for (unsigned index = 0; index < 8; ++index) value |= static_cast<std::uint64_t>(first[index]) << (8 * index);
            value = (value >> (at_ % 8)) & ((std::uint64_t{1} << count) - 1);
            at_ += count;
            return value;
        }
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

    template <class T, class Each, class Follows>
    bool elements(std::vector<T>& value, std::size_t min, std::size_t max, unsigned width, Each each, Follows follows) {
        const std::size_t start = at_;
        std::size_t size = 0;
        if (!count(size, min, max, width)) return false;
        if (size > free_ && size - free_ > left()) return fail(Refusal::UnexpectedEnd, start);
        value.clear();
        for (std::size_t index = 0; index < size; ++index) {
            const std::size_t at = at_;
            T element{};
            if (!each(*this, element, value)) return false;
            if (at_ == at) {
                if (free_ == 0) return fail(Refusal::OutOfRange, at);
                --free_;
            }
            if (!value.empty() && !follows(value.back(), element)) return fail(Refusal::KeyOrder, at);
            value.push_back(std::move(element));
        }
        return true;
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

