import { setTimeout as sleep } from 'node:timers/promises';
import type { JobConditions } from '@stellenvisite/contract/jobs/job-conditions.schema';
import type { Db } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses, searchDocs } from '@stellenvisite/db/schema/jobs/search';
import { asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import {
  dropFacts,
  type EmployerFacts,
  ensureCapacity,
  type FactStore,
  type JobFacts,
  putEmployer,
  putFacts,
} from '../columns/fact-store.ts';

const DOCS_AT_ONCE = 5_000;
/** While searches are answered: so few, with such a pause between, that no search waits for them. */
const DOCS_A_SLICE = 200;
const PAUSE_MS = 5;

const factColumns = {
  doc: searchDocs.doc,
  isPublished: sql<boolean>`${jobs.status} = 'published'`,
  postedAt: secondsOf(jobs.postedAt),
  validThrough: secondsOf(jobs.validThrough),
  category: jobs.category,
  employmentType: jobs.employmentType,
  experienceLevel: jobs.experienceLevel,
  specialty: sql<JobFacts['specialty']>`case when ${jobClasses.isCorrected} then ${jobClasses.specialty}
    else coalesce(${jobs.specialty}, ${jobClasses.specialty}) end`,
  department: jobClasses.department,
  contract: jobs.contract,
  startDay: sql<number | null>`${jobs.startsOn} - date '1970-01-01'`,
  isStartFlexible: jobs.startFlexible,
  remote: jobs.remote,
  country: jobs.country,
  region: jobs.region,
  shifts: jobs.shifts,
  isWeekendFree: jobs.weekendFree,
  hoursMin: jobs.hoursMin,
  hoursMax: jobs.hoursMax,
  onCallDuty: jobs.onCall,
  furtherTraining: sql<JobFacts['furtherTraining']>`${jobs.conditions} ->> 'furtherTraining'`,
  germanLevel: sql<JobFacts['germanLevel']>`${jobs.conditions} ->> 'germanLevel'`,
  isRecognitionPendingWelcome: isStated('isRecognitionPendingWelcome'),
  hasVisaHelp: isStated('hasVisaHelp'),
  hasHousingHelp: isStated('hasHousingHelp'),
  isTraining: sql<boolean>`${jobs.training} is not null`,
  isFeatured: jobs.featured,
  payMin: jobs.payMonthMin,
  payMax: jobs.payMonthMax,
  lat: jobs.lat,
  lon: jobs.lon,
  employerId: jobs.employerId,
  title: jobs.title,
};

/** Whole seconds, rounded down: nobody waits for a job that was posted within this second. */
function secondsOf(column: typeof jobs.postedAt | typeof jobs.validThrough) {
  return sql<number>`floor(extract(epoch from ${column}))::int8`;
}

/** A condition that is absent is not stated. */
function isStated(condition: keyof JobConditions) {
  return sql<boolean>`coalesce(${jobs.conditions} ->> ${sql.raw(`'${condition}'`)}, 'false') = 'true'`;
}

const employerColumns = {
  id: employers.id,
  name: employers.name,
  type: employers.type,
  kinds: employers.kinds,
  size: employers.companySize,
};

/** Reads everything; in pages, so that a million jobs need no more memory than a thousand. */
export async function loadAllFacts(db: Db, store: FactStore): Promise<void> {
  await loadEmployers(db, store);
  const [highest] = await db.select({ doc: max(searchDocs.doc) }).from(searchDocs);
  ensureCapacity(store, Math.ceil((highest?.doc ?? 0) * 1.02));
  let isMore = true;
  for (let last = 0; isMore; ) {
    const rows: JobFacts[] = await db
      .select(factColumns)
      .from(searchDocs)
      .innerJoin(jobs, eq(jobs.id, searchDocs.jobId))
      .leftJoin(jobClasses, eq(jobClasses.jobId, searchDocs.jobId))
      .where(gt(searchDocs.doc, last))
      .orderBy(asc(searchDocs.doc))
      .limit(DOCS_AT_ONCE);
    for (const facts of rows) putFacts(store, facts);
    last = rows.at(-1)?.doc ?? last;
    isMore = rows.length === DOCS_AT_ONCE;
  }
}

const EMPLOYERS_AT_ONCE = 2_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

async function loadEmployers(db: Db, store: FactStore): Promise<void> {
  let isMore = true;
  for (let last = BEFORE_ALL; isMore; ) {
    const rows: EmployerFacts[] = await db
      .select(employerColumns)
      .from(employers)
      .where(gt(employers.id, last))
      .orderBy(asc(employers.id))
      .limit(EMPLOYERS_AT_ONCE);
    for (const employer of rows) putEmployer(store, employer);
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === EMPLOYERS_AT_ONCE;
  }
}

/** All at once, so that a job indexed again is always found under one of its docs. */
export async function reloadDocs(db: Db, store: FactStore, docs: readonly number[]): Promise<void> {
  const found: JobFacts[] = [];
  for (let start = 0; start < docs.length; start += DOCS_A_SLICE) {
    if (start > 0) await sleep(PAUSE_MS);
    const asked = docs.slice(start, start + DOCS_A_SLICE);
    const rows: JobFacts[] = await db
      .select(factColumns)
      .from(searchDocs)
      .innerJoin(jobs, eq(jobs.id, searchDocs.jobId))
      .leftJoin(jobClasses, eq(jobClasses.jobId, searchDocs.jobId))
      .where(sql`${searchDocs.doc} = any(${sql.param(asked)}::int[])`);
    found.push(...rows);
  }
  for (const doc of docs) dropFacts(store, doc);
  for (const facts of found) putFacts(store, facts);
}

export async function reloadEmployers(db: Db, store: FactStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows: EmployerFacts[] = await db
    .select(employerColumns)
    .from(employers)
    .where(inArray(employers.id, [...ids]));
  for (const employer of rows) putEmployer(store, employer);
}
