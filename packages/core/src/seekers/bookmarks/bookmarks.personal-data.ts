import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

export const bookmarksPersonalData: PersonalData = {
  tables: [
    { name: 'saved_jobs', export: { file: 'saved-jobs.json' }, erasure: 'cascade' },
    { name: 'saved_employers', export: { file: 'saved-employers.json' }, erasure: 'cascade' },
  ],
  files: {
    'saved-jobs.json': (db, { userId }) => listSavedJobs(db, userId),
    'saved-employers.json': (db, { userId }) => listSavedEmployers(db, userId),
  },
};

function listSavedJobs(db: Db | Tx, userId: string) {
  return db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      employer: employers.name,
      note: savedJobs.note,
      savedAt: savedJobs.createdAt,
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(savedJobs.userId, userId))
    .orderBy(asc(savedJobs.createdAt));
}

function listSavedEmployers(db: Db | Tx, userId: string) {
  return db
    .select({
      employerId: employers.id,
      name: employers.name,
      note: savedEmployers.note,
      savedAt: savedEmployers.createdAt,
    })
    .from(savedEmployers)
    .innerJoin(employers, eq(employers.id, savedEmployers.employerId))
    .where(eq(savedEmployers.userId, userId))
    .orderBy(asc(savedEmployers.createdAt));
}
