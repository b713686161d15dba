import { type FacetCount, JOB_FACETS, type JobFacet, type JobSearch } from '@stellenvisite/contract/job-search';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { FACETS, type Facet, facetBit, failedFacets } from './job-facets.ts';

/** Facets counted together: a group a combination of their values, few enough to add up here. Fewer groupings, faster search. */
const JOB_SETS: readonly (readonly [JobFacet, ...JobFacet[]])[] = [
  ['category', 'employmentType', 'experienceLevel', 'remote', 'country'],
  ['specialty', 'weekendFree', 'postedWithin'],
  ['shift', 'salary'],
];
/** An employer's jobs share these, so they are grouped by employer. */
const EMPLOYER_SET: readonly JobFacet[] = ['employerType', 'companySize'];
const SETS: readonly (readonly JobFacet[])[] = [...JOB_SETS, EMPLOYER_SET];

/** Jobs that fail the same choice and share the values of one set. */
type FacetGroup = { set: number; failed: number; jobs: number; keys: (string | null)[] };

export type JobCounts = { total: number; facets: Record<JobFacet, FacetCount[]> };

/** Counts the hits, and for every facet what each of its values would find. */
export async function countJobFacets(ctx: Context, query: JobSearch, candidates: SQL | undefined): Promise<JobCounts> {
  const columns = JOB_SETS.flat().map(nameOf);
  const keys = JOB_SETS.flat().map((facet) => sql`${FACETS[facet].key(ctx)} as ${nameOf(facet)}`);
  const sets = [...JOB_SETS.map((set) => sql.join(set.map(nameOf), sql`, `)), sql`employer_id`];
  const setNumber = JOB_SETS.map(([facet], index) => sql`when grouping(${nameOf(facet)}) = 0 then ${int(index)}`);
  // "offset 0" keeps PostgreSQL from computing the failed choices anew wherever they are named.
  const counted = sql`
    select case ${sql.join(setNumber, sql` `)} else ${int(JOB_SETS.length)} end as set,
      failed, ${sql.join(columns, sql`, `)}, employer_id, count(*) as jobs
    from (
      select ${sql.join(keys, sql`, `)}, ${jobs.employerId} as employer_id, ${failedFacets(query, ctx)} as failed
      from ${jobs} where ${candidates} offset 0
    ) candidate
    where failed & (failed - 1) = 0
    group by grouping sets (${sql.join(
      sets.map((set) => sql`(failed, ${set})`),
      sql`, `,
    )})`;
  const { rows } = await ctx.db.execute<{ groups: FacetGroup[] | null }>(sumGroups(ctx, counted));
  return countGroups(rows[0]?.groups ?? []);
}

/** Replaces employers by what they are filtered by, so that the answer stays small however many there are. */
function sumGroups(ctx: Context, counted: SQL): SQL {
  const jobKeys = JOB_SETS.map(
    (set, index) => sql`when set = ${int(index)} then array[${castToText(set.map(nameOf))}]`,
  );
  const employerKeys = castToText(EMPLOYER_SET.map((facet) => FACETS[facet].key(ctx)));
  return sql`
    select json_agg(json_build_object('set', set, 'failed', failed, 'jobs', jobs, 'keys', keys)) as groups from (
      select set, failed, sum(jobs)::int as jobs,
        case ${sql.join(jobKeys, sql` `)} else array[${employerKeys}] end as keys
      from (${counted}) counted left join ${employers} on ${employers.id} = counted.employer_id
      group by 1, 2, 4
    ) summed`;
}

export function countGroups(groups: readonly FacetGroup[]): JobCounts {
  const facets = JOB_FACETS.map((facet) => [facet, countFacet(facet, groups)] as const);
  return { total: countHits(groups), facets: Object.fromEntries(facets) as JobCounts['facets'] };
}

function countHits(groups: readonly FacetGroup[]): number {
  return groups.reduce((sum, { set, failed, jobs: found }) => sum + (set === 0 && failed === 0 ? found : 0), 0);
}

/** A facet counts the hits and what only its own choice keeps out. */
function countFacet(facet: JobFacet, groups: readonly FacetGroup[]): FacetCount[] {
  const { values, valuesOf }: Facet = FACETS[facet];
  const set = SETS.findIndex((facets) => facets.includes(facet));
  const position = SETS[set]?.indexOf(facet) ?? -1;
  const counts = new Map((values ?? []).map((value) => [value, 0]));
  for (const group of groups) {
    const key = group.keys[position];
    const isCounted = group.set === set && (group.failed === 0 || group.failed === facetBit(facet));
    if (!isCounted || key === null || key === undefined) continue;
    for (const value of valuesOf(key)) {
      if (!values || counts.has(value)) counts.set(value, (counts.get(value) ?? 0) + group.jobs);
    }
  }
  const list = [...counts].map(([value, count]) => ({ value, count }));
  return values ? list : list.sort((a, b) => Number(a.value) - Number(b.value));
}

function nameOf(facet: JobFacet): SQL {
  return sql.identifier(`facet_${facet}`).getSQL();
}

function castToText(columns: readonly SQL[]): SQL {
  return sql.join(
    columns.map((column) => sql`${column}::text`),
    sql`, `,
  );
}

function int(value: number): SQL {
  return sql.raw(String(value));
}
