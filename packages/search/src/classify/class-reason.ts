import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { DEPARTMENTS, departmentByKey } from '../taxonomy/taxonomy.ts';

/** Why a job is taken for what it is: where which words stand, quoted as they are written there. */
export type ClassReason =
  | { kind: 'title' | 'broad' | 'department' | 'text'; words: string }
  | { kind: 'combined'; words: string; department: string }
  | { kind: 'short'; words: string; country: Country }
  | { kind: 'unknown' | 'employer' };

type Slots = { words: string; department: string; country: string };
type Kind = ClassReason['kind'];

const GERMAN: Record<Kind, (slots: Slots) => string> = {
  title: ({ words }) => `„${words}“ im Titel`,
  broad: ({ words }) => `„${words}“ im Titel, ohne Näheres`,
  combined: ({ words, department }) => `„${words}“ im Titel, Bereich ${department}`,
  short: ({ words, country }) => `Kürzel „${words}“ im Titel, ${country}`,
  department: ({ words }) => `„${words}“ als Abteilung`,
  text: ({ words }) => `„${words}“ im Text`,
  unknown: () => 'kein Beruf erkannt',
  employer: () => 'vom Arbeitgeber festgelegt',
};

const ENGLISH: typeof GERMAN = {
  title: ({ words }) => `“${words}” in the title`,
  broad: ({ words }) => `“${words}” in the title, nothing more specific`,
  combined: ({ words, department }) => `“${words}” in the title, department ${department}`,
  short: ({ words, country }) => `short form “${words}” in the title, ${country}`,
  department: ({ words }) => `“${words}” as the department`,
  text: ({ words }) => `“${words}” in the text`,
  unknown: () => 'no occupation recognised',
  employer: () => 'set by the employer',
};

const COUNTRIES: Record<Language, Record<Country, string>> = {
  de: { DE: 'in Deutschland', AT: 'in Österreich', CH: 'in der Schweiz' },
  en: { DE: 'in Germany', AT: 'in Austria', CH: 'in Switzerland' },
};

/** As it is retained: in German, like the job. */
export function germanReason(reason: ClassReason): string {
  return sayReason(reason, 'de');
}

function sayReason(reason: ClassReason, language: Language): string {
  const words = 'words' in reason ? reason.words : '';
  const department = 'department' in reason ? (departmentByKey.get(reason.department)?.label[language] ?? '') : '';
  const country = 'country' in reason ? COUNTRIES[language][reason.country] : '';
  return (language === 'de' ? GERMAN : ENGLISH)[reason.kind]({ words, department, country });
}

/** Each German sentence with its slots open. A department's name holds no quotes, so that no sentence reads as another. */
const PATTERNS = (Object.keys(GERMAN) as Kind[]).map((kind) => {
  const sentence = GERMAN[kind]({
    words: '(?<words>.*)',
    department: '(?<department>[^“]+)',
    country: '(?<country>in [^“]+)',
  });
  return { kind, pattern: new RegExp(`^${sentence}$`, 'su') };
});

const departmentByLabel = new Map(DEPARTMENTS.map(({ key, label }) => [label.de, key]));
const countryByName = new Map(Object.entries(COUNTRIES.de).map(([country, name]) => [name, country as Country]));

/** Returns a stored reason in the reader's language; one that nobody knows stays as it is. */
export function translateReason(storedReason: string, language: Language): string {
  if (language === 'de') return storedReason;
  const reason = readReason(storedReason);
  return reason ? sayReason(reason, language) : storedReason;
}

function readReason(storedReason: string): ClassReason | null {
  for (const { kind, pattern } of PATTERNS) {
    const found = pattern.exec(storedReason);
    if (!found) continue;
    const { words = '', department = '', country = '' } = found.groups ?? {};
    if (kind === 'combined') {
      const key = departmentByLabel.get(department);
      return key === undefined ? null : { kind, words, department: key };
    }
    if (kind === 'short') {
      const known = countryByName.get(country);
      return known ? { kind, words, country: known } : null;
    }
    return kind === 'unknown' || kind === 'employer' ? { kind } : { kind, words };
  }
  return null;
}
