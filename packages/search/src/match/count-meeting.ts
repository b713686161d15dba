import { countCommon, hasCommon } from '../columns/doc-bits.ts';
import type { FactStore } from '../columns/fact-store.ts';
import { liveDocs } from '../columns/live-docs.ts';
import { loosenPlan } from '../question/loosen-plan.ts';
import type { QueryPlan, UnderstoodQuery } from '../question/query-plan.ts';
import { meetPlan } from './meet-plan.ts';
import type { Postings } from './visit-docs.ts';

/** How many live docs meet a question's words; where none does, how many meet what is left of it. */
export function countMeeting(
  asked: UnderstoodQuery,
  indexed: { postings: Postings; store: FactStore },
  now: number,
): number {
  const { bits } = liveDocs(indexed.store, now);
  const count = (plan: QueryPlan) => countCommon(meetPlan(plan, indexed), bits);
  const found = count(asked.plan);
  if (found > 0 || asked.plan.units.length < 2) return found;
  return count(loosenPlan(asked, (plan) => hasCommon(meetPlan(plan, indexed), bits)).plan);
}
