/// Writes a packet. After the first error every write returns false.
class Writer {
public:
    const Error& error() const { return error_; }
    std::size_t at() const { return at_; }
    void field(const char* name) { field_ = name; }
    const std::vector<std::uint8_t>& packet() {
        bytes_.resize((at_ + 7) / 8);
        return bytes_;
    }
    std::vector<std::uint8_t> take() {
        packet();
        return std::move(bytes_);
    }

    bool fail(Refusal kind) {
        if (!error_) error_ = Error{kind, at_, field_};
        return false;
    }

    bool put(std::uint64_t value, unsigned count) {
        const std::size_t end = at_ + count;
        // Room for a word, so that it grows seldom.
        if ((end + 7) / 8 + 8 > bytes_.size()) bytes_.resize(2 * bytes_.size() + (count + 7) / 8 + 64);
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

    bool f32(float value, bool not_nan = false) {
        if (not_nan && std::isnan(value)) return fail(Refusal::OutOfRange);
        std::uint32_t word = 0;
        std::memcpy(&word, &value, sizeof word);
        return put(word, 32);
    }

    bool f64(double value, bool not_nan = false) {
        if (not_nan && std::isnan(value)) return fail(Refusal::OutOfRange);
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
        std::uint64_t step = static_cast<std::uint64_t>(part);
        if (step > steps) step = steps;
        // A value that is exactly that of a step is sent as that one, so that it stays when it is sent again.
        const auto is_read = [=](std::uint64_t code) {
            volatile float read = static_cast<float>(code) / static_cast<float>(steps);
            read = read * delta;
            read = read + min;
            return read == value;
        };
        if (steps <= 1u << 23 && !is_read(step)) {
            if (step > 0 && is_read(step - 1)) {
                --step;
            } else if (step < steps && is_read(step + 1)) {
                ++step;
            }
        }
        return put(step, count);
    }

    bool smallest_three(const std::array<float, 4>& value, unsigned count) {
        double square = 0;
        if (!is_unit(value.data(), 4, square)) return false;
        const std::int64_t m = (std::int64_t{1} << (count - 1)) - 1;
        const Steps steps = settled(value, m);
        put(steps.left_out, 2);
        for (std::size_t index = 0; index < 4; ++index) {
            if (index != steps.left_out) put(static_cast<std::uint64_t>(steps.of[index] + m), count);
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
        if (count == 0) return true;
        if (at_ / 8 + count > bytes_.size()) bytes_.resize(2 * bytes_.size() + count + 64);
        std::memcpy(bytes_.data() + at_ / 8, source, count);
        at_ += count * 8;
        return true;
    }

    bool count(std::size_t value, std::size_t min, std::size_t max, unsigned width) {
        if (value < min) return fail(Refusal::OutOfRange);
        return value <= max ? put(value - min, width) : fail(Refusal::TooLong);
    }

    bool byte_list(const std::vector<std::uint8_t>& value, std::size_t min, std::size_t max, unsigned width) {
        return count(value.size(), min, max, width) && bytes(value.data(), value.size());
    }

    bool text(const std::string& value, std::size_t min, std::size_t max, unsigned width) {
        const auto* source = reinterpret_cast<const std::uint8_t*>(value.data());
        if (value.size() > max) return fail(Refusal::TooLong);
        if (!is_text(source, value.size())) return fail(Refusal::Text);
        return count(value.size(), min, max, width) && bytes(source, value.size());
    }

    bool wide_text(const std::u16string& value, std::size_t min, std::size_t max, unsigned width) {
        if (value.size() > max) return fail(Refusal::TooLong);
        for (std::size_t index = 0; index < value.size(); ++index) {
            const char16_t unit = value[index];
            if (unit == 0 || (unit >= 0xdc00 && unit < 0xe000)) return fail(Refusal::Text);
            if (unit < 0xd800 || unit >= 0xe000) continue;
            ++index;
            if (index >= value.size() || value[index] < 0xdc00 || value[index] >= 0xe000) return fail(Refusal::Text);
        }
        if (!count(value.size(), min, max, width)) return false;
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
    bool list(const std::vector<T>& value, std::size_t min, std::size_t max, unsigned width, Each each) {
        if (!count(value.size(), min, max, width)) return false;
        for (const T& element : value) {
            const std::size_t at = at_;
            if (!pay(at, each(*this, element))) return false;
        }
        return true;
    }

    /// Elements, put in order.
    template <class T, class Each>
    bool set(const std::vector<T>& value, std::size_t min, std::size_t max, unsigned width, bool repeats, Each each) {
        return sorted(value, min, max, width, repeats, each, [](const T& element) -> const T& { return element; });
    }

    template <class K, class V, class Key, class Value>
    bool map(const std::vector<std::pair<K, V>>& value, std::size_t min, std::size_t max, unsigned width, Key key, Value of) {
        using Entry = std::pair<K, V>;
        const auto each = [&key, &of](Writer& w, const Entry& entry) { return key(w, entry.first) && of(w, entry.second); };
        return sorted(value, min, max, width, false, each, [](const Entry& entry) -> const K& { return entry.first; });
    }

    template <class T, class Each>
    bool climb(const std::vector<T>& value, std::size_t min, std::size_t max, unsigned width, std::uint32_t largest, Each each) {
        if (!count(value.size(), min, max, width)) return false;
        for (std::size_t index = 0; index < value.size(); ++index) {
            const std::size_t at = at_;
            bool is_written = false;
            if (index == 0) {
                is_written = each(*this, value[index]);
            } else {
                const std::int64_t number = tightwire_number(value[index]);
                const std::int64_t previous = tightwire_number(value[index - 1]);
                if (number <= previous) return fail(Refusal::NotAscending);
                is_written = relative(static_cast<std::uint32_t>(number), previous, largest);
            }
            if (!pay(at, is_written)) return false;
        }
        return true;
    }

    template <class T, class Each>
    bool exactly(const std::vector<T>& value, Length length, std::size_t max, Each each) {
        if (!length.is_within(max)) return fail(Refusal::TooLong);
        const std::size_t size = static_cast<std::size_t>(length.number);
        return list(value, size, size, 0, each);
    }

    bool half(float value) {
        std::uint32_t word = 0;
        std::memcpy(&word, &value, sizeof word);
        const std::uint32_t sign = (word >> 16) & 0x8000u;
        const std::uint32_t exponent = (word >> 23) & 0xffu;
        const std::uint32_t fraction = word & 0x7fffffu;
        if (exponent == 0xff) {
            const std::uint32_t kept = fraction >> 13;
            return put(sign | 0x7c00u | kept | (fraction != 0 && kept == 0 ? 0x200u : 0u), 16);
        }
        // A fraction that is rounded up to the next power of two carries into the exponent.
        const bool is_normal = exponent > 112;
        const std::uint32_t digits = is_normal ? ((exponent - 112) << 23) | fraction : fraction | 0x800000u;
        const std::uint32_t shift = is_normal ? 13 : 126 - exponent;
        std::uint32_t code = 0;
        if (shift <= 31) {
            const std::uint32_t rest = digits & ((1u << shift) - 1);
            const std::uint32_t middle = 1u << (shift - 1);
            code = digits >> shift;
            if (rest > middle || (rest == middle && (code & 1) != 0)) ++code;
        }
        return code < 0x7c00u ? put(sign | code, 16) : fail(Refusal::OutOfRange);
    }

    template <class T>
    bool angle(T value, unsigned count) {
        if (!std::isfinite(value)) return fail(Refusal::NotFinite);
        const double turns = static_cast<double>(value) / TURN;
        volatile double part = turns - std::floor(turns);
        part = part * static_cast<double>(std::uint64_t{1} << count);
        part = part + 0.5;
        return put(static_cast<std::uint64_t>(part) & ((std::uint64_t{1} << count) - 1), count);
    }

    bool wrapping(std::uint64_t value, std::uint64_t from, unsigned width) {
        const std::uint64_t last = ~std::uint64_t{0} >> (64 - width);
        const std::uint64_t above = (value - from - 1) & last;
        const std::uint64_t steps = ((above << 1) ^ ((above >> (width - 1)) != 0 ? ~std::uint64_t{0} : 0)) & last;
        for (unsigned row = 0; row < serial_rows(width); ++row) {
            const SerialRow& one = SERIAL_ROWS[row];
            if (steps - one.first < (std::uint64_t{1} << one.bits)) {
                put(std::uint64_t{1} << row, row + 1);
                return put(steps - one.first, one.bits);
            }
        }
        put(0, serial_rows(width));
        return put(value, width);
    }

    bool object_index(std::uint64_t value, std::uint64_t from, std::uint64_t objects) {
        const std::uint64_t largest = objects + 1;
        if (from >= largest) return fail(Refusal::NotAscending);
        if (value > objects) return fail(Refusal::OutOfRange);
        if (value + 1 <= from) return fail(Refusal::NotAscending);
        const std::uint64_t difference = value + 1 - from;
        unsigned zeros = 0;
        for (const IndexRow& row : INDEX_ROWS) {
            if (difference < row.first + (std::uint64_t{1} << row.bits)) {
                put(std::uint64_t{1} << zeros, zeros + 1);
                return put(difference - row.first, row.bits);
            }
            ++zeros;
        }
        put(0, zeros);
        return put(difference - BEYOND_ROWS, width_of(largest - BEYOND_ROWS));
    }

private:
    using Quaternion = std::array<float, 4>;

    /// The component of a rotation that is left out, and the step of each.
    struct Steps {
        std::size_t left_out = 0;
        std::array<std::int64_t, 4> of{};
    };

    /// The nearest steps.
    static Steps rounded(const Quaternion& value, std::int64_t m) {
        Steps steps;
        double square = 0;
        for (std::size_t index = 0; index < 4; ++index) {
            square += static_cast<double>(value[index]) * static_cast<double>(value[index]);
            if (std::fabs(value[index]) > std::fabs(value[steps.left_out])) steps.left_out = index;
        }
        const double length = std::sqrt(square);
        for (std::size_t index = 0; index < 4; ++index) {
            const double scaled = static_cast<double>(value[index]) / length * SQRT_2 * static_cast<double>(m);
            std::int64_t step = static_cast<std::int64_t>(std::fabs(scaled) + 0.5);
            if (index != steps.left_out && step > m) step = m;
            steps.of[index] = std::signbit(value[index]) != std::signbit(value[steps.left_out]) ? -step : step;
        }
        return steps;
    }

    /// The rotation that a reader restores, if there is one.
    static bool read(const Steps& steps, std::int64_t m, Quaternion& value) {
        std::int64_t rest = 2 * m * m;
        for (std::size_t index = 0; index < 4; ++index) {
            const std::int64_t step = steps.of[index];
            if (index == steps.left_out) continue;
            if (step > m || step < -m) return false;
            rest -= step * step;
            value[index] = static_cast<float>(static_cast<double>(step) / static_cast<double>(m) * SQRT_HALF);
        }
        if (rest < 0) return false;
        value[steps.left_out] = static_cast<float>(std::sqrt(static_cast<double>(rest) / static_cast<double>(2 * m * m)));
        return true;
    }

    static Quaternion negated(const Quaternion& value) { return {-value[0], -value[1], -value[2], -value[3]}; }

    /// A rotation that was read has the code that it was read from, even if rounding would exchange components.
    static Steps settled(const Quaternion& value, std::int64_t m) {
        const Steps nearest = rounded(value, m);
        std::int64_t most = 0;
        std::int64_t next = 0;
        for (const std::int64_t step : nearest.of) {
            const std::int64_t size = step < 0 ? -step : step;
            next = size > most ? most : size > next ? size : next;
            most = size > most ? size : most;
        }
        Quaternion as_read{};
        if (most - next > 3 || !read(nearest, m, as_read)) return nearest;
        if (as_read == value || as_read == negated(value)) return nearest;
        for (const Quaternion& candidate : {value, negated(value)}) {
            for (std::size_t left_out = 0; left_out < 4; ++left_out) {
                Steps steps;
                steps.left_out = left_out;
                for (std::size_t index = 0; index < 4; ++index) {
                    const double scaled = static_cast<double>(candidate[index]) * SQRT_2 * static_cast<double>(m);
                    steps.of[index] = static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
                }
                Quaternion same{};
                if (read(steps, m, same) && same == candidate) return steps;
            }
        }
        const Steps again = rounded(as_read, m);
        Quaternion same{};
        if (read(again, m, same) && (same == as_read || same == negated(as_read))) return again;
        return nearest;
    }

    /// Counts an element that takes no bits.
    bool pay(std::size_t at, bool is_written) {
        if (!is_written) return false;
        if (at_ != at) return true;
        if (free_ == 0) return fail(Refusal::TooLong);
        --free_;
        return true;
    }

    template <class T, class Each, class Key>
    bool sorted(const std::vector<T>& value, std::size_t min, std::size_t max, unsigned width, bool repeats, Each each, Key key) {
        std::vector<std::size_t> places(value.size());
        for (std::size_t index = 0; index < places.size(); ++index) places[index] = index;
        const auto compare = [&value, &key](std::size_t a, std::size_t b) { return order(key(value[a]), key(value[b])); };
        std::stable_sort(places.begin(), places.end(), [&compare](std::size_t a, std::size_t b) { return compare(a, b) < 0; });
        for (std::size_t index = 1; index < places.size(); ++index) {
            if (!repeats && compare(places[index - 1], places[index]) == 0) return fail(Refusal::KeyOrder);
        }
        if (!count(value.size(), min, max, width)) return false;
        for (const std::size_t place : places) {
            const std::size_t at = at_;
            if (!pay(at, each(*this, value[place]))) return false;
        }
        return true;
    }

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

