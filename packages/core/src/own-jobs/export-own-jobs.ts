import { toCsv } from '@stellenvisite/contract/csv';
import { htmlToText } from '@stellenvisite/contract/html-text';
import { CSV_COLUMNS, CSV_HEADINGS, type CsvColumn } from '@stellenvisite/contract/job-csv';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { ListedJob, OwnJobsFileQuery } from '@stellenvisite/contract/own-jobs.schema';
import type { Context } from '../context.ts';
import { CSV_WORDS } from './csv-words.ts';
import { findListed, isInTab } from './find-listed.ts';
import { judgeListed } from './judge-listed.ts';
import { loadContents } from './load-contents.ts';
import { loadListed } from './load-listed.ts';
import { requireListEmployers } from './require-list-employers.ts';

/** What the list says beside the columns that can be read in again. */
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

/** The list as a file, as far as it is narrowed, in its order. */
export async function exportOwnJobs(ctx: Context, query: OwnJobsFileQuery): Promise<string> {
  const { employerId, sort, tab, ...filter } = query;
  const { employerIds } = await requireListEmployers(ctx, 'job_posting.read', employerId);
  if (employerIds.length > 0) await judgeListed(ctx, employerIds);
  const found = await findListed(ctx, employerIds, filter, sort);
  const ids = found.filter((each) => isInTab(each, tab)).map(({ id }) => id);
  const [listed, contents] = [await loadListed(ctx, ids), await loadContents(ctx, ids)];
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
