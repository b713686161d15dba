import type { JobSearch, JobSort } from '@stellenvisite/contract/job-search';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { keywordScore } from './match-keywords.ts';
import type { Keyword } from './parse-keywords.ts';

type Order = { key: SQL; direction: SQL };

const ASCENDING = sql.raw('asc nulls last');
const DESCENDING = sql.raw('desc nulls last');

/** Worth some four hours of freshness: an ad comes forward among equals and cannot buy its way past a better match. */
const FEATURED_BONUS = 0.002;
const FRESHNESS_BONUS = 0.15;
/** Days after which a job's freshness counts half. */
const FRESHNESS_HALF_LIFE = 14;

export function jobOrder(query: JobSearch, keywords: readonly Keyword[], ctx: Context): Order {
  const orders: Record<JobSort, () => Order> = {
    relevance: () => ({ key: relevance(keywords, ctx), direction: DESCENDING }),
    newest: () => ({ key: sql`${jobs.postedAt}`, direction: DESCENDING }),
    oldest: () => ({ key: sql`${jobs.postedAt}`, direction: ASCENDING }),
    salary_desc: () => ({ key: sql`${jobs.payMonthMax}`, direction: DESCENDING }),
    salary_asc: () => ({ key: sql`${jobs.payMonthMin}`, direction: ASCENDING }),
    title_asc: () => ({ key: sql`${jobs.title}`, direction: ASCENDING }),
    title_desc: () => ({ key: sql`${jobs.title}`, direction: DESCENDING }),
  };
  return orders[query.sort ?? 'relevance']();
}

function relevance(keywords: readonly Keyword[], ctx: Context): SQL {
  const now = ctx.now().toISOString();
  // date_part and the casts keep the sum in float8; extract and bare literals would make it numeric, several times slower.
  const ageDays = sql`(date_part('epoch', ${now}::timestamptz - ${jobs.postedAt}) / 86400)`;
  const small = sql`(case when ${jobs.featured} then ${float(FEATURED_BONUS)} else 0 end
    + ${float(FRESHNESS_BONUS * FRESHNESS_HALF_LIFE)} / (${float(FRESHNESS_HALF_LIFE)} + ${ageDays}))`;
  if (keywords.length === 0) return small;
  return sql`(${keywordScore(keywords)} + ${small})`;
}

function float(value: number): SQL {
  return sql.raw(`${value}::float8`);
}
