import {
  type Certainty,
  ENDING_DAYS,
  GOOD_QUALITY_FROM,
  type JobState,
  LIKELY_FROM,
  type OwnJobSort,
  SURE_FROM,
  tabOf,
} from '@stellenvisite/contract/jobs/own-jobs';
import type { OwnJobFilterValues, OwnJobs } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { momentOf } from '../../live-jobs.ts';
import { stateInSql } from '../postings/get-posting.ts';

export type Listed = { id: string; state: JobState };

/**
 * Finds the jobs that match the filters, in order and in any tab: a few bytes a job, so that counts, pages and selections come from one
 * query.
 */
export async function findListed(
  ctx: Context,
  employerIds: readonly string[],
  filter: Omit<OwnJobFilterValues, 'tab'>,
  sort: OwnJobSort = 'newest',
): Promise<Listed[]> {
  if (employerIds.length === 0) return [];
  const { rows } = await ctx.db.execute<Listed>(sql`
    with listed as (${listedRows(ctx, employerIds)})
    select id, state from listed where ${matches(ctx, filter)} order by ${ORDERS[sort]}, id`);
  return rows;
}

export type Figures = Omit<OwnJobs['figures'], 'plan' | 'topJobs' | 'isNextReviewed'>;

export const NO_FIGURES: Figures = { published: 0, ending: 0, payMissing: 0, withheld: { removed: 0, refused: 0 } };

/** The figures above the list, whatever it is narrowed to. */
export async function countFigures(ctx: Context, employerIds: readonly string[]): Promise<Figures> {
  const { rows } = await ctx.db.execute<Figures>(sql`
    with listed as (${listedRows(ctx, employerIds)})
    select
      (count(*) filter (where ${IS_PUBLISHED}))::int as "published",
      (count(*) filter (where ${isEnding(ctx)}))::int as "ending",
      (count(*) filter (where ${PAY_MISSING}))::int as "payMissing",
      json_build_object('removed', count(*) filter (where state = 'removed'),
        'refused', count(*) filter (where state = 'refused')) as "withheld"
    from listed`);
  return rows[0] ?? NO_FIGURES;
}

export function isInTab({ state }: Listed, tab: OwnJobFilterValues['tab'] = 'all'): boolean {
  return tab === 'all' || tabOf(state) === tab;
}

/** Jobs with or without a posting, and postings that were never published; two parts, so that each uses its own index. */
export function listedRows(ctx: Context, employerIds: readonly string[]): SQL {
  const ids = sql.join(
    employerIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const state = stateInSql(momentOf(ctx));
  return sql`
    select j.id, j.employer_id, j.number, j.title, j.reference, j.department_id, j.department, ${state} as state,
      j.posted_at, j.valid_through, coalesce(p.updated_at, j.updated_at) as changed_at, j.pay_min is null as pay_missing,
      coalesce(p.origin, 'feed') as origin, c.confidence, q.score,
      coalesce(p.version::text, extract(epoch from j.updated_at)::text) as text_key, q.text_key as judged_key
    from jobs j
      left join job_postings p on p.id = j.id
      left join job_classes c on c.job_id = j.id
      left join job_quality q on q.job_id = j.id
    where j.employer_id in (${ids}) and (p.removed_at is null or p.takedown_reason is not null)
    union all
    select p.id, p.employer_id, null, p.content ->> 'title', p.content ->> 'reference', d.id, d.name, ${state},
      null, null, p.updated_at, false, p.origin, null, q.score, p.version::text, q.text_key
    from job_postings p
      left join jobs j on j.id = p.id
      left join departments d on d.id = (p.content ->> 'departmentId')::uuid
      left join job_quality q on q.job_id = p.id
    where p.employer_id in (${ids}) and (p.removed_at is null or p.takedown_reason is not null) and j.id is null`;
}

const IS_PUBLISHED = sql`state in ('live', 'planned')`;
const PAY_MISSING = sql`(${IS_PUBLISHED} and pay_missing)`;

function isEnding(ctx: Context): SQL {
  const soon = new Date(ctx.now().getTime() + ENDING_DAYS * DAY_MS).toISOString();
  return sql`(state = 'live' and valid_through <= ${soon}::timestamptz)`;
}

function matches(ctx: Context, filter: Omit<OwnJobFilterValues, 'tab'>): SQL {
  const { q, department, origin, quality, certainty, payMissing, ending } = filter;
  const conditions = [
    q && hasWords(q),
    department && isOfDepartment(department),
    origin &&
      sql`origin in (${sql.join(
        origin.map((each) => sql`${each}`),
        sql`, `,
      )})`,
    quality === 'good' && sql`score >= ${GOOD_QUALITY_FROM}`,
    quality === 'weak' && sql`score < ${GOOD_QUALITY_FROM}`,
    certainty && isOfCertainty(certainty),
    payMissing && PAY_MISSING,
    ending && isEnding(ctx),
  ].filter((each) => typeof each === 'object');
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

function hasWords(q: string): SQL {
  const pattern = toLikePattern(q);
  const number = q.replaceAll(/\D/g, '');
  const isNumber = /^(?:nr\.?)?[\s\d.]+$/i.test(q) && number !== '' ? sql`or number::text = ${number}` : sql``;
  return sql`(title ilike ${pattern} or department ilike ${pattern} or reference ilike ${pattern} ${isNumber})`;
}

function isOfDepartment(asked: readonly string[]): SQL {
  const ids = asked.filter((each) => each !== 'none');
  const isOne =
    ids.length > 0
      ? sql`department_id in (${sql.join(
          ids.map((id) => sql`${id}::uuid`),
          sql`, `,
        )})`
      : sql`false`;
  return asked.includes('none') ? sql`(${isOne} or department is null)` : isOne;
}

/** A job that nobody has read yet is neither. */
function isOfCertainty(certainty: Certainty): SQL {
  const [from, below] = { sure: [SURE_FROM, 2], likely: [LIKELY_FROM, SURE_FROM], unsure: [0, LIKELY_FROM] }[certainty];
  return sql`(confidence >= ${from}::real and confidence < ${below}::real)`;
}

/** Jobs that an administrator took off the market come first, then public ones, those that wait for their employer, and those that are over. */
const STATE_ORDER = sql`array_position(
  array['removed', 'refused', 'live', 'planned', 'draft', 'pending', 'paused', 'filled', 'expired', 'closed'], case state when 'planned' then 'live' else state end)`;

const ORDERS: Record<OwnJobSort, SQL> = {
  ending: sql`${STATE_ORDER}, case when state in ('live', 'planned') then valid_through end, coalesce(posted_at, changed_at) desc`,
  newest: sql`coalesce(posted_at, changed_at) desc`,
  applications: sql`(select count(*) from applications a where a.job_id = listed.id) desc, coalesce(posted_at, changed_at) desc`,
  quality: sql`score, coalesce(posted_at, changed_at) desc`,
  title: sql`title collate "de-x-icu"`,
};
