import { COUNTRIES } from '@stellenvisite/contract/countries';
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, SPECIALTIES } from '@stellenvisite/contract/job-fields';
import { type DocList, hasDoc, toDocs } from '@stellenvisite/search/columns/doc-list';
import { allDocs, BITS, type FactStore, pointOf, unpack } from '@stellenvisite/search/columns/fact-store';
import { keepDocs } from '@stellenvisite/search/columns/keep-docs';
import { type FillKeys, firstInOrder } from '@stellenvisite/search/match/first-in-order';
import { keepLive } from '@stellenvisite/search/match/select-candidates';
import { kilometresBetween } from '@stellenvisite/search/taxonomy/places/distance';
import type { JobDetailRow } from './job-view.ts';

export type LikenedJob = Pick<
  JobDetailRow,
  'category' | 'specialty' | 'experienceLevel' | 'country' | 'lat' | 'lon'
> & {
  /** In the search index, where it is there. */
  doc: number | null;
  /** As the index read it. */
  occupation: string | null;
};

const HALF_DISTANCE_KM = 40;
/** How much each thing in common counts; of the nearness, that of a job at the same place. */
const WEIGHT = { occupation: 3, nearness: 3, specialty: 1.5, experienceLevel: 0.5, country: 0.5 };
/** What a job of another occupation can come to at most. */
const MOST_OF_OTHERS = WEIGHT.nearness + WEIGHT.specialty + WEIGHT.experienceLevel + WEIGHT.country;
/** With so many of the same occupation nobody needs another one. */
const ENOUGH = 200;

type Picked = { limit: number; now: number };

/** Of the live jobs of its category those most like a job, those of its occupation before all others. */
export function pickSimilar(store: FactStore, job: LikenedJob, same: DocList, { limit, now }: Picked): number[] {
  const category = JOB_CATEGORIES.indexOf(job.category);
  const keepLike = (asked: Uint32Array) => {
    const live = keepLive(store, asked, now, asked);
    return keepDocs(live, (doc) => unpack(store, BITS.category, doc) === category && doc !== job.doc, live);
  };
  const likenessOf = likenessTo(store, job);
  const pickOf = (docs: Uint32Array, keyOf: (doc: number) => number) => {
    const fillKeys: FillKeys = (from, to, keys) => {
      for (let place = from; place < to; place += 1) keys[place - from] = keyOf(docs[place] ?? 0);
    };
    const isBefore = (place: number, other: number) => place < other;
    return firstInOrder(docs.length, { offset: 0, limit, fillKeys, isBefore }).map((place) => docs[place] ?? 0);
  };

  // Closed and rewritten ads stay in the list: only those that live are enough.
  const ofOccupation = keepLike(toDocs(same).slice());
  const picked = pickOf(ofOccupation, likenessOf);
  const last = picked[limit - 1];
  const isBeforeOthers = last !== undefined && WEIGHT.occupation + likenessOf(last) > MOST_OF_OTHERS;
  if (isBeforeOthers || ofOccupation.length >= ENOUGH) return picked;
  return pickOf(keepLike(allDocs(store)), (doc) => likenessOf(doc) + (hasDoc(same, doc) ? WEIGHT.occupation : 0));
}

function likenessTo(store: FactStore, job: LikenedJob): (doc: number) => number {
  const specialty = job.specialty ? SPECIALTIES.indexOf(job.specialty) : -1;
  const experienceLevel = EXPERIENCE_LEVELS.indexOf(job.experienceLevel);
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
