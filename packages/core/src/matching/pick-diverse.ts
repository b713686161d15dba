import type { Recommendations } from '@stellenvisite/contract/matching.schema';

type Item = Recommendations['items'][number];

const PER_EMPLOYER = 2;
const PER_CITY = 4;

/** The best first, but few of one employer or place; where that leaves too few, the rest follows by score. */
export function pickDiverse(items: readonly Item[], most: number): Item[] {
  const ordered = [...items].sort((a, b) => b.score - a.score || a.job.id.localeCompare(b.job.id));
  const counts = new Map<string, number>();
  const takes = (key: string, limit: number) => (counts.get(key) ?? 0) < limit;
  const picked: Item[] = [];
  for (const item of ordered) {
    const [employer, city] = [`employer ${item.job.employer.id}`, `city ${item.job.location.city}`];
    if (picked.length >= most || !takes(employer, PER_EMPLOYER) || !takes(city, PER_CITY)) continue;
    for (const key of [employer, city]) counts.set(key, (counts.get(key) ?? 0) + 1);
    picked.push(item);
  }
  const rest = ordered.filter((item) => !picked.includes(item));
  return [...picked, ...rest].slice(0, most);
}
