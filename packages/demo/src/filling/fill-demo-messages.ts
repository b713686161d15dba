import { createHash, randomUUID } from 'node:crypto';
import type { MessageParty } from '@stellenvisite/contract/messages/messages';
import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import { findAuthUser } from '@stellenvisite/core/identity/auth/users/auth-user-view';
import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { conversations, dateProposals, messageFiles, messages } from '@stellenvisite/db/schema/messages/messages';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, asc, eq } from 'drizzle-orm';
import { DEMO_EMPLOYER, DEMO_SEEKER } from '../demo-accounts.ts';
import { samplePdf } from '../sample-pdf.ts';

type Line = {
  by: MessageParty;
  hoursAgo: number;
  text: string;
  /** The name of a file that is sent with it. */
  file?: string;
  isUnread?: boolean;
  /** Days from now, each at ten, of which one is to be chosen. */
  datesInDays?: readonly number[];
};
type Thread = { lines: readonly Line[]; isBlocked?: boolean };

/** By the status of the application; each conversation shows another state. */
const THREADS: Record<string, Thread> = {
  applied: {
    lines: [
      {
        by: 'employer',
        hoursAgo: 20,
        text: 'Guten Tag Frau Falk, vielen Dank für Ihre Bewerbung. Ihre Jahre in der Inneren passen gut zu uns.',
      },
      {
        by: 'employer',
        hoursAgo: 2,
        text: 'Kommen Sie doch einen halben Tag zum Hospitieren. Welcher Termin passt Ihnen?',
        isUnread: true,
        datesInDays: [8, 9, 11],
      },
    ],
  },
  interview: {
    lines: [
      {
        by: 'employer',
        hoursAgo: 97,
        text: 'Guten Tag Frau Falk, vielen Dank für Ihre Bewerbung. Können Sie uns Ihr letztes Zwischenzeugnis schicken?',
      },
      {
        by: 'applicant',
        hoursAgo: 95,
        text: 'Guten Tag, gern, hier ist es. Eine Frage vorab: Freitags kann ich nicht arbeiten. Lässt sich das im Plan einrichten?',
        file: 'Zwischenzeugnis_2025.pdf',
      },
      {
        by: 'employer',
        hoursAgo: 50,
        text: 'Guten Morgen Frau Falk, der Freitag lässt sich tauschen, das machen zwei Kolleginnen schon so. Wir laden Sie zum Gespräch ein, der Termin steht in Ihrer Bewerbung. Anbei der Lageplan.',
        file: 'Lageplan_Haus_A.pdf',
      },
      {
        by: 'applicant',
        hoursAgo: 5,
        text: 'Vielen Dank, der Termin passt. Darf ich danach kurz die Station sehen?',
        isUnread: true,
      },
    ],
  },
  rejected: {
    isBlocked: true,
    lines: [
      {
        by: 'employer',
        hoursAgo: 380,
        text: 'Guten Tag Frau Falk, für diese Stelle haben wir uns anders entschieden. Dürfen wir uns melden, wenn wieder etwas frei wird?',
      },
    ],
  },
};

type Store = { put(key: string, content: string): Promise<void> };
type Demo = { db: Db; store: Store; now: Date };

/** Conversations of the demo's job seeker with the demo's employer, once. */
export async function fillDemoMessages({ db, store, now }: Demo): Promise<void> {
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'demo.accounts');
    const seeker = await findAuthUser(tx, { email: DEMO_SEEKER.email });
    const employer = await findAuthUser(tx, { email: DEMO_EMPLOYER.email });
    if (!seeker || !employer) return;
    const sent = await tx
      .select({ id: applications.id, status: applications.status, lastMessageAt: conversations.lastMessageAt })
      .from(applications)
      .leftJoin(conversations, eq(conversations.applicationId, applications.id))
      .where(and(eq(applications.userId, seeker.id), eq(applications.employerId, employer.id)))
      .orderBy(asc(applications.sentAt));
    if (sent.some(({ lastMessageAt }) => lastMessageAt !== null)) return;
    const people = { applicant: seeker.id, employer: employer.id };
    for (const [status, thread] of Object.entries(THREADS)) {
      const application = sent.find((one) => one.status === status);
      if (application) await insertThread(tx, thread, { applicationId: application.id, people, store, now });
    }
  });
}

type Place = { applicationId: string; people: Record<MessageParty, string>; store: Store; now: Date };

async function insertThread(tx: Tx, { lines, isBlocked = false }: Thread, place: Place): Promise<void> {
  const { applicationId, people, now } = place;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const last = at(lines.at(-1)?.hoursAgo ?? 0);
  await tx
    .insert(conversations)
    .values({ applicationId, lastMessageAt: last, blockedAt: isBlocked ? last : null })
    .onConflictDoUpdate({ target: conversations.applicationId, set: { lastMessageAt: last } });
  for (const { by, hoursAgo, text, file, isUnread, datesInDays } of lines) {
    const id = randomUUID();
    const sentAt = at(hoursAgo);
    // The demo writes no mails about what it has made up.
    const times = { readAt: isUnread ? null : at(hoursAgo - 1), noticedAt: sentAt };
    await tx
      .insert(messages)
      .values({ id, applicationId, party: by, senderId: people[by], clientId: id, text, sentAt, ...times });
    if (datesInDays) await tx.insert(dateProposals).values({ messageId: id, ...proposeAt(datesInDays, now) });
    if (file) await insertFile(tx, { messageId: id, userId: people[by], name: file, createdAt: sentAt }, place.store);
  }
}

const DAY_MS = 24 * HOUR_MS;

function proposeAt(days: readonly number[], now: Date) {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    kind: 'trial_day' as const,
    dates: days.map((day) => new Date(today + day * DAY_MS + 9 * HOUR_MS)),
    minutes: 240,
    place: 'Station 4A, vor Ort',
    note: '',
    answerBy: new Date(today + 5 * DAY_MS + 22 * HOUR_MS),
  };
}

type SentFile = { messageId: string; userId: string; name: string; createdAt: Date };

async function insertFile(tx: Tx, { messageId, userId, name, createdAt }: SentFile, store: Store): Promise<void> {
  const id = randomUUID();
  const content = samplePdf([{ text: name.replace('.pdf', '').replaceAll('_', ' '), size: 18 }]);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const storageKey = `files/${id}`;
  await store.put(storageKey, content);
  await tx
    .insert(files)
    .values({ id, userId, name, type: 'pdf', bytes: content.length, sha256, storageKey, createdAt });
  await tx.insert(messageFiles).values({ messageId, fileId: id, position: 0 });
}
