import type { Language } from '@stellenvisite/contract/platform/languages';
import { MAX_CV_FIELDS } from '@stellenvisite/contract/seekers/cv-analyses';
import type { CvField, CvPage } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import type { CvText } from '../extract/cv-text.ts';
import { findSections } from './find-sections.ts';
import { hidePersonalDetails } from './hide-personal-details.ts';
import { type CvLine, type CvSection, fold, hidePrivateLines } from './hide-private-lines.ts';
import { joinLines } from './join-lines.ts';
import { readEducation } from './read-education.ts';
import { readLanguages } from './read-languages.ts';
import { readLicence } from './read-licence.ts';
import { readOccupation } from './read-occupation.ts';
import { readDriversLicence, readPlace, readYears } from './read-person.ts';
import { readSkills } from './read-skills.ts';
import { byRecency, type FoundField, readStations, splitPosts } from './read-stations.ts';
import { isUndatedList, splitEntries } from './split-entries.ts';

export type ReadCv = {
  language: Language;
  pages: CvPage[];
  fields: CvField[];
  hiddenLines: number;
};

/** Reads the parts of a CV that a profile has a field for, each with its place. The same text gives the same answer. */
export function readCv(text: Pick<CvText, 'pages' | 'looks'> & Partial<CvText>, today: Date): ReadCv {
  const { pages, looks, imagePages = [] } = text;
  const all = pages.flatMap((lines, page) =>
    lines.map((line, index): CvLine => ({ ...looks?.[page]?.[index], page: page + 1, line: index + 1, text: line })),
  );
  const { lines, hidden: privateLines } = hidePrivateLines(joinLines(all));
  const { sections, hidden: personal, redacted } = hidePersonalDetails(findSections(lines, privateLines), privateLines);
  const hidden = [...privateLines, ...personal];
  return {
    language: languageOf(lines),
    pages: withoutHidden(pages, hidden, [...lines, ...redacted]).map((page, index) => ({
      ...page,
      isFromImage: imagePages.includes(index + 1),
    })),
    fields: isCv(sections) ? toFields(sections, today) : [],
    hiddenLines: hidden.length,
  };
}

/** A letter, an invoice or an advertisement may name occupations too; a CV has headings, or posts with their times. */
function isCv(sections: readonly CvSection[]): boolean {
  return sections.some(({ kind }) => kind === 'experience' || kind === 'education' || kind === 'languages');
}

function toFields(sections: readonly CvSection[], today: Date): CvField[] {
  const posts = sections.flatMap((section) =>
    section.kind === 'experience' ? [{ ...splitPosts(section), heading: section.heading }] : [],
  );
  const stations = byRecency(posts.flatMap(({ posts: own, heading }) => readStations(own, heading, today)));
  const education = [
    ...sections.flatMap(({ kind, heading, lines }) =>
      kind === 'education' || (kind === 'further' && !isUndatedList(lines))
        ? readEducation(splitEntries(lines), heading, today)
        : [],
    ),
    ...posts.flatMap(({ trainings, heading }) => readEducation(trainings, heading, today)),
  ];
  const found: (FoundField | null)[] = [
    ...readOccupation(sections, stations),
    readLicence(sections),
    ...readPlace(sections),
    ...readYears(stations, today),
    ...readDriversLicence(sections),
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

/** Lines that were hidden are null; of those with past pay the rest stays. */
function withoutHidden(
  pages: readonly string[][],
  hidden: readonly CvLine[],
  shown: readonly CvLine[],
): { lines: (string | null)[] }[] {
  const places = new Set(
    hidden.flatMap(({ page, line, lastLine = line }) =>
      Array.from({ length: lastLine - line + 1 }, (_, index) => `${page} ${line + index}`),
    ),
  );
  const redacted = new Map<string, string | null>();
  for (const { page, line, lastLine = line, text, isRedacted } of shown)
    if (isRedacted)
      for (let at = line; at <= lastLine; at += 1) redacted.set(`${page} ${at}`, at === line ? text : null);
  return pages.map((lines, page) => ({
    lines: lines.map((text, index) => {
      const at = `${page + 1} ${index + 1}`;
      const changed = redacted.get(at);
      return places.has(at) ? null : changed === undefined ? text : changed;
    }),
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
