import type { CvPlace } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import type { LineLook } from '../extract/cv-text.ts';
import { namesLicence } from './licence-words.ts';
import { isPrivate, isPrivateLabel, isPrivateName, withoutPay } from './private-words.ts';

/** A line of the file with its place; both count from one. */
export type CvLine = LineLook & {
  page: number;
  line: number;
  text: string;
  /** Where the text goes on over several lines. */
  lastLine?: number;
  /** States whether parts of it were left out. */
  isRedacted?: boolean;
};

const SECTIONS = [
  'head',
  'experience',
  'education',
  'further',
  'languages',
  'skills',
  'licence',
  'profile',
  'ignored',
] as const;

export type SectionKind = (typeof SECTIONS)[number];

/** Lines under one heading. `head` is everything before the first one. */
export type CvSection = {
  kind: SectionKind;
  heading: string | null;
  lines: CvLine[];
  /** The line that its heading is on. */
  at?: CvLine;
};

/** The lines without those with private content, and those with it. A label alone has its value on the next line. */
export function hidePrivateLines(lines: readonly CvLine[]): { lines: CvLine[]; hidden: CvLine[] } {
  const remaining: CvLine[] = [];
  const hidden: CvLine[] = [];
  let follows: 'value' | 'continued' | null = null;
  let isCellOpen = false;
  for (const [index, each] of lines.entries()) {
    const line = withoutPrivateNotes(isCellOpen ? withoutFirstCell(each) : each);
    isCellOpen = endsWithPrivateLabel(each.text);
    const open = withoutPrivateParts(line.text);
    const isOfRow = follows === 'value' || (follows === 'continued' && line.isContinued === true);
    if (open !== null && !isOfRow) {
      follows = null;
      remaining.push({ ...line, text: open, isRedacted: true });
      continue;
    }
    const isValue: boolean = follows === 'value' || (follows === 'continued' && line.isContinued === true);
    // "Bewilligung" above a licence is its heading.
    const isHeading = !isValue && isPrivateLabel(line.text) && namesLicence(lines[index + 1]?.text ?? '');
    if (!isHeading && (isValue || isPrivate(line.text))) {
      hidden.push(line);
      const isLabel: boolean = !isValue && isPrivateLabel(line.text);
      follows = isLabel ? 'value' : line.text.includes('\t') || isValue ? 'continued' : null;
      continue;
    }
    follows = null;
    const redacted = withoutPay(line.text);
    remaining.push(redacted === line.text ? line : { ...line, text: redacted, isRedacted: true });
  }
  return { lines: remaining, hidden };
}

/** "Wohnort: Bonn⇥Gewerkschaft:" has the value of its last label at the beginning of the next row. */
function endsWithPrivateLabel(text: string): boolean {
  const cells = text.split('\t');
  const last = cells.at(-1) ?? '';
  return cells.length > 1 && /^[^:]{2,40}:$/u.test(last) && isPrivateName(last);
}

/** "Fachärztin (80 % wegen Elternzeit)": a private remark in brackets is cut out of a line that is open without it. */
function withoutPrivateNotes(line: CvLine): CvLine {
  const text = line.text
    .replace(/\s*\([^()]*\)/gu, (note) => (isPrivate(note.replace(/^\s*\(|\)$/gu, '')) ? '' : note))
    .trim();
  return text === line.text || text === '' || isPrivate(text) ? line : { ...line, text, isRedacted: true };
}

function withoutFirstCell(line: CvLine): CvLine {
  const [first = '', ...rest] = line.text.split('\t');
  if (rest.length === 0 || /^[^:]{2,40}:\s/u.test(first)) return line;
  return { ...line, text: rest.join('\t'), isRedacted: true };
}

/** Returns a row of parts without the private ones; null where there is none, or nothing else. */
function withoutPrivateParts(text: string): string | null {
  const cells = text.split('\t');
  const isLabelled =
    cells.filter((cell) => /^[^:]{2,30}:\s/u.test(cell)).length >= 2 ||
    cells.slice(1).some((cell) => /^[^:]{2,40}:\s/u.test(cell) && isPrivate(cell) && !isPrivateName(cells[0] ?? ''));
  const parts = text.split(isLabelled ? /\s*[|·•\t]\s*/u : /\s*[|·•]\s*/u).filter((part) => part !== '');
  const open = parts.filter((part) => !isPrivate(part));
  return open.length > 0 && open.length < parts.length ? open.join(' | ') : null;
}

/** Returns an unbroken run of lines on one page; a run over two pages is two places. */
export function placesOf(lines: readonly CvLine[], section: string | null): CvPlace[] {
  const places: CvPlace[] = [];
  for (const { page, line, lastLine = line } of lines) {
    const last = places.at(-1);
    if (last && last.page === page && line >= last.line && line <= last.endLine + 1)
      last.endLine = Math.max(last.endLine, lastLine);
    else places.push({ page, line, endLine: lastLine, section });
  }
  return places;
}

/** Lower case without accents and marks, so that spellings of one word are equal. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
