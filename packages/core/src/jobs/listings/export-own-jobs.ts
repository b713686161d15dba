import { CSV_COLUMNS, CSV_HEADINGS, type CsvColumn } from '@stellenvisite/contract/jobs/job-csv';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { ListedJob, OwnJobsFileQuery } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { toCsv } from '@stellenvisite/contract/platform/csv';
import { htmlToText } from '@stellenvisite/contract/platform/html-text';
import type { Context } from '../../context.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { CSV_WORDS } from './csv-words.ts';
import { findListed, isInTab } from './find-listed.ts';
import { getListed } from './get-listed.ts';
import { judgeListed, listContents } from './judge-listed.ts';
import { requireListEmployers } from './list-own-jobs.ts';

/** Columns of the list next to those that can be imported again. */
const FACTS = [
  'Nummer',
  'Status',
  'Veröffentlicht am',
  'Läuft bis',
  'Aufrufe',
  'Bewerbungen',
  'davon offen',
  'Qualität',
];

/** Every file reads all jobs with their texts. */
const FILES: Limit = { name: 'own_jobs.file', count: 30, seconds: 3_600, burst: 10 };

/** The list as a file, as far as it is narrowed, in its order. */
export async function exportOwnJobs(ctx: Context, query: OwnJobsFileQuery): Promise<string> {
  const { employerId, sort, tab, ...filter } = query;
  const { employerIds, person } = await requireListEmployers(ctx, 'job_posting.read', employerId);
  await consumeRateLimit(ctx, ctx.db, FILES, person.userId);
  if (employerIds.length > 0) await judgeListed(ctx, employerIds);
  const found = await findListed(ctx, employerIds, filter, sort);
  const ids = found.filter((each) => isInTab(each, tab)).map(({ id }) => id);
  const [listed, contents] = [await getListed(ctx, ids), await listContents(ctx, ids)];
  const heading = [...CSV_COLUMNS.map((column) => CSV_HEADINGS[column]), ...FACTS];
  return toCsv([heading, ...listed.map((job) => toRow(job, contents.get(job.id) ?? {}))]);
}

function toRow(job: ListedJob, content: JobContent): (string | number | null)[] {
  const cells = toCells(content, job.department?.name ?? null);
  const day = (moment: string | null) => moment && toGermanDay(moment.slice(0, 10));
  return [
    ...CSV_COLUMNS.map((column) => cells[column] ?? null),
    job.number,
    CSV_WORDS.state[job.state],
    day(job.postedAt),
    day(job.validThrough),
    job.views,
    job.applications,
    job.openApplications,
    job.quality,
  ];
}

function toCells(content: JobContent, department: string | null): Partial<Record<CsvColumn, string | number | null>> {
  const { location, salary, contact, hoursPerWeek, category, employmentType, experienceLevel, contract } = content;
  return {
    title: content.title ?? null,
    category: category ? CSV_WORDS.category[category] : null,
    specialty: content.specialty ? CSV_WORDS.specialty[content.specialty] : null,
    employmentType: employmentType ? CSV_WORDS.employmentType[employmentType] : null,
    experienceLevel: experienceLevel ? CSV_WORDS.experienceLevel[experienceLevel] : null,
    contract: contract ? CSV_WORDS.contract[contract] : null,
    department,
    street: location?.street ?? null,
    postalCode: location?.postalCode ?? null,
    city: location?.city ?? null,
    country: location?.country ?? null,
    hoursMin: hoursPerWeek?.min ?? null,
    hoursMax: hoursPerWeek?.max ?? null,
    payMin: salary?.min ?? null,
    payMax: salary?.max ?? null,
    payCurrency: salary?.currency ?? null,
    payPeriod: salary ? CSV_WORDS.payPeriod[salary.period] : null,
    startsOn: content.startsOn ? toGermanDay(content.startsOn) : null,
    applyMethod: content.applyMethod ? CSV_WORDS.applyMethod[content.applyMethod] : null,
    applyUrl: content.applyUrl ?? null,
    contactName: contact?.name ?? null,
    contactEmail: contact?.email ?? null,
    contactPhone: contact?.phone ?? null,
    reference: content.reference ?? null,
    text: htmlToText([content.introHtml ?? '', ...(content.sections ?? []).map(({ html }) => html)].join('\n')),
    days: content.days ?? null,
  };
}

const toGermanDay = (day: string) => day.split('-').reverse().join('.');
