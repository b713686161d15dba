import { countIntersection, intersects } from '../columns/doc-bits.ts';
import type { FactStore } from '../columns/fact-store.ts';
import { liveDocs } from '../columns/live-docs.ts';
import type { QueryPlan, UnderstoodQuery } from '../question/query-plan.ts';
import { relaxPlan } from '../question/relax-plan.ts';
import { matchPlan } from './match-plan.ts';
import type { Postings } from './visit-docs.ts';

/** How many live docs match a question's words; where none does, how many match the relaxed question. */
export function countMatching(
  asked: UnderstoodQuery,
  indexed: { postings: Postings; store: FactStore },
  now: number,
): number {
  const { bits } = liveDocs(indexed.store, now);
  const count = (plan: QueryPlan) => countIntersection(matchPlan(plan, indexed), bits);
  const found = count(asked.plan);
  if (found > 0 || asked.plan.units.length < 2) return found;
  return count(relaxPlan(asked, (plan) => intersects(matchPlan(plan, indexed), bits)).plan);
}
