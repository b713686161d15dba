import { addIntersection, type DocBits, dropFrom, intersect, setBit, subtract, wordsFor } from '../columns/doc-bits.ts';
import { addList } from '../columns/doc-list.ts';
import type { Alternative, QueryPlan, Unit } from '../question/query-plan.ts';
import { bitsOf, type Indexed, listsOf, visitDocs } from './visit-docs.ts';

/** Reused buffers: one plan is matched before the next one begins. */
let [met, others]: [DocBits, DocBits] = [new Uint32Array(), new Uint32Array()];

/**
 * The docs that match a plan, without points. The bits are overwritten by the next plan. Docs written since the last refresh are
 * left out.
 */
export function matchPlan({ units, excluded }: QueryPlan, indexed: Indexed): DocBits {
  const words = wordsFor(indexed.store.size);
  if (met.length < words) [met, others] = [new Uint32Array(words), new Uint32Array(words)];
  const [found, further] = [met.subarray(0, words), others.subarray(0, words)];
  const [first, ...rest] = units;
  if (first) matchUnit(first, indexed, found);
  else found.fill(-1);
  for (const unit of rest) intersect(found, matchUnit(unit, indexed, further));
  for (const unit of excluded) {
    // Only the text of the job says whether it contains a phrase.
    if (unit.phrase === undefined) subtract(found, matchUnit(unit, indexed, further));
  }
  dropFrom(found, indexed.store.size);
  return found;
}

/** The docs that match one unit, written to the given bits. */
export function matchUnit({ alternatives }: Unit, indexed: Indexed, into: DocBits): DocBits {
  into.fill(0);
  for (const alternative of alternatives) addMatching(alternative, indexed, into);
  return into;
}

function addMatching(alternative: Alternative, indexed: Indexed, into: DocBits): void {
  const [only, ...more] = listsOf(alternative, indexed.postings);
  const bits = bitsOf(alternative, indexed);
  if (alternative.country === undefined && only && more.length === 0) addList(into, only);
  else if (bits) addIntersection(into, bits);
  else visitDocs(alternative, indexed, (doc) => setBit(into, doc));
}
