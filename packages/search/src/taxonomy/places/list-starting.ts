import { dropUmlauts } from './fold-place-name.ts';
import { type NameStart, placeBook } from './place-book.ts';

/** Names that begin as a folded text does, at their first word; with `anyWord` at a later one too. */
export function listStarting(folded: string, { anyWord = false } = {}): NameStart[] {
  const { starts } = placeBook();
  const wanted = dropUmlauts(folded);
  const found: NameStart[] = [];
  for (let index = firstAtLeast(starts, wanted); starts[index]?.start.startsWith(wanted); index += 1) {
    const each = starts[index];
    if (each && (anyWord || each.isFirstWord)) found.push(each);
  }
  return found;
}

function firstAtLeast(starts: readonly NameStart[], wanted: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle]?.start ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
