/** Grades of this height count as relevant where a measure knows only yes and no. */
export const RELEVANT = 2;

/** Gain 2^grade − 1, discounted by log2 of the rank, relative to the best order of all there is. */
export function ndcg(found: readonly number[], all: readonly number[], depth = 10): number {
  const best = dcg(
    [...all].sort((a, b) => b - a),
    depth,
  );
  return best === 0 ? Number.NaN : dcg(found, depth) / best;
}

function dcg(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** The share of the relevant jobs that could be among the first hits and are. */
export function recall(found: readonly number[], all: readonly number[], depth = 50): number {
  const isRelevant = (grade: number) => grade >= RELEVANT;
  const possible = Math.min(depth, all.filter(isRelevant).length);
  return possible === 0 ? Number.NaN : found.slice(0, depth).filter(isRelevant).length / possible;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}
