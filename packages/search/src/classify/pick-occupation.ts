import type { Country } from '@stellenvisite/contract/jobs/countries';
import { analyseText, type Word } from '../language/analyse-text.ts';
import { foldText } from '../language/fold-text.ts';
import { stripGender } from '../language/strip-gender.ts';
import type { FoundConcept } from '../taxonomy/find-concepts.ts';
import { type FoundOccupation, findOccupations, type Manner } from '../taxonomy/find-occupations.ts';
import { BROAD, OCCUPATIONS, occupationByKey } from '../taxonomy/taxonomy.ts';
import type { ClassReason } from './class-reason.ts';

const WORD = /[\p{L}\p{N}]+/gu;

export type PickedOccupation = {
  key: string;
  /** 0 to 1: how sure it is, by where and how it was read. */
  confidence: number;
  reason: ClassReason;
};

const CONFIDENCE = {
  person: 0.95,
  shortForm: 0.9,
  combined: 0.85,
  field: 0.8,
  department: 0.7,
  vague: 0.6,
  broad: 0.6,
  text: 0.4,
};
/** A word for the work appears behind one for the people of the same rank: "MFA Funktionsdiagnostik". A "Kardiologe" is no broad word. */
const BEHIND: Record<Manner, number> = { person: 0, doctor: -42, field: 10, vague: 40 };

/** "Wir suchen eine …", "… gesucht", "Ausbildung als …". */
const CUES = new Set(
  analyseText('suchen sucht gesucht Ausbildung Abschluss Examen Verstärkung looking hiring seeking').map(
    ({ stem }) => stem,
  ),
);
const NEAR_BEFORE = 2;
const NEAR_BEHIND = 5;
/** Every job asks for an "Ausbildung". */
const LEARNING: ReadonlySet<string> = new Set(['ausbildung', 'praktikum']);

/** The occupations and concepts that a title or a department names. */
export type Read = {
  occupations: readonly FoundOccupation[];
  /** Those of them that are named by who does the work. */
  people: readonly FoundOccupation[];
  concepts: readonly FoundConcept[];
};

const combinations: ReadonlyMap<string, string> = new Map(
  OCCUPATIONS.flatMap(({ key, combines }) =>
    combines.flatMap(({ occupations, departments }) =>
      occupations.flatMap((occupation) =>
        departments.map((department) => [`${occupation} ${department}`, key] as const),
      ),
    ),
  ),
);

/** The occupation a title names. The first by rank: "Ausbildung Pflegefachfrau" is training, not a nurse's job. */
export function pickFromTitle(
  title: string,
  words: readonly Word[],
  { occupations }: Read,
  country: Country,
  department: string | null,
): PickedOccupation | null {
  const found = pickFirst(occupations);
  if (!found) return null;
  const named = quoteWords(title, words.slice(found.start, found.end));
  if (found.manner === 'doctor') {
    return { key: 'facharzt', confidence: CONFIDENCE.person, reason: { kind: 'title', words: named } };
  }
  const combined = department ? combine(found.key, department) : null;
  if (combined && department) {
    return { key: combined, confidence: CONFIDENCE.combined, reason: { kind: 'combined', words: named, department } };
  }
  if (precedenceOf(found) >= BROAD)
    return { key: found.key, confidence: CONFIDENCE.broad, reason: { kind: 'broad', words: named } };
  if (!found.isShortForm) {
    return {
      key: found.key,
      confidence: CONFIDENCE[found.manner],
      reason: { kind: 'title', words: named },
    };
  }
  return {
    key: found.key,
    confidence: CONFIDENCE.shortForm,
    reason: { kind: 'short', words: named, country },
  };
}

/** Where the title says nothing, the name of the department may: "Patientenaufnahme". */
export function pickFromDepartment(
  department: string,
  words: readonly Word[],
  { occupations }: Read,
): PickedOccupation | null {
  const found = pickFirst(occupations);
  if (!found || precedenceOf(found) >= BROAD) return null;
  return {
    key: found.key,
    confidence: CONFIDENCE.department,
    reason: { kind: 'department', words: quoteWords(department, words.slice(found.start, found.end)) },
  };
}

/** The people a text asks for, near a word that says so; it speaks of many others it does not look for. */
export function pickFromText(text: string, words: readonly Word[], country: Country): PickedOccupation | null {
  const cues = words.flatMap(({ stem }, index) => (CUES.has(stem) ? [index] : []));
  if (cues.length === 0) return null;
  const found = findOccupations(words, country).find(
    (each) =>
      !each.isShortForm &&
      each.manner === 'person' &&
      precedenceOf(each) < BROAD &&
      !LEARNING.has(each.key) &&
      cues.some((cue) => each.start > cue - 1 - NEAR_BEFORE && each.start - cue <= NEAR_BEHIND),
  );
  if (!found) return null;
  return {
    key: found.key,
    confidence: CONFIDENCE.text,
    reason: { kind: 'text', words: quoteWords(text, words.slice(found.start, found.end)) },
  };
}

function pickFirst(found: readonly FoundOccupation[]): FoundOccupation | undefined {
  return found.toSorted(
    (one, other) =>
      precedenceOf(one) - precedenceOf(other) ||
      Number(isAside(one)) - Number(isAside(other)) ||
      Number(one.isShortForm) - Number(other.isShortForm) ||
      one.start - other.start,
  )[0];
}

function isAside({ manner }: FoundOccupation): boolean {
  return manner === 'field' || manner === 'vague';
}

function precedenceOf({ key, manner }: FoundOccupation): number {
  return (occupationByKey.get(key)?.precedence ?? 0) + BEHIND[manner];
}

function combine(occupation: string, department: string): string | null {
  return combinations.get(`${occupation} ${department}`) ?? null;
}

/** Analysed words as they stand in the text they were read from, for a reason to quote. */
function quoteWords(text: string, words: readonly { text: string }[]): string {
  const plain = stripGender(text);
  let from: number | undefined;
  for (const { 0: written, index } of plain.matchAll(WORD)) {
    const word = foldText(written);
    if (from === undefined && word === words[0]?.text) from = index;
    if (from !== undefined && word === words.at(-1)?.text) {
      return plain.slice(from, index + written.length).replace(/\s+/g, ' ');
    }
  }
  return words.map((word) => word.text).join(' ');
}
