import { COUNTRIES } from '@stellenvisite/contract/countries';
import { isId } from '@stellenvisite/contract/ids';
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, SPECIALTIES } from '@stellenvisite/contract/job-fields';
import { type JobItem, MOST_SIMILAR_JOBS } from '@stellenvisite/contract/jobs';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobClasses, searchDocs } from '@stellenvisite/db/schema/search';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { kilometresBetween } from '../places/distance.ts';
import { prepareOnce } from '../prepared-query.ts';
import { type DocList, hasDoc, NO_DOCS, toDocs } from '../search/doc-list.ts';
import { allDocs, BITS, type FactStore, unpack } from '../search/fact-store.ts';
import { type FillKeys, firstInOrder } from '../search/first-in-order.ts';
import { keepDocs } from '../search/keep-docs.ts';
import { TERM_PREFIX } from '../search/query-plan.ts';
import { requireIndex } from '../search/search-index.ts';
import { EVERYWHERE, selectCandidates } from '../search/select-candidates.ts';
import type { JobDetailRow } from './job-view.ts';
import { listFoundJobs } from './list-found-jobs.ts';
import { momentOf, wasPublicAt } from './live-jobs.ts';

type LikenedJob = Pick<JobDetailRow, 'category' | 'specialty' | 'experienceLevel' | 'country' | 'lat' | 'lon'> & {
  /** In the search index, where it is there. */
  doc: number | null;
  /** As the index read it. */
  occupation: string | null;
};

const HALF_DISTANCE_KM = 40;
/** With so many of the same occupation nobody needs another one. */
const ENOUGH = 200;

/** Live jobs of the same kind of work, near first. Also asked for a job that is gone, to offer what is there instead. */
export async function listSimilarJobs(ctx: Context, { id }: { id: string }): Promise<{ items: JobItem[] }> {
  return { items: await listJobsLike(ctx, await readJob(ctx, id), MOST_SIMILAR_JOBS) };
}

export async function listJobsLike(ctx: Context, job: LikenedJob, limit: number): Promise<JobItem[]> {
  const index = requireIndex(ctx);
  const store = await index.current();
  const term = TERM_PREFIX.occupation + (job.occupation ?? '');
  const same = (await index.readPostings([term])).get(term) ?? NO_DOCS;
  const docs = pickSimilar(store, job, same, { limit, now: ctx.now().getTime() / 1000 });
  const found = await listFoundJobs(ctx, docs, job);
  return found.map(({ item }) => item);
}

const likenedById = prepareOnce((db) => {
  const { category, specialty, experienceLevel, country, lat, lon } = jobs;
  return db
    .select({
      doc: searchDocs.doc,
      occupation: jobClasses.occupation,
      category,
      specialty,
      experienceLevel,
      country,
      lat,
      lon,
      wasPublic: wasPublicAt(jobs, sql.placeholder('now')),
    })
    .from(jobs)
    .leftJoin(searchDocs, eq(searchDocs.jobId, jobs.id))
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare('likened_job_by_id');
});

async function readJob(ctx: Context, id: string): Promise<LikenedJob> {
  if (!isId(id)) throw new DomainError('job.not_found');
  const [job] = await likenedById(ctx.db).execute({ id, now: momentOf(ctx) });
  if (!job?.wasPublic) throw new DomainError('job.not_found');
  return job;
}

type Picked = { limit: number; now: number };

function pickSimilar(store: FactStore, job: LikenedJob, same: DocList, { limit, now }: Picked): number[] {
  const category = JOB_CATEGORIES.indexOf(job.category);
  const asked = same.count >= ENOUGH ? toDocs(same).slice() : allDocs(store);
  const live = selectCandidates(store, asked, { ...EVERYWHERE, now }, asked);
  const docs = keepDocs(live, (doc) => unpack(store, BITS.category, doc) === category && doc !== job.doc, live);
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
    const km = kilometresBetween(job, { lat: store.lat[doc] ?? 0, lon: store.lon[doc] ?? 0 });
    return (
      (unpack(store, BITS.specialty, doc) === specialty ? 1.5 : 0) +
      (unpack(store, BITS.experienceLevel, doc) === experienceLevel ? 0.5 : 0) +
      (unpack(store, BITS.country, doc) === country ? 0.5 : 0) +
      (3 * HALF_DISTANCE_KM) / (HALF_DISTANCE_KM + km)
    );
  };
}
