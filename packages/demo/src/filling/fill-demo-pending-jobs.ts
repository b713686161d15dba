import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import { toJobContent } from '@stellenvisite/core/jobs/postings/to-job-content';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Random } from '../random.ts';

const DAY_MS = 24 * HOUR_MS;

type Pending = { days: number; content: JobContent; refusal?: string };

const BASE: JobContent = {
  category: 'nursing',
  employmentType: 'full_time',
  experienceLevel: 'mid',
  contract: 'permanent',
  startFlexible: true,
  applyMethod: 'here',
};

const EARLY = { shift: 'early', start: '06:30', end: '14:30' } as const;
const LATE = { shift: 'late', start: '13:30', end: '21:30' } as const;

/** One of each kind of reason, so that the screen of moderation shows all of them. */
const PENDING: readonly Pending[] = [
  {
    days: 3,
    content: {
      ...BASE,
      title: 'Anästhesiepflege (m/w/d)',
      location: { street: null, postalCode: '78462', city: 'Konstanz', country: 'DE' },
      salary: { min: 3600, max: 4300, currency: 'EUR', period: 'month' },
      introHtml:
        '<p>Acht Säle, ein eingespieltes Team und Dienste, die vier Wochen vorher feststehen. Fragen beantworten wir unter 07531 555 0142.</p>',
      applyMethod: 'external',
      applyUrl: 'https://bewerben.pflege-portal.example/anaesthesie',
    },
  },
  {
    days: 2,
    content: {
      ...BASE,
      title: 'Pflegeassistentin Langzeitpflege',
      employmentType: 'part_time',
      hoursPerWeek: { min: 20, max: 30 },
      location: { street: null, postalCode: '4020', city: 'Linz', country: 'AT' },
      duty: {
        week: [EARLY, EARLY, LATE, null, LATE, LATE, EARLY],
      },
      introHtml:
        '<p>Wir sind ein junges, dynamisches Team und betreuen 64 Bewohnerinnen und Bewohner auf zwei Wohnbereichen. Sie unterstützen bei Körperpflege, Mobilisation und Mahlzeiten und dokumentieren digital.</p>',
      requirements: [
        { text: 'Ausbildung zur Pflegeassistenz, Eintrag im Gesundheitsberuferegister', required: true },
        { text: 'Deutsch als Muttersprache', required: true },
        { text: 'Freude an der Arbeit mit alten Menschen', required: false },
      ],
      benefits: [
        { group: 'money', title: 'Bezahlung nach SWÖ-Kollektivvertrag', text: '' },
        { group: 'time', title: 'Dienstplan vier Wochen im Voraus', text: '' },
      ],
    },
  },
  {
    days: 0,
    content: {
      ...BASE,
      title: 'Hebamme (m/w/d)',
      employmentType: 'both',
      location: { street: null, postalCode: '8010', city: 'Graz', country: 'AT' },
      introHtml: '<p>Rund 600 Geburten im Jahr, hebammengeleiteter Kreißsaal.</p>',
    },
  },
  {
    days: 4,
    content: {
      ...BASE,
      title: 'Nachtwache auf Honorarbasis',
      employmentType: 'freelance',
      location: { street: null, postalCode: '34117', city: 'Kassel', country: 'DE' },
      introHtml: '<p>Zwei Nächte in der Woche in einer Wohngruppe mit zwölf Menschen.</p>',
    },
    refusal:
      'Guten Tag, Ihre Anzeige braucht noch eine Änderung. Bitte klären Sie die Vertragsart: Nachtwachen in einer Einrichtung sind in der Regel angestellt.',
  },
];

export async function fillDemoPendingJobs(tx: Tx, random: Random, now: Date): Promise<void> {
  const unverified = await tx
    .select({ id: employers.id })
    .from(employers)
    .where(isNull(employers.verifiedAt))
    .orderBy(asc(employers.name))
    .limit(PENDING.length + 1);
  const copied = await copyOfJob(tx);
  const all: Pending[] = [...PENDING, ...(copied ? [{ days: 1, content: copied }] : [])];
  for (const [index, { days, content, refusal = null }] of all.entries()) {
    const employer = unverified[index];
    if (!employer) continue;
    const at = new Date(now.getTime() - days * DAY_MS - 2 * HOUR_MS);
    const dates = { pendingSince: refusal === null ? at : null, createdAt: at, updatedAt: at };
    await tx.insert(jobPostings).values({ id: random.uuid(), employerId: employer.id, content, refusal, ...dates });
  }
}

/** Returns the ad of somebody else, word for word but for its title. */
async function copyOfJob(tx: Tx): Promise<JobContent | null> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.status, 'published'), eq(jobs.category, 'mfa'), eq(jobs.country, 'DE')))
    .orderBy(asc(jobs.number))
    .limit(1);
  return job ? { ...toJobContent(job), title: 'MFA für unser Praxisteam (m/w/d)' } : null;
}
