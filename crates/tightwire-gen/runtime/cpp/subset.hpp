
// Subsets: which places of an array are filled, by the cheapest of several encodings.
#ifndef TIGHTWIRE_SUBSET_HPP
#define TIGHTWIRE_SUBSET_HPP

namespace tightwire {

/// Reads the members of a subset of `count` places, each by its index.
template <class Each>
class SubsetReader {
public:
    SubsetReader(Reader& reader, std::size_t count, Each each) : r(reader), count_(count), each_(each) {}

    bool read() {
        std::uint32_t strategy = 0;
        if (!r.integer<std::uint32_t>(strategy, 0, 5, 3)) return false;
        switch (strategy) {
        case 0: return bitmap();
        case 1: return indices();
        case 2: return ladder();
        case 3: return gaps();
        case 4: return holes();
        default: return runs();
        }
    }

private:
    bool bitmap() {
        if (r.left() < count_) return r.fail(Refusal::UnexpectedEnd, r.at());
        for (std::size_t index = 0; index < count_; ++index) {
            bool is_member = false;
            if (!r.boolean(is_member)) return false;
            if (is_member && !each_(index)) return false;
        }
        return true;
    }

    bool indices() {
        const std::size_t last = count_ > 0 ? count_ - 1 : 0;
        std::size_t members = 0;
        if (!r.count(members, 0, count_, width_of(count_))) return false;
        std::size_t least = 0;
        for (; members > 0; --members) {
            const std::size_t start = r.at();
            std::uint64_t index = 0;
            if (!r.bits(index, width_of(last))) return false;
            if (index > last) return r.fail(Refusal::OutOfRange, start);
            if (index < least) return r.fail(Refusal::NotAscending, start);
            // Without places there is no member to name.
            if (index >= count_ || !each_(static_cast<std::size_t>(index))) return false;
            least = static_cast<std::size_t>(index) + 1;
        }
        return true;
    }

    bool ladder() {
        std::uint64_t from = 0;
        for (;;) {
            std::uint64_t index = 0;
            if (!r.object_index(index, from, count_)) return false;
            if (index >= count_) return true;
            if (!each_(static_cast<std::size_t>(index))) return false;
            from = index + 1;
        }
    }

    bool gaps() {
        unsigned k = 0;
        if (!parameter(k)) return false;
        std::size_t at = 0;
        bool is_there = false;
        if (!walk(0, k, at, is_there)) return false;
        while (is_there) {
            if (!each_(at) || !walk(at + 1, k, at, is_there)) return false;
        }
        return true;
    }

    bool holes() {
        unsigned k = 0;
        if (!parameter(k)) return false;
        std::size_t at = 0;
        while (at < count_) {
            const std::size_t start = r.at();
            bool is_last = false;
            if (!r.boolean(is_last)) return false;
            std::uint64_t run = std::uint64_t{1} << k;
            if (run > count_ - at) run = count_ - at;
            if (is_last && !r.bits(run, k)) return false;
            if (is_last && run >= count_ - at) return r.fail(Refusal::OutOfRange, start);
            if (r.left() < run) return r.fail(Refusal::UnexpectedEnd, start);
            const std::size_t end = at + static_cast<std::size_t>(run);
            if (!members(at, end)) return false;
            at = is_last ? end + 1 : end;
        }
        return true;
    }

    bool runs() {
        unsigned skipped = 0;
        unsigned lengths = 0;
        if (!parameter(skipped) || !parameter(lengths)) return false;
        std::size_t first = 0;
        bool is_there = false;
        if (!walk(0, skipped, first, is_there)) return false;
        while (is_there) {
            const std::size_t start = r.at();
            std::size_t last = 0;
            bool ends = false;
            if (!walk(first, lengths, last, ends)) return false;
            if (!ends) return r.fail(Refusal::OutOfRange, start);
            if (r.left() < last - first + 1) return r.fail(Refusal::UnexpectedEnd, start);
            if (!members(first, last + 1) || !walk(last + 2, skipped, first, is_there)) return false;
        }
        return true;
    }

    /// One code stands for many: a member without bits is followed by one.
    bool members(std::size_t first, std::size_t end) {
        for (std::size_t index = first; index < end; ++index) {
            const std::size_t start = r.at();
            if (!each_(index)) return false;
            if (r.at() != start) continue;
            std::uint64_t zero = 0;
            if (!r.bits(zero, 1)) return false;
            if (zero != 0) return r.fail(Refusal::Padding, start);
        }
        return true;
    }

    bool parameter(unsigned& k) { return r.integer<unsigned>(k, 0, width_of(count_), width_of(width_of(count_))); }

    /// The next place that is meant, if there is one.
    bool walk(std::size_t from, unsigned k, std::size_t& found, bool& is_there) {
        const std::size_t start = r.at();
        is_there = false;
        for (std::uint64_t at = from; at < count_; at += std::uint64_t{1} << k) {
            std::uint64_t word = 0;
            if (!r.bits(word, 1)) return false;
            if (word == 0) continue;
            if (!r.bits(word, k)) return false;
            if (at + word >= count_) return r.fail(Refusal::OutOfRange, start);
            found = static_cast<std::size_t>(at + word);
            is_there = true;
            return true;
        }
        return true;
    }

    Reader& r;
    std::size_t count_;
    Each each_;
};

template <class Places, class Each>
bool read_subset(Reader& r, Places& places, Each each) {
    for (auto& place : places) place.reset();
    const auto member = [&r, &places, &each](std::size_t index) { return each(r, places[index].emplace()); };
    return SubsetReader<decltype(member)>(r, places.size(), member).read();
}

template <class T, class Each>
bool read_counted_subset(Reader& r, std::vector<std::optional<T>>& places, std::size_t max, unsigned width, Each each) {
    std::size_t count = 0;
    if (!r.count(count, 0, max, width)) return false;
    places.assign(count, std::nullopt);
    return read_subset(r, places, each);
}

/// The cost of each strategy, and its parameter if it has one.
struct SubsetPlan {
    std::uint64_t count = 0;
    std::vector<std::size_t> filled;
    /// The first and the last member of each run.
    std::vector<std::pair<std::size_t, std::size_t>> runs;

    struct Best { std::uint64_t bits; unsigned k; };

    std::uint64_t before(std::size_t index) const { return index > 0 ? filled[index - 1] + 1 : 0; }
    std::uint64_t before_run(std::size_t index) const { return index > 0 ? runs[index - 1].second + 2 : 0; }
    std::uint64_t left() const { return count - before(filled.size()); }
    std::uint64_t left_after_runs() const { return before_run(runs.size()) < count ? count - before_run(runs.size()) : 0; }
    static std::uint64_t to_end(std::uint64_t distance, unsigned k) { return (distance + (std::uint64_t{1} << k) - 1) >> k; }

    /// The cheapest parameter, the largest of equals.
    template <class Cost>
    Best cheapest(Cost cost) const {
        Best best{~std::uint64_t{0}, 0};
        for (unsigned k = width_of(count) + 1; k-- > 0;) {
            const std::uint64_t bits = cost(k);
            if (bits < best.bits) best = Best{bits, k};
        }
        return best;
    }

    Best gaps() const {
        return cheapest([this](unsigned k) {
            std::uint64_t bits = to_end(left(), k);
            for (std::size_t index = 0; index < filled.size(); ++index) bits += k + 1 + ((filled[index] - before(index)) >> k);
            return bits;
        });
    }
    Best holes() const {
        return cheapest([this](unsigned k) {
            std::uint64_t bits = (count - filled.size()) * (k + 1);
            for (const auto& run : runs) {
                const std::uint64_t length = run.second - run.first + 1;
                bits += run.second + 1 == count ? to_end(length, k) : length >> k;
            }
            return bits;
        });
    }
    Best skipped() const {
        return cheapest([this](unsigned k) {
            std::uint64_t bits = to_end(left_after_runs(), k);
            for (std::size_t index = 0; index < runs.size(); ++index) bits += k + 1 + ((runs[index].first - before_run(index)) >> k);
            return bits;
        });
    }
    Best lengths() const {
        return cheapest([this](unsigned k) {
            std::uint64_t bits = 0;
            for (const auto& run : runs) bits += k + 1 + ((run.second - run.first) >> k);
            return bits;
        });
    }
    std::uint64_t index_bits(std::uint64_t difference) const {
        const unsigned row = width_of(difference + 2);
        return row < 2 ? 0 : row == 2 ? 1 : row < 8 ? 2 * row - 2 : 6 + width_of(count + 1 > 126 ? count + 1 - 126 : 0);
    }
    std::uint64_t ladder() const {
        std::uint64_t bits = index_bits(left() + 1);
        for (std::size_t index = 0; index < filled.size(); ++index) bits += index_bits(filled[index] - before(index) + 1);
        return bits;
    }
};

/// Writes the members of a subset. Bare members take no bits, which counts when the encoding is chosen.
template <class Places, class Each>
bool write_subset(Writer& w, const Places& places, Each each, bool bare = false) {
    SubsetPlan plan;
    plan.count = places.size();
    for (std::size_t index = 0; index < places.size(); ++index) {
        if (!places[index]) continue;
        if (index == 0 || !places[index - 1]) plan.runs.emplace_back(index, index);
        plan.runs.back().second = index;
        plan.filled.push_back(index);
    }
    const unsigned parameter_bits = width_of(width_of(plan.count));
    const unsigned last_bits = width_of(plan.count > 0 ? plan.count - 1 : 0);
    const SubsetPlan::Best gaps = plan.gaps();
    const SubsetPlan::Best holes = plan.holes();
    const SubsetPlan::Best skipped = plan.skipped();
    const SubsetPlan::Best lengths = plan.lengths();
    const std::array<std::uint64_t, 6> costs{
        plan.count, width_of(plan.count) + plan.filled.size() * last_bits, plan.ladder(), parameter_bits + gaps.bits,
        parameter_bits + holes.bits + (bare ? plan.filled.size() : 0),
        2 * parameter_bits + skipped.bits + lengths.bits + (bare ? plan.filled.size() : 0)};
    const std::size_t strategy = static_cast<std::size_t>(std::min_element(costs.begin(), costs.end()) - costs.begin());

    const auto member = [&w, &places, &each](std::size_t index) { return each(w, *places[index]); };
    const auto members = [&w, &member](std::size_t first, std::size_t end) {
        for (std::size_t index = first; index < end; ++index) {
            const std::size_t start = w.at();
            if (!member(index)) return false;
            if (w.at() == start) w.put(0, 1);
        }
        return true;
    };
    const auto zeros = [&w](std::uint64_t number) {
        for (; number > 0; --number) w.put(0, 1);
    };
    const auto walk = [&w, &zeros](std::uint64_t distance, unsigned k) {
        zeros(distance >> k);
        w.put(1, 1);
        w.put(distance & ((std::uint64_t{1} << k) - 1), k);
    };
    w.put(strategy, 3);
    switch (strategy) {
    case 0:
        for (std::size_t index = 0; index < places.size(); ++index) {
            w.boolean(places[index].has_value());
            if (places[index] && !member(index)) return false;
        }
        return true;
    case 1:
        w.put(plan.filled.size(), width_of(plan.count));
        for (const std::size_t index : plan.filled) {
            w.put(index, last_bits);
            if (!member(index)) return false;
        }
        return true;
    case 2:
        for (std::size_t index = 0; index < plan.filled.size(); ++index) {
            if (!w.object_index(plan.filled[index], plan.before(index), plan.count) || !member(plan.filled[index])) return false;
        }
        return w.object_index(plan.count, plan.before(plan.filled.size()), plan.count);
    case 3:
        w.put(gaps.k, parameter_bits);
        for (std::size_t index = 0; index < plan.filled.size(); ++index) {
            walk(plan.filled[index] - plan.before(index), gaps.k);
            if (!member(plan.filled[index])) return false;
        }
        zeros(SubsetPlan::to_end(plan.left(), gaps.k));
        return true;
    case 4: {
        w.put(holes.k, parameter_bits);
        std::size_t at = 0;
        while (at < places.size()) {
            std::size_t hole = at;
            while (hole < places.size() && places[hole]) ++hole;
            const std::uint64_t whole = std::uint64_t{1} << holes.k;
            const std::size_t step = whole < places.size() - at ? static_cast<std::size_t>(whole) : places.size() - at;
            if (hole - at >= step) {
                w.put(0, 1);
                if (!members(at, at + step)) return false;
                at += step;
            } else {
                w.put(1, 1);
                w.put(hole - at, holes.k);
                if (!members(at, hole)) return false;
                at = hole + 1;
            }
        }
        return true;
    }
    default:
        w.put(skipped.k, parameter_bits);
        w.put(lengths.k, parameter_bits);
        for (std::size_t index = 0; index < plan.runs.size(); ++index) {
            walk(plan.runs[index].first - plan.before_run(index), skipped.k);
            walk(plan.runs[index].second - plan.runs[index].first, lengths.k);
            if (!members(plan.runs[index].first, plan.runs[index].second + 1)) return false;
        }
        zeros(SubsetPlan::to_end(plan.left_after_runs(), skipped.k));
        return true;
    }
}

template <class T, class Each>
bool write_counted_subset(Writer& w, const std::vector<std::optional<T>>& places, std::size_t max, unsigned width, Each each, bool bare = false) {
    return w.count(places.size(), 0, max, width) && write_subset(w, places, each, bare);
}

}  // namespace tightwire

#endif  // TIGHTWIRE_SUBSET_HPP
