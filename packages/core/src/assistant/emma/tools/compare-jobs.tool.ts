import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { z } from '@stellenvisite/contract/platform/zod';
import { tool, zodSchema } from 'ai';
import { getJob } from '../../../jobs/get-job.ts';
import { listJobItems } from '../../../jobs/list-job-items.ts';
import { runTool, type Turn } from '../turn.ts';
import { CONTRACT_NAMES, EMPLOYMENT_NAMES } from '../wish-texts.ts';
import { hoursText, type JobFacts, payText, shiftsText, tariffText, toJobFacts } from './job-facts.ts';

type Row = { name: string; label: string; values: string[] };
export type ComparisonResult = {
  jobs: JobFacts[];
  rows: Row[];
  /** The job with the highest pay, where at least two ads state theirs. */
  bestPaid: { title: string; employer: string; pay: string } | null;
  source: number;
};

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(z.object({ jobIds: z.array(z.uuid()).min(2).max(3) }));

export const compareJobsTool = (turn: Turn) =>
  tool({
    description: 'Compares two or three live jobs fact by fact and shows the table.',
    inputSchema,
    execute: ({ jobIds }) =>
      runTool(turn, 'comparison', async (): Promise<ComparisonResult> => {
        const { ctx } = turn;
        const details = await Promise.all([...new Set(jobIds)].map((id) => getJob(ctx, { id })));
        const items = await listJobItems(
          ctx,
          details.map(({ id }) => ({ id, km: null })),
        );
        const rows = rowsOf(details, ctx.language);
        turn.write('comparison', { jobs: items, rows });
        const titles = details.map(({ title }) => title).join('; ');
        const label =
          ctx.language === 'de' ? `${details.length} Anzeigen: ${titles}` : `${details.length} ads: ${titles}`;
        return {
          jobs: items.map((item) => toJobFacts(item, ctx.language)),
          rows,
          bestPaid: bestPaidOf(details, ctx.language),
          source: turn.cite('job', label, null),
        };
      }),
  });

/** Of pay in one currency and for the same time only: others do not compare. */
function bestPaidOf(details: readonly JobDetail[], language: Language): ComparisonResult['bestPaid'] {
  const paid = details.flatMap((job) => (job.salary ? [{ job, salary: job.salary }] : []));
  const [first] = paid;
  const isComparable = paid.every(
    ({ salary }) => salary.currency === first?.salary.currency && salary.period === first.salary.period,
  );
  if (!first || paid.length < 2 || !isComparable) return null;
  const middle = ({ salary: { min, max } }: (typeof paid)[number]) => ((min ?? max ?? 0) + (max ?? min ?? 0)) / 2;
  const [best] = paid.toSorted((one, other) => middle(other) - middle(one));
  if (!best) return null;
  return { title: best.job.title, employer: best.job.employer.name, pay: payText(best.job, language) ?? '' };
}

type Reader = {
  name: string;
  label: Record<Language, string>;
  read: (job: JobDetail, language: Language) => string | null;
};

const READERS: readonly Reader[] = [
  { name: 'pay', label: { de: 'Gehalt', en: 'Pay' }, read: payText },
  { name: 'tariff', label: { de: 'Tarif', en: 'Tariff' }, read: (job) => tariffText(job) },
  { name: 'shifts', label: { de: 'Dienste', en: 'Shifts' }, read: shiftsText },
  {
    name: 'nights',
    label: { de: 'Nächte im Monat', en: 'Nights a month' },
    read: (job) => (job.maxNightsPerMonth === null ? null : String(job.maxNightsPerMonth)),
  },
  {
    name: 'weekends',
    label: { de: 'Freie Wochenenden von vier', en: 'Free weekends of four' },
    read: (job) => (job.freeWeekendsOfFour === null ? null : String(job.freeWeekendsOfFour)),
  },
  { name: 'hours', label: { de: 'Stunden', en: 'Hours' }, read: hoursText },
  {
    name: 'employment',
    label: { de: 'Umfang', en: 'Employment' },
    read: (job, language) => job.employmentType && EMPLOYMENT_NAMES[language][job.employmentType],
  },
  {
    name: 'contract',
    label: { de: 'Vertrag', en: 'Contract' },
    read: (job, language) => job.contract && CONTRACT_NAMES[language][job.contract],
  },
  {
    name: 'vacation',
    label: { de: 'Urlaubstage', en: 'Days of leave' },
    read: (job) => (job.vacationDays === null ? null : String(job.vacationDays)),
  },
  { name: 'place', label: { de: 'Ort', en: 'Place' }, read: (job) => job.location.city },
];

/** Returns the rows in which at least one ad states a value; missing values are marked as not stated. */
function rowsOf(details: readonly JobDetail[], language: Language): Row[] {
  const unsaid = language === 'de' ? 'keine Angabe' : 'not stated';
  return READERS.map(({ name, label, read }) => ({
    name,
    label: label[language],
    found: details.map((job) => read(job, language)),
  }))
    .filter(({ found }) => found.some((value) => value !== null))
    .map(({ name, label, found }) => ({ name, label, values: found.map((value) => value ?? unsaid) }));
}
