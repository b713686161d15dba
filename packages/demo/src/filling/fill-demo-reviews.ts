import { createHash, randomUUID } from 'node:crypto';
import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import { findAuthUser } from '@stellenvisite/core/identity/auth/users/auth-user-view';
import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import {
  applicationNotes,
  applicationRatings,
  applicationTags,
} from '@stellenvisite/db/schema/applications/application-reviews';
import { applicationFiles, applications } from '@stellenvisite/db/schema/applications/applications';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { DEMO_EMPLOYER } from '../demo-accounts.ts';
import { type PdfLine, samplePdf } from '../sample-pdf.ts';

const TRAINING_YEARS = 3;

const LEVELS: Readonly<Record<string, string>> = { native: 'Muttersprache' };

const DATES = 110;

const heading = (text: string): PdfLine => ({ text, size: 13, isBold: true, gap: 22 });

const entry = (when: string, what: string, where: string): PdfLine[] => [
  { text: when, gap: 8 },
  // On the line of its dates.
  { text: what, isBold: true, indent: DATES, gap: -11 },
  { text: where, indent: DATES },
];

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
    await acquireAdvisoryLock(tx, 'demo.accounts');
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

/** The lines of a CV that says what the profile of an application says. */
function describeCv({ fullName, occupation, location, email, phone, profile }: Applicant): PdfLine[] {
  const work = profile?.experience ?? [];
  const begin = Number(work[0]?.from?.slice(0, 4) ?? 0);
  return [
    { text: fullName, size: 24, isBold: true },
    { text: [occupation, location].filter(Boolean).join(' · '), size: 12, gap: 8 },
    { text: [email, phone].filter(Boolean).join(' · ') },
    ...(work.length > 0 ? [heading('Beruf')] : []),
    ...work.flatMap(({ position, employer, from, to }) =>
      entry(`${from?.slice(0, 4) ?? ''} - ${to?.slice(0, 4) ?? 'heute'}`, position, employer),
    ),
    ...(begin > 0
      ? [heading('Ausbildung'), ...entry(`${begin - TRAINING_YEARS} - ${begin}`, 'Abschluss im Beruf', location ?? '')]
      : []),
    ...(profile && profile.languages.length > 0 ? [heading('Sprachen')] : []),
    ...(profile?.languages ?? []).flatMap(({ language, level }) => [
      { text: language === 'de' ? 'Deutsch' : language.toUpperCase(), gap: 8 },
      { text: LEVELS[level ?? ''] ?? level ?? '', indent: DATES, gap: -11 },
    ]),
  ];
}
