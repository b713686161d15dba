import { addCommon, type DocBits, dropCommon, dropFrom, keepCommon, setBit, wordsFor } from '../columns/doc-bits.ts';
import { addList } from '../columns/doc-list.ts';
import type { Alternative, QueryPlan, Unit } from '../question/query-plan.ts';
import { bitsOf, type Indexed, listsOf, visitDocs } from './visit-docs.ts';

/** Where every plan is met, one after the other: each is done before the next one begins. */
let [met, others]: [DocBits, DocBits] = [new Uint32Array(), new Uint32Array()];

/**
 * The docs that meet a plan, where nobody asks how well. The bits are the next plan's too. What was written since this process last looked is for
 * its next look.
 */
export function meetPlan({ units, excluded }: QueryPlan, indexed: Indexed): DocBits {
  const words = wordsFor(indexed.store.size);
  if (met.length < words) [met, others] = [new Uint32Array(words), new Uint32Array(words)];
  const [found, further] = [met.subarray(0, words), others.subarray(0, words)];
  const [first, ...rest] = units;
  if (first) meetUnit(first, indexed, found);
  else found.fill(-1);
  for (const unit of rest) keepCommon(found, meetUnit(unit, indexed, further));
  for (const unit of excluded) {
    // Whether a phrase stands there only the ad itself can say.
    if (unit.phrase === undefined) dropCommon(found, meetUnit(unit, indexed, further));
  }
  dropFrom(found, indexed.store.size);
  return found;
}

/** The docs that meet one unit, in the bits that are given. */
export function meetUnit({ alternatives }: Unit, indexed: Indexed, into: DocBits): DocBits {
  into.fill(0);
  for (const alternative of alternatives) addMeeting(alternative, indexed, into);
  return into;
}

function addMeeting(alternative: Alternative, indexed: Indexed, into: DocBits): void {
  const [only, ...more] = listsOf(alternative, indexed.postings);
  const bits = bitsOf(alternative, indexed);
  if (alternative.country === undefined && only && more.length === 0) addList(into, only);
  else if (bits) addCommon(into, bits);
  else visitDocs(alternative, indexed, (doc) => setBit(into, doc));
}
