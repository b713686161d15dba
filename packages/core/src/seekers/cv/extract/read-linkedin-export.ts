import { parse } from 'csv-parse/sync';
import { type CvText, CvUnreadable, toPages } from './cv-text.ts';
import { readArchive } from './read-archive.ts';

type Record_ = Record<string, string>;

const TABLES = new Set([
  'profile.csv',
  'positions.csv',
  'education.csv',
  'certifications.csv',
  'languages.csv',
  'skills.csv',
]);

const baseName = (name: string) => name.slice(name.lastIndexOf('/') + 1).toLowerCase();

const tidy = (value: string | undefined) => (value ?? '').trim();

/**
 * The archive that LinkedIn gives people of their data: one table a subject. It is written out as the lines of a CV, so that everything
 * behind it reads one form. Names, addresses and birth dates are in Profile.csv, of which only the headline is taken.
 */
export async function readLinkedInExport(path: string, maxPages: number): Promise<CvText> {
  const parts = await readArchive(path, (name) => TABLES.has(baseName(name)));
  if (parts.size === 0) throw new CvUnreadable('damaged');
  const tables = new Map([...parts].map(([name, text]) => [baseName(name), readTable(text)]));
  const of = (name: string) => tables.get(name) ?? [];
  const lines = [
    ...of('profile.csv').map((row) => row.Headline ?? ''),
    ...section('Berufserfahrung', of('positions.csv'), (row) => [
      `${period(row['Started On'], row['Finished On'], true)}\t${row.Title ?? ''}, ${row['Company Name'] ?? ''}`,
    ]),
    ...section('Ausbildung', of('education.csv'), (row) => [
      `${period(row['Start Date'], row['End Date'], false)}\t${row['Degree Name'] ?? ''}, ${row['School Name'] ?? ''}`,
    ]),
    ...section('Zertifikate', of('certifications.csv'), (row) => [
      `${period(undefined, row['Started On'], false)}\t${row.Name ?? ''}, ${row.Authority ?? ''}`,
    ]),
    ...section('Sprachen', of('languages.csv'), (row) => [`${row.Name ?? ''} (${row.Proficiency ?? ''})`]),
    ...section('Kenntnisse', of('skills.csv'), (row) => [row.Name ?? '']),
  ];
  return toPages(
    lines.map((text) => ({ text })),
    maxPages,
  );
}

function readTable(text: string): Record_[] {
  try {
    const rows: Record_[] = parse(text, {
      columns: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: 200,
    });
    return rows;
  } catch {
    throw new CvUnreadable('damaged');
  }
}

function section(heading: string, rows: readonly Record_[], lines: (row: Record_) => string[]): string[] {
  return rows.length === 0 ? [] : [heading, ...rows.flatMap(lines)];
}

function period(from: string | undefined, to: string | undefined, isOngoing: boolean): string {
  const [start, end] = [tidy(from), tidy(to)];
  if (start && end) return `${start} – ${end}`;
  if (start) return isOngoing ? `${start} – heute` : start;
  return end;
}
