import { COUNTRIES } from '@stellenvisite/contract/countries';
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, SPECIALTIES } from '@stellenvisite/contract/job-fields';
import { kilometresBetween } from '../places/distance.ts';
import { type DocList, hasDoc, toDocs } from '../search/doc-list.ts';
import { allDocs, BITS, type FactStore, pointOf, unpack } from '../search/fact-store.ts';
import { type FillKeys, firstInOrder } from '../search/first-in-order.ts';
import { keepDocs } from '../search/keep-docs.ts';
import { keepLive } from '../search/select-candidates.ts';
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
  // Closed and rewritten ads stay in the list: only those that live are enough.
  const ofOccupation = keepLike(toDocs(same).slice());
  const docs = ofOccupation.length >= ENOUGH ? ofOccupation : keepLike(allDocs(store));
  const likenessOf = likenessTo(store, job);
  const fillKeys: FillKeys = (from, to, keys) => {
    for (let place = from; place < to; place += 1) {
      const doc = docs[place] ?? 0;
      keys[place - from] = likenessOf(doc) + (hasDoc(same, doc) ? 3 : 0);
    }
  };
  const isBefore = (place: number, other: number) => place < other;
  return firstInOrder(docs.length, { offset: 0, limit, fillKeys, isBefore }).map((place) => docs[place] ?? 0);
}

function likenessTo(store: FactStore, job: LikenedJob): (doc: number) => number {
  const specialty = job.specialty ? SPECIALTIES.indexOf(job.specialty) : -1;
  const experienceLevel = EXPERIENCE_LEVELS.indexOf(job.experienceLevel);
  const country = COUNTRIES.indexOf(job.country);
  return (doc) => {
    const km = kilometresBetween(job, pointOf(store, doc));
    return (
      (unpack(store, BITS.specialty, doc) === specialty ? 1.5 : 0) +
      (unpack(store, BITS.experienceLevel, doc) === experienceLevel ? 0.5 : 0) +
      (unpack(store, BITS.country, doc) === country ? 0.5 : 0) +
      (3 * HALF_DISTANCE_KM) / (HALF_DISTANCE_KM + km)
    );
  };
}
