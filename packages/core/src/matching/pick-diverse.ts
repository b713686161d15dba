import type { Recommendations } from '@stellenvisite/contract/matching.schema';

type Item = Recommendations['items'][number];
/** What is first is decided by `order`, which nobody is shown. */
type OrderedItem = Item & { order: number };

const PER_EMPLOYER = 2;
const PER_CITY = 4;

/** The best first, but few of one employer or place; where that leaves too few, the place no longer counts, then neither does. */
export function pickDiverse(items: readonly OrderedItem[], most: number): Item[] {
  const waiting = [...items].sort((a, b) => b.order - a.order || a.job.id.localeCompare(b.job.id));
  const picked: OrderedItem[] = [];
  const counts = new Map<string, number>();
  const takes = (key: string, limit: number) => (counts.get(key) ?? 0) < limit;
  for (const [perEmployer, perCity] of [
    [PER_EMPLOYER, PER_CITY],
    [PER_EMPLOYER, Number.POSITIVE_INFINITY],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ] as const) {
    for (const item of waiting) {
      const [employer, city] = [`employer ${item.job.employer.id}`, `city ${item.job.location.city}`];
      if (picked.includes(item) || !takes(employer, perEmployer) || !takes(city, perCity)) continue;
      for (const key of [employer, city]) counts.set(key, (counts.get(key) ?? 0) + 1);
      picked.push(item);
    }
  }
  return picked.slice(0, most).map(({ order: _, ...item }) => item);
}
