import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { JOB_CATEGORIES, type JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import type { MarketOverview } from '@stellenvisite/contract/jobs/market.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { testimonials } from '@stellenvisite/db/schema/content/testimonials';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses } from '@stellenvisite/db/schema/jobs/search';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { and, asc, count, countDistinct, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { isEmployerActive } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { employerItemColumns, toEmployerItem } from '../../employers/employer-view.ts';
import { isLive } from '../../live-jobs.ts';
import { type FoundJob, listJobItems } from '../list-job-items.ts';
import { listMarketPlaces } from './list-market-places.ts';

const MARKER_WORD = '(?:[mwdfxiagn]|gn|div\\.?|divers|male|female|diverse|all|genders?|alle|geschlechter|human)';

/** "(m/w/d)", "[w|m|x]", "(all genders)": any bracket of single letters or the words used in their place. */
const GENDER_MARKER = new RegExp(`\\s*[([{]\\s*${MARKER_WORD}(?:[\\s/|*,.:;+-]+${MARKER_WORD})*\\s*[)\\]}]`, 'iu');

/** The rest of a title from the first words about place, time or amount: it no longer names the work. */
const TAIL =
  /\s*(?:\s[–—|-]\s|,\s|\s\d+\s*(?:[–-]\s*\d+\s*)?%|\s(?:im|am|auf|bei|mit|zur|zum|ab|in der|in unserer?)\s|\sin (?:Teilzeit|Vollzeit|Voll-)|\s\().*$/iu;

const GENDER_SUFFIX = /[/*:_]-?(?:in(?:nen)?|r|n|e|frau|mann)\b/giu;

/** Stems that are words by themselves once the suffix is off: Pfleger:in, Therapeut*in; not Ärzt:in. */
const WHOLE_STEM = /(?:er|eut|ent|ant|or|ist|eur)[*:_]in\b/iu;

type CountedSearch = { q: string; category?: JobCategory };

type TopOccupations = Record<JobCategory, MarketOverview['categories'][number]['top']>;

type TitleRow = {
  category: JobCategory;
  occupation: string | null;
  title: string;
  jobs: number;
  /** All jobs of the occupation, reported once, with its most used title. */
  occupationJobs: number;
};

type NamedJobs = TitleRow & { label: string };

const TOP = 5;

/** An occupation's most used titles say enough of how it is called. */
const TITLES_READ = 60;

const PLACES = 24;
const ROSTER_ROWS = 40;
const FEATURED_JOBS = 12;
const NEWEST_JOBS = 12;
const FEATURED_EMPLOYERS = 24;

/** Returns the market as it is at this moment: every figure is counted, none is claimed. */
export async function getMarketOverview(ctx: Context): Promise<MarketOverview> {
  const [figures, top, { items: places }, roster, featuredJobs, newestJobs, featuredEmployers, voices] =
    await Promise.all([
      countMarket(ctx),
      listTopOccupations(ctx),
      listMarketPlaces(ctx),
      listOnePerEmployer(ctx, isNotNull(jobs.week), ROSTER_ROWS),
      listOnePerEmployer(ctx, sql`${jobs.featured}`, FEATURED_JOBS),
      listOnePerEmployer(ctx, undefined, NEWEST_JOBS),
      listFeaturedEmployers(ctx),
      listTestimonials(ctx),
    ]);
  return {
    ...figures,
    asOf: ctx.now().toISOString(),
    categories: figures.categories.map((entry) => ({ ...entry, top: top[entry.category] })),
    places: places
      .slice(0, PLACES)
      .map(({ slug, name, country, jobs: found }) => ({ slug, name, country, count: found })),
    roster,
    featuredJobs,
    newestJobs,
    featuredEmployers,
    testimonials: voices,
  };
}

async function countMarket(ctx: Context) {
  const yesterday = new Date(ctx.now().getTime() - DAY_MS).toISOString();
  const [[totals], groups] = await Promise.all([
    ctx.db
      .select({
        jobs: count(),
        employers: countDistinct(jobs.employerId),
        newSinceYesterday: sql<number>`count(*) filter (where ${jobs.postedAt} >= ${yesterday}::timestamptz)`,
      })
      .from(jobs)
      .where(isLive(ctx)),
    ctx.db
      .select({ category: jobs.category, country: jobs.country, jobs: count() })
      .from(jobs)
      .where(isLive(ctx))
      .groupBy(jobs.category, jobs.country),
  ]);
  const sumOf = (rows: typeof groups) => rows.reduce((sum, row) => sum + row.jobs, 0);
  return {
    jobs: totals?.jobs ?? 0,
    employers: totals?.employers ?? 0,
    newSinceYesterday: totals?.newSinceYesterday ?? 0,
    categories: JOB_CATEGORIES.map((category) => ({
      category,
      count: sumOf(groups.filter((row) => row.category === category)),
    })),
    countries: COUNTRIES.map((country) => ({ country, count: sumOf(groups.filter((row) => row.country === country)) })),
  };
}

/** Lists the newest jobs, at most one an employer, so that no employer fills the landing page. */
async function listOnePerEmployer(ctx: Context, condition: SQL | undefined, limit: number): Promise<JobItem[]> {
  const { rows } = await ctx.db.execute<FoundJob>(sql`
    select id, null::float8 as km from (
      select distinct on (${jobs.employerId}) ${jobs.id} as id, ${jobs.postedAt} as posted_at
      from ${jobs} where ${and(isLive(ctx), condition)}
      order by ${jobs.employerId}, ${jobs.postedAt} desc, ${jobs.id}
    ) newest order by posted_at desc, id limit ${limit}`);
  return listJobItems(ctx, rows);
}

async function listFeaturedEmployers(ctx: Context) {
  const columns = employerItemColumns(ctx);
  const rows = await ctx.db
    .select(columns)
    .from(employers)
    .where(and(eq(employers.featured, true), isEmployerActive()))
    .orderBy(desc(columns.openPositions), asc(employers.id))
    .limit(FEATURED_EMPLOYERS);
  return rows.map((row) => toEmployerItem(row));
}

async function listTestimonials(ctx: Context) {
  const rows = await ctx.db.select().from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.id));
  return rows.map(({ id, audience, name, city, week, ...row }) => ({
    id,
    quote: ctx.language === 'en' ? row.quoteEn : row.quoteDe,
    name,
    role: ctx.language === 'en' ? row.roleEn : row.roleDe,
    city,
    audience,
    week,
  }));
}

/** The occupations with most jobs of each category; a count is what the words find within that category. */
async function listTopOccupations(ctx: Context): Promise<TopOccupations> {
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

/** How many live jobs each of these searches would find. */
function countJobs(ctx: Context, searches: readonly CountedSearch[]): Promise<number[]> {
  return Promise.all(searches.map((search) => ctx.search.count(jobSearchSchema.parse(search))));
}

/** The occupation a title names: without gender marker, department, hours and the like. */
export function occupationLabel(title: string): string {
  const marker = GENDER_MARKER.exec(title);
  const named = marker && marker.index > 0 ? title.slice(0, marker.index) : title.replace(GENDER_MARKER, '');
  const label = named.replace(TAIL, '').replace(/\s+/gu, ' ').trim();
  return label === '' ? title.trim() : label;
}

/** The plain words under which an occupation's label is searched: "Oberärztin / Oberarzt" by either one. */
export function occupationTerms(label: string): string[] {
  if (/[*:_]in\b/iu.test(label) && !WHOLE_STEM.test(label)) return [];
  const forms = label
    .replace(GENDER_SUFFIX, '')
    .replace(/\/-\p{L}+/gu, '')
    .split(/\s*\/\s*/u);
  const last = forms.at(-1)?.trim() ?? '';
  // "Ärztin/Arzt in Ausbildung": what appears behind belongs to both, so the first alone would say too little.
  const terms = last.includes(' ') ? [last] : forms.map((form) => form.trim());
  return terms.filter((term) => /^\p{L}.{2,}/u.test(term));
}

/** After a bulk change: the planner and the covering index of live jobs know nothing of the new rows until then. */
export async function refreshStatistics(ctx: Pick<Context, 'db'>): Promise<void> {
  await ctx.db.execute(
    sql`vacuum (analyze) jobs, employers, places, postcodes, search_docs, search_postings, search_pending, search_changes`,
  );
}
