import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS } from '@stellenvisite/contract/jobs/job-fields';
import {
  PAY_BAND_ADS,
  PAY_BAND_EMPLOYERS,
  PAY_BAND_RADIUS_KM,
  quantile,
} from '@stellenvisite/contract/jobs/pay/market-pay';
import { type DocList, NO_DOCS, toDocs } from '../columns/doc-list.ts';
import { type FactStore, NO_PAY, pointOf, unpack } from '../columns/fact-store.ts';
import { filterDocs } from '../columns/filter-docs.ts';
import { BITS } from '../columns/packed-bits.ts';
import { TERM_PREFIX } from '../language/term-prefix.ts';
import { kilometresBetween } from '../taxonomy/places/distance.ts';
import type { ComparedJob } from './pick-similar.ts';
import type { SearchRequest } from './search-request.ts';
import { filterLive } from './select-candidates.ts';

/** The pay for the same work elsewhere: the middle half of the ads, in cents a month for full time. */
export type PayBand = {
  min: number;
  max: number;
  /** How many ads it is taken from. */
  count: number;
  /** How far around the job they are; null where it took those of the whole country. */
  radiusKm: number | null;
};

/** Paid by other rules, or for fewer hours than a month of full time has. */
const EXCLUDED = (['freelance', 'internship', 'part_time'] as const).map((type) => EMPLOYMENT_TYPES.indexOf(type));

/** Finds the market around a job, or of its country where too few ads are near; null where those are too few as well. */
export async function findPayBand({ index, now }: SearchRequest, job: ComparedJob): Promise<PayBand | null> {
  if (!job.occupation) return null;
  const store = await index.currentFacts();
  const term = TERM_PREFIX.occupation + job.occupation;
  const same = (await index.readPostings([term])).get(term) ?? NO_DOCS;
  return measurePayBand(store, job, same, now().getTime() / 1000);
}

export function measurePayBand(store: FactStore, job: ComparedJob, same: DocList, now: number): PayBand | null {
  const live = filterLive(store, toDocs(same).slice(), now);
  const comparable = filterDocs(live, (doc) => doc !== job.doc && isComparable(store, job, doc));
  const near = filterDocs(comparable, (doc) => kilometresBetween(job, pointOf(store, doc)) <= PAY_BAND_RADIUS_KM);
  return bandOf(store, near, PAY_BAND_RADIUS_KM) ?? bandOf(store, comparable, null);
}

function isComparable(store: FactStore, job: ComparedJob, doc: number): boolean {
  return (
    store.payMin[doc] !== NO_PAY &&
    unpack(store, BITS.country, doc) === COUNTRIES.indexOf(job.country) &&
    (job.experienceLevel === null ||
      unpack(store, BITS.experienceLevel, doc) === EXPERIENCE_LEVELS.indexOf(job.experienceLevel)) &&
    !EXCLUDED.includes(unpack(store, BITS.employmentType, doc))
  );
}

/** Ads of one or two employers are their pay and not the market's. */
function bandOf(store: FactStore, docs: Uint32Array, radiusKm: number | null): PayBand | null {
  const employers = new Set(Array.from(docs, (doc) => store.employer[doc]));
  if (docs.length < PAY_BAND_ADS || employers.size < PAY_BAND_EMPLOYERS) return null;
  const middles = Array.from(docs, (doc) => ((store.payMin[doc] ?? 0) + (store.payMax[doc] ?? 0)) / 2);
  middles.sort((one, other) => one - other);
  return { min: quantile(middles, 0.25), max: quantile(middles, 0.75), count: docs.length, radiusKm };
}
