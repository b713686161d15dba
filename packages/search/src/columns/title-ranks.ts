import type { FactStore } from './fact-store.ts';
import type { PackedTexts } from './packed-texts.ts';

/** The titles in their order, by number, and the place of each. */
type Ranked = { order: Uint32Array; ranks: Uint32Array };

const { compare } = new Intl.Collator('de');
const cachedRanks = new WeakMap<FactStore, Ranked>();

/** Returns the place of each title among all titles. Those that came since the last time are sorted in. */
export function titleRanks(store: FactStore): Uint32Array {
  const { titles } = store;
  const known = cachedRanks.get(store);
  const before = known?.order ?? new Uint32Array();
  if (known && before.length === titles.size) return known.ranks;
  const news = sortTitles(titles, numbersFrom(before.length, titles.size));
  const order = before.length === 0 ? news : insert(titles, before, news);
  const ranks = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank += 1) ranks[order[rank] ?? 0] = rank;
  cachedRanks.set(store, { order, ranks });
  return ranks;
}

function numbersFrom(start: number, end: number): Uint32Array {
  return Uint32Array.from({ length: end - start }, (_none, index) => start + index);
}

const AT_ONCE = 16_384;

/** In parts that are then merged, so that never more than a part of the titles are strings. */
function sortTitles(titles: PackedTexts, numbers: Uint32Array): Uint32Array {
  if (numbers.length > AT_ONCE) {
    const middle = numbers.length >> 1;
    const [first, second] = [numbers.subarray(0, middle), numbers.subarray(middle)];
    return merge(titles, sortTitles(titles, first), sortTitles(titles, second));
  }
  const texts = Array.from(numbers, (number) => ({ number, text: titles.textOf(number) }));
  return Uint32Array.from(
    texts.sort((a, b) => compare(a.text, b.text)),
    ({ number }) => number,
  );
}

/** Among equals those of the first list stand first. */
function merge(titles: PackedTexts, first: Uint32Array, second: Uint32Array): Uint32Array {
  const merged = new Uint32Array(first.length + second.length);
  let at = 0;
  let text = titles.textOf(first[0] ?? 0);
  for (let other = 0; other < second.length; other += 1) {
    const otherText = titles.textOf(second[other] ?? 0);
    while (at < first.length && compare(text, otherText) <= 0) {
      merged[at + other] = first[at] ?? 0;
      at += 1;
      if (at < first.length) text = titles.textOf(first[at] ?? 0);
    }
    merged[at + other] = second[other] ?? 0;
  }
  merged.set(first.subarray(at), at + second.length);
  return merged;
}

/** The same for few new ones: the place of each is found by bisection. */
function insert(titles: PackedTexts, order: Uint32Array, news: Uint32Array): Uint32Array {
  const merged = new Uint32Array(order.length + news.length);
  let from = 0;
  for (let index = 0; index < news.length; index += 1) {
    const number = news[index] ?? 0;
    const place = firstBehind(titles, order, titles.textOf(number), from);
    merged.set(order.subarray(from, place), from + index);
    merged[place + index] = number;
    from = place;
  }
  merged.set(order.subarray(from), from + news.length);
  return merged;
}

function firstBehind(titles: PackedTexts, order: Uint32Array, text: string, from: number): number {
  let low = from;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(titles.textOf(order[middle] ?? 0), text) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
