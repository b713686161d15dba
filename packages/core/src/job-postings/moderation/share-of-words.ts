/** How much of their words two texts share, from 0 to 1; a word counts as often as it stands there. */
export function shareOfWords(one: string, other: string): number {
  const [ones, others] = [countWords(one), countWords(other)];
  let shared = 0;
  for (const [word, count] of ones) shared += Math.min(count, others.get(word) ?? 0);
  const all = sum(ones) + sum(others);
  return all === 0 ? 0 : (2 * shared) / all;
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);
