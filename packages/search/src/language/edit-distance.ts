const MAX_WORD_LENGTH = 64;
/** Three rows of the table, reused for every pair: a search compares thousands. */
let beforeLast = new Uint8Array(MAX_WORD_LENGTH + 1);
let last = new Uint8Array(MAX_WORD_LENGTH + 1);
let current = new Uint8Array(MAX_WORD_LENGTH + 1);

/** How many letters were left out, added, mistaken or swapped with their neighbour; more than `most` is `most + 1`. */
export function editDistance(one: string, other: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(one.length - other.length) > most || Math.max(one.length, other.length) > MAX_WORD_LENGTH) return tooFar;
  for (let at = 0; at <= other.length; at += 1) last[at] = at;
  for (let row = 1; row <= one.length; row += 1) {
    if (fillRow(one, other, row) > most) return tooFar;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[other.length] ?? 0, tooFar);
}

/** The fewest typos in the row. */
function fillRow(one: string, other: string, row: number): number {
  const letter = one.charCodeAt(row - 1);
  const letterBefore = one.charCodeAt(row - 2);
  current[0] = row;
  let least = row;
  for (let at = 1; at <= other.length; at += 1) {
    const isSame = letter === other.charCodeAt(at - 1);
    let steps = Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
    const isSwapped = at > 1 && letter === other.charCodeAt(at - 2) && letterBefore === other.charCodeAt(at - 1);
    if (isSwapped) steps = Math.min(steps, (beforeLast[at - 2] ?? 0) + 1);
    current[at] = steps;
    least = Math.min(least, steps);
  }
  return least;
}
