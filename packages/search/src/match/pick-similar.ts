import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import {
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  JOB_CATEGORIES,
  type JobCategory,
  SPECIALTIES,
  type Specialty,
} from '@stellenvisite/contract/jobs/job-fields';
import { type DocList, hasDoc, NO_DOCS, toDocs } from '../columns/doc-list.ts';
import { allDocs, type FactStore, pointOf, unpack } from '../columns/fact-store.ts';
import { filterDocs } from '../columns/filter-docs.ts';
import { BITS } from '../columns/packed-bits.ts';
import { TERM_PREFIX } from '../language/term-prefix.ts';
import { kilometresBetween, type Point } from '../taxonomy/places/distance.ts';
import { type FillKeys, firstInOrder } from './first-in-order.ts';
import type { SearchRequest } from './search-request.ts';
import { filterLive } from './select-candidates.ts';

/** The job that others are compared with. */
export type ComparedJob = Point & {
  category: JobCategory;
  specialty: Specialty | null;
  experienceLevel: ExperienceLevel | null;
  country: Country;
  /** Its document, where it has one. */
  doc: number | null;
  /** As it was classified. */
  occupation: string | null;
};

const HALF_DISTANCE_KM = 40;
/** How much each thing in common counts; of the nearness, that of a job at the same place. */
const WEIGHT = { occupation: 3, nearness: 3, specialty: 1.5, experienceLevel: 0.5, country: 0.5 };
/** The maximum score of a job of another occupation. */
const MAX_OF_OTHERS = WEIGHT.nearness + WEIGHT.specialty + WEIGHT.experienceLevel + WEIGHT.country;
/** With so many of the same occupation nobody needs another one. */
const ENOUGH = 200;
/**
 * The deduction for each further job of one employer: less than the weight of the occupation, so that an unlike job of another employer
 * gains nothing.
 */
const REPEATED_EMPLOYER = 2;
/** Of so many most alike the employers are compared. */
const POOL = 500;

/** Documents of live jobs of the same kind of work, near first; a job posted this moment may be missing. */
export async function findSimilar({ index, now }: SearchRequest, job: ComparedJob, limit: number): Promise<number[]> {
  const store = await index.currentFacts();
  const term = TERM_PREFIX.occupation + (job.occupation ?? '');
  const same = (await index.readPostings([term])).get(term) ?? NO_DOCS;
  return pickSimilar(store, job, same, { limit, now: now().getTime() / 1000 });
}

type Picked = { limit: number; now: number };

/**
 * Of the live jobs of its category those most like a job, those of its occupation before all others, and from several
 * employers where there are some.
 */
export function pickSimilar(store: FactStore, job: ComparedJob, same: DocList, { limit, now }: Picked): number[] {
  const category = JOB_CATEGORIES.indexOf(job.category);
  const retainLike = (asked: Uint32Array) => {
    const live = filterLive(store, asked, now, asked);
    return filterDocs(live, (doc) => unpack(store, BITS.category, doc) === category && doc !== job.doc, live);
  };
  const likenessOf = likenessTo(store, job);
  const pickOf = (docs: Uint32Array, keyOf: (doc: number) => number): Ranked[] => {
    const fillKeys: FillKeys = (from, to, keys) => {
      for (let place = from; place < to; place += 1) keys[place - from] = keyOf(docs[place] ?? 0);
    };
    const isBefore = (place: number, other: number) => place < other;
    const pool = firstInOrder(docs.length, { offset: 0, limit: Math.max(limit, POOL), fillKeys, isBefore });
    const ranked = pool.map((place) => docs[place] ?? 0).map((doc) => ({ doc, key: keyOf(doc) }));
    return spreadEmployers(store, ranked).slice(0, limit);
  };

  // Closed and rewritten jobs stay in the list: only those that live are enough.
  const ofOccupation = retainLike(toDocs(same).slice());
  const picked = pickOf(ofOccupation, likenessOf);
  const last = picked[limit - 1];
  const isBeforeOthers = last !== undefined && WEIGHT.occupation + last.key > MAX_OF_OTHERS;
  if (isBeforeOthers || ofOccupation.length >= ENOUGH) return picked.map(({ doc }) => doc);
  const keyOf = (doc: number) => likenessOf(doc) + (hasDoc(same, doc) ? WEIGHT.occupation : 0);
  return pickOf(retainLike(allDocs(store)), keyOf).map(({ doc }) => doc);
}

type Ranked = { doc: number; key: number };

/** Returns the same docs, of which the second and each further one of an employer stand further back. */
function spreadEmployers(store: FactStore, ranked: readonly Ranked[]): Ranked[] {
  const taken = new Map<number, number>();
  const spread = ranked.map(({ doc, key }) => {
    const employer = store.employer[doc] ?? 0;
    const before = taken.get(employer) ?? 0;
    taken.set(employer, before + 1);
    return { doc, key: key - before * REPEATED_EMPLOYER };
  });
  return spread.sort((one, other) => other.key - one.key);
}

function likenessTo(store: FactStore, job: ComparedJob): (doc: number) => number {
  const specialty = job.specialty ? SPECIALTIES.indexOf(job.specialty) : -1;
  const experienceLevel = job.experienceLevel === null ? -1 : EXPERIENCE_LEVELS.indexOf(job.experienceLevel);
  const country = COUNTRIES.indexOf(job.country);
  return (doc) => {
    const km = kilometresBetween(job, pointOf(store, doc));
    return (
      (unpack(store, BITS.specialty, doc) === specialty ? WEIGHT.specialty : 0) +
      (unpack(store, BITS.experienceLevel, doc) === experienceLevel ? WEIGHT.experienceLevel : 0) +
      (unpack(store, BITS.country, doc) === country ? WEIGHT.country : 0) +
      (WEIGHT.nearness * HALF_DISTANCE_KM) / (HALF_DISTANCE_KM + km)
    );
  };
}
