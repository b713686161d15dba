import { createHash, randomUUID } from 'node:crypto';
import type { Applicant } from '@stellenvisite/contract/applications.schema';
import { findAuthUser } from '@stellenvisite/core/auth/users/find-auth-account';
import { takeAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { applicationNotes, applicationRatings, applicationTags } from '@stellenvisite/db/schema/application-reviews';
import { applicationFiles, applications } from '@stellenvisite/db/schema/applications';
import { files } from '@stellenvisite/db/schema/files';
import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { DEMO_EMPLOYER } from '../demo-accounts.ts';
import { describeCv } from '../describe-cv.ts';
import { samplePdf } from '../sample-pdf.ts';

const HOUR_MS = 3_600_000;
const REVIEWED = 30;

const NOTES = [
  'War schon zur Hospitation auf der 3C. Möchte die Fachweiterbildung machen.',
  'Passt fachlich, bitte einladen.',
  'Am Telefon sehr klar. Kann ab Februar anfangen.',
  'Zeugnis fehlt noch, habe danach gefragt.',
];
const TAGS = [['Praxisanleitung', 'Februar'], ['Nachtdienst'], ['Teilzeit', 'Wiedereinstieg'], [], ['Intensiv']];
const STARS = [4, 5, 3, null, 4];

type Store = { put(key: string, content: string): Promise<void> };
type Demo = { db: Db; store: Store; now: Date };

/** Notes, ratings, tags and a CV on what the demo's employer has received, once. */
export async function fillDemoReviews({ db, store, now }: Demo): Promise<void> {
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'demo.accounts');
    const employer = await findAuthUser(tx, { email: DEMO_EMPLOYER.email });
    if (!employer || (await tx.$count(applicationTags)) > 0) return;
    const received = await tx
      .select({ id: applications.id, userId: applications.userId, applicant: applications.applicant })
      .from(applications)
      .where(
        and(
          eq(applications.employerId, employer.id),
          ne(applications.kind, 'external'),
          isNotNull(applications.applicant),
        ),
      )
      .orderBy(desc(applications.sentAt))
      .limit(REVIEWED);
    const [colleague] = await tx
      .select({ userId: userEmployerLinks.userId })
      .from(userEmployerLinks)
      .where(and(eq(userEmployerLinks.employerId, employer.id), userEmployerLinks.isActive))
      .orderBy(asc(userEmployerLinks.createdAt))
      .limit(1);
    const authors = [employer.id, ...(colleague ? [colleague.userId] : [])];
    for (const [index, { id, userId, applicant }] of received.entries()) {
      await insertReview(tx, { id, index, authors, now });
      if (userId && applicant) await insertCv(tx, { id, userId, applicant, now }, store);
    }
  });
}

type Review = { id: string; index: number; authors: readonly string[]; now: Date };

async function insertReview(tx: Tx, { id, index, authors, now }: Review): Promise<void> {
  const at = new Date(now.getTime() - (index + 2) * HOUR_MS);
  const text = NOTES[index % (NOTES.length + 1)];
  const authorId = authors[index % authors.length] ?? null;
  if (text)
    await tx.insert(applicationNotes).values({ id: randomUUID(), applicationId: id, authorId, text, createdAt: at });
  const tags = TAGS[index % TAGS.length] ?? [];
  if (tags.length > 0)
    await tx.insert(applicationTags).values(tags.map((tag, position) => ({ applicationId: id, tag, position })));
  for (const [each, userId] of authors.entries()) {
    const stars = STARS[(index + each) % STARS.length];
    if (stars) await tx.insert(applicationRatings).values({ applicationId: id, userId, stars, ratedAt: at });
  }
}

type Sent = { id: string; userId: string; applicant: Applicant; now: Date };

async function insertCv(tx: Tx, { id, userId, applicant, now }: Sent, store: Store): Promise<void> {
  if ((await tx.$count(applicationFiles, eq(applicationFiles.applicationId, id))) > 0) return;
  const fileId = randomUUID();
  const content = samplePdf(describeCv(applicant));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const storageKey = `files/${fileId}`;
  await store.put(storageKey, content);
  const about = { name: 'Lebenslauf.pdf', type: 'pdf', bytes: content.length, sha256, storageKey } as const;
  await tx.insert(files).values({ id: fileId, userId, ...about, createdAt: now });
  await tx.insert(applicationFiles).values({ applicationId: id, fileId, position: 0 });
}
