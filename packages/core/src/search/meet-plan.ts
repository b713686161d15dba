import { addCommon, type DocBits, dropCommon, keepCommon, setBit, wordsFor } from './doc-bits.ts';
import { addList, NO_DOCS } from './doc-list.ts';
import type { FactStore } from './fact-store.ts';
import type { Alternative, QueryPlan, Unit } from './query-plan.ts';
import { type Postings, visitDocs } from './score-plan.ts';

type Indexed = { postings: Postings; store: FactStore };

/** Where every plan is met, one after the other: a count is done before the next one begins. */
let [met, others]: [DocBits, DocBits] = [new Uint32Array(), new Uint32Array()];

/**
 * The docs that meet a plan, as `scorePlan` finds them, where nobody asks how well. The bits are the next plan's too; behind
 * the last doc of the store they say nothing.
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
  return found;
}

function meetUnit({ alternatives }: Unit, indexed: Indexed, into: DocBits): DocBits {
  into.fill(0);
  for (const alternative of alternatives) addMeeting(alternative, indexed, into);
  return into;
}

function addMeeting(alternative: Alternative, { postings, store }: Indexed, into: DocBits): void {
  const lists = alternative.terms.map((term) => postings.get(term) ?? NO_DOCS);
  const [only] = lists;
  const bits = lists.flatMap((list) => list.bits ?? []);
  if (alternative.country === undefined && only && lists.length === 1) addList(into, only);
  else if (alternative.country === undefined && bits.length > 1 && bits.length === lists.length) addCommon(into, bits);
  else visitDocs(alternative, postings, store, (doc) => setBit(into, doc));
}
