// Subsets: which places of an array are filled, by the cheapest of several encodings.
import { width } from "./tightwire.js";

/** The places, with null for those that are empty. */
export function readSubset(r, count, each) {
  const places = new Array(count).fill(null);
  const depth = r.depth++;
  const member = (index) => {
    r.names[r.depth] = index;
    places[index] = each(r);
  };
  // One code stands for many: a member without bits is followed by one.
  const members = (first, end) => {
    for (let index = first; index < end; index++) {
      const start = r.at;
      member(index);
      if (r.at === start && r.bits(1) !== 0) r.fail("Padding", start);
    }
  };
  const parameter = () => r.int(0, width(count), width(width(count)));
  // The next place that is meant, or -1 past the end.
  const walk = (from, k) => {
    const start = r.at;
    for (let at = from; at < count; at += 2 ** k) {
      if (r.bits(1) === 1) {
        const found = at + r.bits(k);
        if (found >= count) r.fail("OutOfRange", start);
        return found;
      }
    }
    return -1;
  };
  switch (r.int(0, 5, 3)) {
    case 0:
      r.need(count);
      for (let index = 0; index < count; index++) if (r.bool()) member(index);
      break;
    case 1: {
      const bits = width(Math.max(count - 1, 0));
      let previous = -1;
      for (let left = r.count(count, width(count)); left > 0; left--) {
        const start = r.at;
        const index = r.bits(bits);
        if (index > Math.max(count - 1, 0)) r.fail("OutOfRange", start);
        if (index <= previous) r.fail("NotAscending", start);
        member(index);
        previous = index;
      }
      break;
    }
    case 2:
      for (let index = r.objectIndex(-1, count); index < count; index = r.objectIndex(index, count)) member(index);
      break;
    case 3: {
      const k = parameter();
      for (let index = walk(0, k); index >= 0; index = walk(index + 1, k)) member(index);
      break;
    }
    case 4: {
      const k = parameter();
      let at = 0;
      while (at < count) {
        const start = r.at;
        const isLast = r.bool();
        const run = isLast ? r.bits(k) : Math.min(count - at, 2 ** k);
        if (isLast && run >= count - at) r.fail("OutOfRange", start);
        if (r.left() < run) r.fail("UnexpectedEnd", start);
        members(at, at + run);
        at += isLast ? run + 1 : run;
      }
      break;
    }
    default: {
      const skipped = parameter();
      const runs = parameter();
      for (let first = walk(0, skipped); first >= 0; ) {
        const start = r.at;
        const last = walk(first, runs);
        if (last < 0) r.fail("OutOfRange", start);
        if (r.left() < last - first + 1) r.fail("UnexpectedEnd", start);
        members(first, last + 1);
        first = walk(last + 2, skipped);
      }
    }
  }
  r.depth = depth;
  return places;
}

/** How many steps of 2^k there are in a distance. */
const steps = (distance, k) => Math.floor(distance / 2 ** k);
const stepsToEnd = (distance, k) => Math.ceil(Math.max(distance, 0) / 2 ** k);

/** The parameter with the fewest bits, the largest of equals. */
function cheapest(count, cost) {
  let best = { bits: Infinity, k: 0 };
  for (let k = width(count); k >= 0; k--) {
    const bits = cost(k);
    if (bits < best.bits) best = { bits, k };
  }
  return best;
}

function indexBits(difference, count) {
  const row = width(difference + 2);
  return row < 2 ? 0 : row === 2 ? 1 : row < 8 ? 2 * row - 2 : 6 + width(Math.max(count + 1 - 126, 0));
}

/** Places, whose number is sent first in that many bits unless those are -1. Bare members take no bits. */
export function writePlaces(w, places, most, bits, each, bare = false) {
  if (!Array.isArray(places)) w.fail("OutOfRange", w.at);
  if (bits >= 0) w.count(places.length, most, bits);
  else if (places.length !== most) w.fail("TooLong", w.at);
  writeSubset(w, places, each, bare);
}

function writeSubset(w, places, each, bare) {
  const count = places.length;
  const filled = [];
  const runs = [];
  places.forEach((place, index) => {
    if (place == null) return;
    if (index === 0 || places[index - 1] == null) runs.push([index, index]);
    runs[runs.length - 1][1] = index;
    filled.push(index);
  });
  const sum = (list, cost) => list.reduce((bits, one, index) => bits + cost(one, index), 0);
  const before = (index) => (index > 0 ? filled[index - 1] + 1 : 0);
  const left = count - before(filled.length);
  const empty = count - filled.length;
  const beforeRun = (index) => (index > 0 ? runs[index - 1][1] + 2 : 0);
  const lastRun = left === 0 && runs.length > 0 ? runs[runs.length - 1][1] - runs[runs.length - 1][0] + 1 : 0;
  const gaps = cheapest(count, (k) => sum(filled, (at, index) => k + 1 + steps(at - before(index), k)) + stepsToEnd(left, k));
  const holes = cheapest(count, (k) => empty * (k + 1) + sum(runs, ([first, last]) => steps(last - first + 1, k)) - steps(lastRun, k) + stepsToEnd(lastRun, k));
  const skipped = cheapest(count, (k) => sum(runs, ([first], index) => k + 1 + steps(first - beforeRun(index), k)) + stepsToEnd(count - beforeRun(runs.length), k));
  const lengths = cheapest(count, (k) => sum(runs, ([first, last]) => k + 1 + steps(last - first, k)));
  const parameterBits = width(width(count));
  const costs = [
    count,
    width(count) + filled.length * width(Math.max(count - 1, 0)),
    sum(filled, (at, index) => indexBits(at - before(index) + 1, count)) + indexBits(left + 1, count),
    parameterBits + gaps.bits,
    parameterBits + holes.bits + (bare ? filled.length : 0),
    2 * parameterBits + skipped.bits + lengths.bits + (bare ? filled.length : 0),
  ];
  const strategy = costs.indexOf(Math.min(...costs));

  const depth = w.depth++;
  const member = (index) => {
    w.names[w.depth] = index;
    each(w, places[index]);
  };
  const members = (first, end) => {
    for (let index = first; index < end; index++) {
      const start = w.at;
      member(index);
      if (w.at === start) w.put(0, 1);
    }
  };
  const zeros = (number) => {
    for (; number > 0; number--) w.put(0, 1);
  };
  const walk = (distance, k) => {
    zeros(steps(distance, k));
    w.put(1, 1);
    w.put(distance % 2 ** k, k);
  };
  w.put(strategy, 3);
  switch (strategy) {
    case 0:
      places.forEach((place, index) => {
        if (w.flag(place != null)) member(index);
      });
      break;
    case 1:
      w.put(filled.length, width(count));
      for (const index of filled) {
        w.put(index, width(Math.max(count - 1, 0)));
        member(index);
      }
      break;
    case 2: {
      let previous = -1;
      for (const index of filled) {
        w.objectIndex(index, previous, count);
        member(index);
        previous = index;
      }
      w.objectIndex(count, previous, count);
      break;
    }
    case 3:
      w.put(gaps.k, parameterBits);
      filled.forEach((at, index) => {
        walk(at - before(index), gaps.k);
        member(at);
      });
      zeros(stepsToEnd(left, gaps.k));
      break;
    case 4: {
      w.put(holes.k, parameterBits);
      let at = 0;
      while (at < count) {
        let hole = at;
        while (hole < count && places[hole] != null) hole++;
        const step = Math.min(count - at, 2 ** holes.k);
        if (hole - at >= step) {
          w.put(0, 1);
          members(at, at + step);
          at += step;
        } else {
          w.put(1, 1);
          w.put(hole - at, holes.k);
          members(at, hole);
          at = hole + 1;
        }
      }
      break;
    }
    default:
      w.put(skipped.k, parameterBits);
      w.put(lengths.k, parameterBits);
      runs.forEach(([first, last], index) => {
        walk(first - beforeRun(index), skipped.k);
        walk(last - first, lengths.k);
        members(first, last + 1);
      });
      zeros(stepsToEnd(count - beforeRun(runs.length), skipped.k));
  }
  w.depth = depth;
}
