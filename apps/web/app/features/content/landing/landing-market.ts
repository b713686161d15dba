import type { EmployerItem } from '@stellenvisite/contract/employers/employers.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import type { MarketOverview, Testimonial } from '@stellenvisite/contract/jobs/market.schema';
import { buildingKindOf } from '../../jobs/display/employer/buildings/building-kind.ts';

const ROWS = 4;

/** A longer title would be cut off in the name column. */
const SHORT_TITLE = 34;

const isLong = (job: JobItem) => job.title.length > SHORT_TITLE;

const MAX_NEIGHBOURS = 4;

const hasFullWeek = (job: JobItem) => job.week !== null && job.salary !== null && job.shifts.length > 1;

const isOther = (job: JobItem, others: readonly JobItem[]) => others.every((other) => other.id !== job.id);

const isOtherEmployer = (job: JobItem, others: readonly JobItem[]) =>
  others.every((other) => other.employer.id !== job.employer.id);

const isOtherField = (job: JobItem, others: readonly JobItem[]) =>
  isOtherEmployer(job, others) && others.every((other) => other.category !== job.category);

export type LandingMarket = Pick<MarketOverview, 'jobs' | 'employers' | 'newSinceYesterday' | 'asOf' | 'categories'> & {
  roster: JobItem[];
  board: { lead: JobItem | null; others: JobItem[] };
  street: EmployerItem[];
  voices: Testimonial[];
};

const MAX_EMPLOYERS = 6;
const VOICES = 3;

/** Picks the data of the market that the landing page shows. The rest is not sent to the browser. */
export function landingMarket(market: MarketOverview): LandingMarket {
  const { jobs, employers, newSinceYesterday, asOf, categories } = market;
  return {
    jobs,
    employers,
    newSinceYesterday,
    asOf,
    categories,
    roster: pickRosterJobs(market.roster),
    board: pickBoardJobs(market.featuredJobs, market.newestJobs),
    street: pickEmployers(market.featuredEmployers),
    voices: pickVoices(market.testimonials),
  };
}

/** Six employers of as many kinds of building as possible, so that the drawn street is varied. */
export function pickEmployers(employers: readonly EmployerItem[]): EmployerItem[] {
  const kinds = new Map<string, EmployerItem[]>();
  for (const employer of employers) {
    const kind = buildingKindOf({ ...employer, country: employer.location.country });
    kinds.set(kind, [...(kinds.get(kind) ?? []), employer]);
  }
  const rounds = Math.max(0, ...[...kinds.values()].map((same) => same.length));
  return Array.from({ length: rounds }, (_, round) => [...kinds.values()].flatMap((same) => same[round] ?? []))
    .flat()
    .slice(0, MAX_EMPLOYERS);
}

/** Both sides have their say: seekers, and one who hires. */
function pickVoices(testimonials: readonly Testimonial[]): Testimonial[] {
  const [first, ...seekers] = testimonials.filter(({ audience }) => audience === 'seeker');
  const hiring = testimonials.filter(({ audience }) => audience === 'employer');
  return [first, hiring[0], ...seekers, ...hiring.slice(1)].filter((voice) => voice !== undefined).slice(0, VOICES);
}

/**
 * A featured job leads, at best one whose pay and changing shifts are known; next to it the newest, those with a known
 * week first, one per employer and of as many fields as there are.
 */
export function pickBoardJobs(
  featured: readonly JobItem[],
  newest: readonly JobItem[],
): { lead: JobItem | null; others: JobItem[] } {
  const leads = [...featured, ...newest];
  const lead = leads.find(hasFullWeek) ?? leads.find((job) => job.week) ?? leads[0] ?? null;
  const rest = [...newest, ...featured].filter((job) => job.id !== lead?.id);
  const candidates = [...rest.filter((job) => job.week), ...rest.filter((job) => !job.week)];
  const others: JobItem[] = [];
  for (const fits of [isOtherField, isOtherEmployer, isOther]) {
    for (const job of candidates) if (others.length < MAX_NEIGHBOURS && fits(job, others)) others.push(job);
  }
  return { lead, others };
}

/**
 * Four rows that differ. Only jobs with monthly pay, as the column says; short titles, nights and weekends first; then one
 * week pattern and one category after another, so that the hero does not show four times the same.
 */
export function pickRosterJobs(jobs: readonly JobItem[]): JobItem[] {
  const monthly = jobs
    .filter((job) => job.week && job.salary?.period === 'month')
    .sort((a, b) => Number(isLong(a)) - Number(isLong(b)) || variety(b) - variety(a));
  const picked: JobItem[] = [];
  for (const isNew of [differsInBoth, differsInWeek, () => true]) {
    for (const job of monthly) {
      if (picked.length < ROWS && !picked.includes(job) && isNew(job, picked)) picked.push(job);
    }
  }
  return picked;
}

/** Nights and weekends are what people look for first. */
function variety({ shifts, week }: JobItem): number {
  const isOnWeekend = week?.slice(5).some((cell) => cell !== null) ?? false;
  return shifts.length + (shifts.includes('night') ? 2 : 0) + (isOnWeekend ? 1 : 0);
}

function differsInBoth(job: JobItem, picked: readonly JobItem[]): boolean {
  return differsInWeek(job, picked) && picked.every((other) => other.category !== job.category);
}

function differsInWeek(job: JobItem, picked: readonly JobItem[]): boolean {
  return picked.every((other) => weekPattern(other) !== weekPattern(job) && other.employer.id !== job.employer.id);
}

function weekPattern(job: JobItem): string {
  return (job.week ?? []).map((cell) => cell?.shift ?? '-').join();
}
