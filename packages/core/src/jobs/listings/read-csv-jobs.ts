import { COUNTRIES, CURRENCIES, CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { CSV_COLUMNS, CSV_HEADINGS, type CsvColumn, type CsvProblem } from '@stellenvisite/contract/jobs/job-csv';
import {
  CONTRACTS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  POSTING_DAYS,
  SPECIALTIES,
} from '@stellenvisite/contract/jobs/job-fields';
import { MAX_CSV_ROWS, MAX_JOB_TEXT, POSTING_APPLY_METHODS } from '@stellenvisite/contract/jobs/job-postings';
import type { ImportResult, JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { PAY_PERIODS } from '@stellenvisite/contract/jobs/pay/pay';
import { fromCsvCell } from '@stellenvisite/contract/platform/csv';
import { EMAIL_PATTERN } from '@stellenvisite/contract/platform/email';
import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';
import { parse } from 'csv-parse/sync';
import { DomainError } from '../../domain-error.ts';
import { CSV_WORDS } from './csv-words.ts';

export type CsvJob = ImportResult['lines'][number] & { content: JobContent };
type CsvFile = { jobs: CsvJob[]; unknownColumns: string[] };
type Department = { id: string; name: string };

/** The columns that the export adds, and that say nothing about a new job. */
const IGNORED = new Set([
  'nummer',
  'status',
  'veröffentlicht am',
  'läuft bis',
  'aufrufe',
  'bewerbungen',
  'davon offen',
  'qualität',
]);
const fold = (text: string) => text.trim().toLocaleLowerCase('de');
const HEADINGS = new Map<string, CsvColumn>(
  CSV_COLUMNS.flatMap((column) => [
    [fold(column), column],
    [fold(CSV_HEADINGS[column]), column],
  ]),
);

/** Cells of a whole file: a row with three times our columns for each job. The parser takes its time for each, also for an empty one. */
const MAX_CELLS = 3 * CSV_COLUMNS.length * (MAX_CSV_ROWS + 1);

/** Reads a file as people save it: any of the usual separators, German or English headings, in any order. */
export function readCsvJobs(csv: string, departments: readonly Department[]): CsvFile {
  const [heading, ...rows] = parseRows(csv);
  if (!heading || rows.length === 0) throw new DomainError('job_posting.csv_unreadable');
  if (rows.length > MAX_CSV_ROWS) throw new DomainError('job_posting.csv_too_long');
  const columns = heading.map((name) => HEADINGS.get(fold(name)));
  if (!columns.includes('title')) throw new DomainError('job_posting.csv_unreadable');
  const unknownColumns = heading.filter((name, at) => name.trim() !== '' && !columns[at] && !IGNORED.has(fold(name)));
  return {
    unknownColumns: unknownColumns.map((name) => name.slice(0, 80)),
    jobs: rows.map((row, at) => {
      const cells: Cells = {};
      for (const [index, column] of columns.entries()) {
        const text = fromCsvCell(row[index] ?? '');
        if (column && text !== '') cells[column] = text;
      }
      return { line: at + 2, ...readJob(cells, departments) };
    }),
  };
}

function parseRows(csv: string): string[][] {
  const delimiter = findDelimiter(csv);
  if (hasTooManyCells(csv, delimiter)) throw new DomainError('job_posting.csv_unreadable');
  try {
    return parse(csv, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      // One cell is no longer than the longest text a job may have, whatever a file claims to quote.
      max_record_size: 4 * MAX_JOB_TEXT,
      to: MAX_CSV_ROWS + 2,
    });
  } catch {
    throw new DomainError('job_posting.csv_unreadable');
  }
}

/** Counts what separates cells, outside of quotes. */
function hasTooManyCells(csv: string, delimiter: string): boolean {
  const [separator, quote] = [delimiter.charCodeAt(0), 0x22];
  let [cells, isQuoted] = [0, false];
  for (let at = 0; at < csv.length && cells <= MAX_CELLS; at += 1) {
    const sign = csv.charCodeAt(at);
    if (sign === quote) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells += 1;
  }
  return cells > MAX_CELLS;
}

/** Finds the delimiter that the heading uses most. */
function findDelimiter(csv: string): string {
  const [heading = ''] = csv.split(/\r?\n/, 1);
  const [first = ';'] = [';', ',', '\t'].sort((a, b) => heading.split(b).length - heading.split(a).length);
  return first;
}

type Cells = Partial<Record<CsvColumn, string>>;
type Read = Omit<CsvJob, 'line'>;

function readJob(cells: Cells, departments: readonly Department[]): Read {
  const problems: Read['problems'] = [];
  const refuse = (column: CsvColumn, reason: CsvProblem) => {
    problems.push({ column, reason, value: (cells[column] ?? '').slice(0, 80) });
    return undefined;
  };
  const text = (column: CsvColumn, most: number) => {
    const value = cells[column];
    return value !== undefined && value.length > most ? refuse(column, 'too_long') : value;
  };
  const choice = <T extends string>(column: CsvColumn, values: readonly T[], words?: Record<T, string>) => {
    const asked = cells[column];
    if (asked === undefined) return undefined;
    const found = values.find((value) => fold(value) === fold(asked) || (words && fold(words[value]) === fold(asked)));
    return found ?? refuse(column, 'unknown');
  };
  const number = (column: CsvColumn) => {
    const asked = cells[column];
    if (asked === undefined) return undefined;
    const value = toNumber(asked);
    return value !== null && value > 0 && value < 10_000_000 ? value : refuse(column, 'not_a_number');
  };
  const day = (column: CsvColumn) => {
    const asked = cells[column];
    return asked === undefined ? undefined : (toDay(asked) ?? refuse(column, 'not_a_date'));
  };

  if (!cells.title) refuse('title', 'missing');
  const country = choice('country', COUNTRIES) ?? 'DE';
  const city = text('city', 120);
  const place = { street: text('street', 120) ?? null, postalCode: text('postalCode', 10) ?? null };
  const [payMin, payMax] = [number('payMin'), number('payMax')];
  const currency = choice('payCurrency', CURRENCIES) ?? CURRENCY_OF[country];
  const period = choice('payPeriod', PAY_PERIODS, CSV_WORDS.payPeriod) ?? 'month';
  const [hoursMin, hoursMax] = [number('hoursMin'), number('hoursMax')];
  const department = cells.department
    ? departments.find(({ name }) => fold(name) === fold(cells.department ?? ''))
    : undefined;
  if (cells.department && !department) refuse('department', 'unknown');
  const email = text('contactEmail', 254);
  if (email && !EMAIL_PATTERN.test(email)) refuse('contactEmail', 'not_an_address');
  const applyUrl = text('applyUrl', 2000);
  if (applyUrl && !isHttpUrl(applyUrl)) refuse('applyUrl', 'not_an_address');
  const contactName = text('contactName', 120);
  const days = number('days');
  const term = POSTING_DAYS.find((each) => each === days);
  if (days !== undefined && !term) refuse('days', 'unknown');
  const body = text('text', MAX_JOB_TEXT / 2);
  const low = payMin ?? payMax;
  const hours = hoursMin ?? hoursMax;
  const content = {
    title: text('title', 160),
    category: choice('category', JOB_CATEGORIES, CSV_WORDS.category),
    specialty: choice('specialty', SPECIALTIES, CSV_WORDS.specialty),
    employmentType: choice('employmentType', EMPLOYMENT_TYPES, CSV_WORDS.employmentType),
    experienceLevel: choice('experienceLevel', EXPERIENCE_LEVELS, CSV_WORDS.experienceLevel),
    contract: choice('contract', CONTRACTS, CSV_WORDS.contract),
    departmentId: department?.id,
    location: city ? { ...place, city, country } : undefined,
    hoursPerWeek: hours && hours <= 80 ? { min: hours, max: Math.min(hoursMax ?? hours, 80) } : undefined,
    salary: low ? { min: low, max: payMax ?? low, currency, period } : undefined,
    startsOn: day('startsOn'),
    applyMethod: choice('applyMethod', POSTING_APPLY_METHODS, CSV_WORDS.applyMethod),
    applyUrl,
    contact: contactName
      ? { name: contactName, role: null, email: email ?? null, phone: text('contactPhone', 40) ?? null, hours: null }
      : undefined,
    reference: text('reference', 80),
    introHtml: body ? toHtml(body) : undefined,
    days: term,
  };
  return { title: (cells.title ?? '').slice(0, 160), problems, content: withoutGaps(content) };
}

/** „3.600,50“, „3600.50“ and „3 600“. */
function toNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s€]|CHF|EUR/gi, '');
  const german = plain.includes(',')
    ? plain.replaceAll('.', '').replace(',', '.')
    : plain.replace(/^(\d{1,3})\.(\d{3})$/, '$1$2');
  return /^\d+(?:\.\d+)?$/.test(german) ? Number(german) : null;
}

/** „01.04.2027“ and „2027-04-01“, where there is such a day. */
function toDay(text: string): string | null {
  const [, dayOf, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${dayOf?.padStart(2, '0')}` : text;
  const date = new Date(`${iso}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
    ? iso
    : null;
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const toHtml = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

type Gaps = { [K in keyof JobContent]?: JobContent[K] | undefined };

function withoutGaps(content: Gaps): JobContent {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)) as JobContent;
}
