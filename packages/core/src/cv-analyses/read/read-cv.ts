import { MAX_CV_FIELDS } from '@stellenvisite/contract/cv-analyses';
import type { CvField, CvPage } from '@stellenvisite/contract/cv-analyses.schema';
import type { Language } from '@stellenvisite/contract/languages';
import type { CvText } from '../extract/cv-text.ts';
import { type CvLine, type CvSection, fold } from './cv-line.ts';
import { findSections } from './find-sections.ts';
import type { FoundField } from './found-field.ts';
import { hidePrivateLines } from './hide-private-lines.ts';
import { readEducation } from './read-education.ts';
import { readLanguages } from './read-languages.ts';
import { readLicence } from './read-licence.ts';
import { readOccupation } from './read-occupation.ts';
import { readSkills } from './read-skills.ts';
import { byRecency, readStations } from './read-stations.ts';

export type ReadCv = {
  language: Language;
  pages: CvPage[];
  fields: CvField[];
  hiddenLines: number;
};

/** What a CV says that a profile has a field for, each with its place. The same text gives the same answer. */
export function readCv({ pages }: Pick<CvText, 'pages'>, today: Date): ReadCv {
  const all = pages.flatMap((lines, page) =>
    lines.map((text, index): CvLine => ({ page: page + 1, line: index + 1, text })),
  );
  const { lines, hidden } = hidePrivateLines(all);
  const sections = findSections(lines);
  return {
    language: languageOf(lines),
    pages: withoutHidden(pages, hidden),
    fields: isCv(sections) ? toFields(sections, today) : [],
    hiddenLines: hidden.length,
  };
}

/** A letter, an invoice or an advertisement may name occupations too; a CV has headings, or posts with their times. */
function isCv(sections: readonly CvSection[]): boolean {
  return sections.some(({ kind }) => kind === 'experience' || kind === 'education' || kind === 'languages');
}

function toFields(sections: readonly CvSection[], today: Date): CvField[] {
  const stations = byRecency(
    sections.filter(({ kind }) => kind === 'experience').flatMap((section) => readStations(section, today)),
  );
  const education = sections
    .filter(({ kind }) => kind === 'education' || kind === 'further')
    .flatMap((section) => readEducation(section, today));
  const found: (FoundField | null)[] = [
    ...readOccupation(sections, stations),
    readLicence(sections),
    ...education,
    ...stations,
    ...readLanguages(sections),
    readSkills(sections),
  ];
  return found
    .flatMap((field) => field ?? [])
    .slice(0, MAX_CV_FIELDS)
    .map((field, index) => ({ id: `f${index + 1}`, ...field, choice: null, changed: null }));
}

function withoutHidden(pages: readonly string[][], hidden: readonly CvLine[]): CvPage[] {
  const places = new Set(hidden.map(({ page, line }) => `${page} ${line}`));
  return pages.map((lines, page) => ({
    lines: lines.map((text, index) => (places.has(`${page + 1} ${index + 1}`) ? null : text)),
  }));
}

const GERMAN = new Set([
  'und',
  'der',
  'die',
  'in',
  'zur',
  'bis',
  'seit',
  'heute',
  'berufserfahrung',
  'ausbildung',
  'sprachen',
  'kenntnisse',
]);
const ENGLISH = new Set([
  'and',
  'of',
  'the',
  'to',
  'since',
  'present',
  'experience',
  'education',
  'languages',
  'skills',
]);

function languageOf(lines: readonly CvLine[]): Language {
  const words = lines.flatMap(({ text }) => fold(text).split(' '));
  const german = words.filter((word) => GERMAN.has(word) && word !== 'in').length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return english > german ? 'en' : 'de';
}
