import { COUNTRIES } from '@stellenvisite/contract/countries';
import { isId } from '@stellenvisite/contract/ids';
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, SPECIALTIES } from '@stellenvisite/contract/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobClasses, searchDocs } from '@stellenvisite/db/schema/search';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { kilometresBetween } from '../places/distance.ts';
import { allDocs, BITS, type FactStore, unpack } from '../search/fact-store.ts';
import { type FillKeys, firstInOrder } from '../search/first-in-order.ts';
import { keepDocs } from '../search/keep-docs.ts';
import { TERM_PREFIX } from '../search/query-plan.ts';
import { requireIndex } from '../search/search-index.ts';
import { EVERYWHERE, selectCandidates } from '../search/select-candidates.ts';
import { listFoundJobs } from './list-found-jobs.ts';
import { wasPublic } from './live-jobs.ts';

type SimilarJobs = { id: string; limit?: number };
type LikenedJob = Awaited<ReturnType<typeof readJob>>;

const HALF_DISTANCE_KM = 40;
/** With so many of the same occupation nobody needs another one. */
const ENOUGH = 200;

/** Live jobs of the same kind of work, near first. Also asked for a job that is gone, to offer what is there instead. */
export async function listSimilarJobs(ctx: Context, { id, limit = 6 }: SimilarJobs): Promise<{ items: JobItem[] }> {
  const job = await readJob(ctx, id);
  const index = requireIndex(ctx);
  const store = await index.current();
  const term = TERM_PREFIX.occupation + (job.occupation ?? '');
  const same = (await index.readPostings([term])).get(term) ?? new Uint32Array();
  const docs = pickSimilar(store, job, same, { limit, now: ctx.now().getTime() / 1000 });
  const found = await listFoundJobs(ctx, docs, job);
  return { items: found.map(({ item }) => item) };
}

async function readJob(ctx: Context, id: string) {
  if (!isId(id)) throw new DomainError('job.not_found');
  const { category, specialty, experienceLevel, country, lat, lon } = jobs;
  const [job] = await ctx.db
    .select({
      doc: searchDocs.doc,
      occupation: jobClasses.occupation,
      category,
      specialty,
      experienceLevel,
      country,
      lat,
      lon,
      wasPublic: wasPublic(jobs, ctx),
    })
    .from(jobs)
    .leftJoin(searchDocs, eq(searchDocs.jobId, jobs.id))
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(eq(jobs.id, id));
  if (!job?.wasPublic) throw new DomainError('job.not_found');
  return job;
}

type Pick = { limit: number; now: number };

function pickSimilar(store: FactStore, job: LikenedJob, same: Uint32Array, { limit, now }: Pick): number[] {
  const category = JOB_CATEGORIES.indexOf(job.category);
  const asked = same.length >= ENOUGH ? same.slice() : allDocs(store);
  const live = selectCandidates(store, asked, { ...EVERYWHERE, now }, asked);
  const docs = keepDocs(live, (doc) => unpack(store, BITS.category, doc) === category && doc !== job.doc, live);
  const isSame = new Uint8Array(store.size);
  for (const doc of same) if (doc < store.size) isSame[doc] = 1;
  const fillKeys: FillKeys = (from, to, keys) => {
    for (let place = from; place < to; place += 1) {
      const doc = docs[place] ?? 0;
      keys[place - from] = likenessOf(store, job, doc) + (isSame[doc] ?? 0) * 3;
    }
  };
  const isBefore = (place: number, other: number) => place < other;
  return firstInOrder(docs.length, { offset: 0, limit, fillKeys, isBefore }).map((place) => docs[place] ?? 0);
}

function likenessOf(store: FactStore, job: LikenedJob, doc: number): number {
  const isEqual = (bits: (typeof BITS)[keyof typeof BITS], code: number) => unpack(store, bits, doc) === code;
  const km = kilometresBetween(job, { lat: store.lat[doc] ?? 0, lon: store.lon[doc] ?? 0 });
  return (
    (job.specialty && isEqual(BITS.specialty, SPECIALTIES.indexOf(job.specialty)) ? 1.5 : 0) +
    (isEqual(BITS.experienceLevel, EXPERIENCE_LEVELS.indexOf(job.experienceLevel)) ? 0.5 : 0) +
    (isEqual(BITS.country, COUNTRIES.indexOf(job.country)) ? 0.5 : 0) +
    (3 * HALF_DISTANCE_KM) / (HALF_DISTANCE_KM + km)
  );
}
