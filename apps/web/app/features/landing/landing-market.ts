import type { EmployerItem } from '@stellenvisite/contract/employers.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { MarketOverview, Testimonial } from '@stellenvisite/contract/market.schema';
import { buildingKindOf } from '../employers/shared/buildings/building-kind.ts';
import { pickBoardJobs } from './pick-board-jobs.ts';
import { pickRosterJobs } from './pick-roster-jobs.ts';

export type LandingMarket = Pick<MarketOverview, 'jobs' | 'employers' | 'newSinceYesterday' | 'asOf' | 'categories'> & {
  roster: { above: JobItem[]; below: JobItem[] };
  board: { lead: JobItem | null; others: JobItem[] };
  street: EmployerItem[];
  voices: Testimonial[];
};

const MAX_EMPLOYERS = 6;
const VOICES = 3;

/** What of the market the landing page shows. The rest does not travel to the browser. */
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
