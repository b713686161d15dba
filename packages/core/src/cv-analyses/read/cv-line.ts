import type { CvPlace } from '@stellenvisite/contract/cv-analyses.schema';

/** A line of the file with its place; both count from one. */
export type CvLine = { page: number; line: number; text: string };

export const SECTIONS = [
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

/** What stands under one heading. `head` is everything before the first one. */
export type CvSection = { kind: SectionKind; heading: string | null; lines: CvLine[] };

/** An unbroken run of lines on one page; a run over two pages is two places. */
export function placesOf(lines: readonly CvLine[], section: string | null): CvPlace[] {
  const places: CvPlace[] = [];
  for (const { page, line } of lines) {
    const last = places.at(-1);
    if (last && last.page === page && line >= last.line && line <= last.endLine + 1)
      last.endLine = Math.max(last.endLine, line);
    else places.push({ page, line, endLine: line, section });
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
