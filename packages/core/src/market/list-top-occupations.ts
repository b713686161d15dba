import { JOB_CATEGORIES, type JobCategory } from '@stellenvisite/contract/job-fields';
import type { Language } from '@stellenvisite/contract/languages';
import type { MarketOverview } from '@stellenvisite/contract/market.schema';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobClasses } from '@stellenvisite/db/schema/search';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { isLive } from '../live-jobs.ts';
import { occupationLabel, occupationTerms } from '../occupations/occupation-label.ts';

type TopOccupations = Record<JobCategory, MarketOverview['categories'][number]['top']>;
type TitleRow = {
  category: JobCategory;
  occupation: string | null;
  title: string;
  jobs: number;
  /** All jobs of the occupation, told once, with its most used title. */
  occupationJobs: number;
};
type NamedJobs = TitleRow & { label: string };

const TOP = 5;
/** An occupation's most used titles say enough of how it is called. */
const TITLES_READ = 60;

/** The occupations with most jobs of each category; a count is what the words find within that category. */
export async function listTopOccupations(ctx: Context): Promise<TopOccupations> {
  const titles = await listUsedTitles(ctx);
  const named = titles.map((row) => ({ ...row, label: occupationLabel(row.title) }));
  const top = JOB_CATEGORIES.flatMap((category) => {
    const groups = Map.groupBy(
      named.filter((row) => row.category === category),
      (row) => row.occupation ?? row.label,
    );
    return [...groups.values()]
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, TOP)
      .map((group) => ({ category, ...nameOccupation(group, ctx.language) }));
  });
  const counts = await countJobs(ctx, top);
  const counted = top
    .map((entry, index) => ({ ...entry, count: counts[index] ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const entries = JOB_CATEGORIES.map((category) => [
    category,
    counted.filter((entry) => entry.category === category).map(({ label, q, count }) => ({ label, q, count })),
  ]);
  return Object.fromEntries(entries);
}

async function listUsedTitles(ctx: Context): Promise<TitleRow[]> {
  const { rows } = await ctx.db.execute<TitleRow>(sql`
    select category, occupation, title, jobs,
      (case when place = 1 then occupation_jobs else 0 end)::int as "occupationJobs"
    from (
      select *, sum(jobs) over (partition by category, coalesce(occupation, title)) as occupation_jobs,
        row_number() over (partition by category, coalesce(occupation, title) order by jobs desc, title) as place
      from (
        select ${jobs.category} as category, ${jobClasses.occupation} as occupation, ${jobs.title} as title,
          count(*) as jobs
        from ${jobs} left join ${jobClasses} on ${eq(jobClasses.jobId, jobs.id)} where ${isLive(ctx)} group by 1, 2, 3
      ) counted
    ) placed where place <= ${TITLES_READ}`);
  return rows;
}

/** An occupation has our name for it in the reader's language, and is searched by that. */
function nameOccupation(group: readonly NamedJobs[], language: Language): { label: string; q: string } {
  const known = occupationByKey.get(group[0]?.occupation ?? '');
  const label = known?.label[language] ?? nameByTitles(group);
  return { label, q: label };
}

/** Of the words that stand in many of the titles the plainest: "Oberarzt" rather than "Leitender Oberarzt". */
function nameByTitles(group: readonly NamedJobs[]): string {
  const terms = [...new Set(group.flatMap(({ label }) => occupationTerms(label)))];
  const found = terms.map((term) => ({
    term,
    words: term.split(' ').length,
    jobs: sumOf(group.filter(({ title }) => title.includes(term))),
  }));
  const most = Math.max(...found.map((entry) => entry.jobs));
  const [name] = found
    .filter((entry) => entry.jobs * 2 >= most)
    .sort((a, b) => a.words - b.words || b.jobs - a.jobs || a.term.localeCompare(b.term, 'de'));
  return name?.term ?? group[0]?.label ?? '';
}

function sumOf(group: readonly NamedJobs[]): number {
  return group.reduce((sum, row) => sum + row.jobs, 0);
}

function sizeOf(group: readonly NamedJobs[]): number {
  return group.reduce((sum, row) => sum + row.occupationJobs, 0);
}
