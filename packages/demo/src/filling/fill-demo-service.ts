import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { ReportReason } from '@stellenvisite/contract/support/reports';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { reportAppeals, reportDecisions, reports } from '@stellenvisite/db/schema/support/reports';
import { cannedAnswers, supportMessages, supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { and, asc, eq, ne } from 'drizzle-orm';
import { DEMO_SEEKER } from '../demo-accounts.ts';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';

type People = { userId: string; employerId: string; now: Date };

const REPORTED: readonly { reason: ReportReason; explanation: string; hoursAgo: number }[] = [
  { reason: 'payment_demanded', explanation: 'Ich soll vorab 49 Euro für Unterlagen überweisen.', hoursAgo: 98 },
  {
    reason: 'wrong_details',
    explanation: 'Im Gespräch wurden 400 Euro weniger genannt als in der Anzeige.',
    hoursAgo: 70,
  },
  { reason: 'filled', explanation: 'Am Telefon hieß es, die Stelle sei seit zwei Monaten besetzt.', hoursAgo: 44 },
  { reason: 'discrimination', explanation: 'Gesucht wird ausdrücklich eine junge Kollegin unter 30.', hoursAgo: 20 },
];

/** Reports and questions to the support as a day's work finds them, unless there are some already. */
export async function fillDemoService(tx: Tx, people: People): Promise<void> {
  if ((await tx.$count(reports)) === 0) await fillReports(tx, people);
  if ((await tx.$count(supportTickets)) === 0) await fillTickets(tx, people);
}

/** The first one is decided and waits for the second decision. */
async function fillReports(tx: Tx, { employerId, now }: People): Promise<void> {
  const random = createRandom(`${DEMO_SEED}/reports`);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const found = await tx
    .select({ id: jobs.id, title: jobs.title, employerId: employers.id, employerName: employers.name })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(ne(jobs.employerId, employerId), eq(jobs.status, 'published')))
    .orderBy(asc(jobs.number))
    .limit(REPORTED.length);
  for (const [index, { reason, explanation, hoursAgo }] of REPORTED.entries()) {
    const job = found[index];
    if (!job) return;
    const isDecided = index === 0;
    const id = random.uuid();
    const createdAt = ago(hoursAgo);
    await tx.insert(reports).values({
      id,
      targetKind: 'job',
      targetId: job.id,
      targetTitle: job.title,
      employerId: job.employerId,
      employerName: job.employerName,
      reason,
      explanation,
      reporterEmail: isDecided ? 'melderin@post.example' : null,
      language: 'de',
      status: isDecided ? 'appealed' : 'open',
      measure: isDecided ? 'warned' : null,
      receiptSentAt: isDecided ? createdAt : null,
      createdAt,
    });
    if (!isDecided) continue;
    await tx.insert(reportDecisions).values({
      reportId: id,
      measure: 'warned',
      extent: 'bis zur Berichtigung, in allen Ländern',
      facts: 'In der Anzeige stand der Hinweis auf eine Zahlung von 49,00 € vor dem Vertrag.',
      groundKind: 'terms',
      ground: 'Nr. 6.2: Von Bewerbenden darf kein Geld verlangt werden. Ergänzend SGB III § 297.',
      before: {},
      decidedBy: 'Jonas Keller',
      decidedAt: ago(60),
    });
    await tx.insert(reportAppeals).values({
      id: random.uuid(),
      reportId: id,
      side: 'affected',
      text: 'Die 49 Euro waren eine freiwillige Schulungsgebühr und standen versehentlich im Text. Wir haben die Stelle korrigiert.',
      createdAt: ago(30),
    });
  }
}

async function fillTickets(tx: Tx, { userId, now }: People): Promise<void> {
  const random = createRandom(`${DEMO_SEED}/support`);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const ticket = { language: 'de', origin: 'form', role: 'job_seeker' } as const;
  const own = { ...ticket, userId, email: DEMO_SEEKER.email, name: DEMO_SEEKER.fullName };
  const [answered, open, employer] = [random.uuid(), random.uuid(), random.uuid()];
  await tx.insert(supportTickets).values([
    {
      ...own,
      id: answered,
      topic: 'application',
      subject: 'Lebenslauf lässt sich nicht hochladen',
      status: 'answered',
      answerBy: ago(70),
      createdAt: ago(72),
      updatedAt: ago(71),
    },
    {
      ...own,
      id: open,
      topic: 'alerts',
      subject: 'Suchauftrag nur am Wochenende?',
      status: 'received',
      answerBy: ago(-2),
      createdAt: ago(1),
      updatedAt: ago(1),
    },
    {
      ...ticket,
      id: employer,
      userId: null,
      email: 'personal@haus.example',
      name: 'Ilse Brandt',
      role: 'employer',
      topic: 'feeds',
      subject: 'Feed wird seit gestern nicht abgerufen',
      status: 'in_progress',
      answerBy: ago(-1),
      createdAt: ago(5),
      updatedAt: ago(4),
    },
  ]);
  const said = (ticketId: string, author: 'person' | 'support', text: string, hoursAgo: number) => ({
    id: random.uuid(),
    ticketId,
    author,
    text,
    createdAt: ago(hoursAgo),
  });
  await tx
    .insert(supportMessages)
    .values([
      said(answered, 'person', 'Ich möchte meinen Lebenslauf als PDF hochladen. Bei 60 % bricht es ab.', 72),
      said(answered, 'support', 'Der Fehler ist behoben. Bitte versuchen Sie es noch einmal.', 71),
      said(open, 'person', 'Kann ein Suchauftrag nur Stellen ohne Wochenende schicken?', 1),
      said(employer, 'person', 'Unser Feed wird seit gestern 14 Uhr nicht mehr abgerufen.', 5),
    ]);
  await tx.insert(cannedAnswers).values([
    {
      id: random.uuid(),
      title: 'Passwort neu setzen',
      text: 'Guten Tag,\n\nauf der Anmeldeseite führt „Passwort vergessen“ zu einem neuen Passwort.\n\nIhr Support',
      language: 'de',
      createdAt: now,
    },
    {
      id: random.uuid(),
      title: 'Set a new password',
      text: 'Hello,\n\non the sign-in page “Forgot password” leads to a new password.\n\nYour support',
      language: 'en',
      createdAt: now,
    },
  ]);
}
