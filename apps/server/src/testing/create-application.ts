import { randomUUID } from 'node:crypto';
import { applicationFiles, applications } from '@stellenvisite/db/schema/applications/applications';
import { files } from '@stellenvisite/db/schema/platform/files';
import { NOW } from '@stellenvisite/db/testing-market';
import type { TestApp } from './build-test-app.ts';

type Db = TestApp['database']['db'];
type NewApplication = typeof applications.$inferInsert;

/** Inserts an application of Anna Berg, as somebody sends it with an account. */
export async function createApplication(
  db: Db,
  values: Pick<NewApplication, 'userId' | 'jobId' | 'employerId'> & Partial<NewApplication>,
): Promise<string> {
  const id = values.id ?? randomUUID();
  await db.insert(applications).values({
    jobTitle: 'Hebamme',
    employerName: 'Klinik',
    city: 'Berlin',
    country: 'DE',
    kind: 'full',
    status: 'applied',
    applicant: {
      fullName: 'Anna Berg',
      academicTitle: null,
      email: 'anna@post.example',
      phone: null,
      occupation: null,
      location: null,
      profile: null,
    },
    privacyVersion: '1',
    sentAt: NOW,
    statusUpdatedAt: NOW,
    ...values,
    id,
  });
  return id;
}

/** Adds a stored CV to an application. */
export async function addApplicationFile(
  { services, database: { db } }: TestApp,
  { applicationId, userId }: { applicationId: string; userId: string },
): Promise<string> {
  const id = randomUUID();
  const storageKey = `test/${id}`;
  await services.files.put(storageKey, 'PDF');
  const file = { name: 'Lebenslauf.pdf', type: 'pdf', bytes: 3, sha256: 'x', storageKey } as const;
  await db.insert(files).values({ id, userId, ...file, createdAt: NOW });
  await db.insert(applicationFiles).values({ applicationId, fileId: id, position: 0 });
  return id;
}
