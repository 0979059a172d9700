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

/// The length of a list or text, as a condition asks for it.
template <class T>
std::size_t length(const T& list) {
    return list.size();
}

/// A default list has no elements.
template <class T>
std::size_t length(const OrDefault<T>& list) {
    return list ? list->size() : 0;
}

}  // namespace tightwire

#if defined(__SIZEOF_INT128__)
template <class T>
bool tightwire_is_negative(T value) {
    if constexpr (std::numeric_limits<T>::is_signed || T(-1) < T{}) {
        return value < T{};
    } else {
        return false;
    }
}

/// How two integers of any size and sign compare: below, at or above 0.
template <class A, class B>
int tightwire_compare(A left, B right) {
    if (tightwire_is_negative(left) != tightwire_is_negative(right)) return tightwire_is_negative(left) ? -1 : 1;
    const tightwire::u128 a = static_cast<tightwire::u128>(left);
    const tightwire::u128 b = static_cast<tightwire::u128>(right);
    return a < b ? -1 : a > b ? 1 : 0;
}
#endif

#endif  // TIGHTWIRE_RUNTIME_HPP
