import type { EmployerKind, EmployerType } from '@stellenvisite/contract/employers/employers';
import type { Contract, Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { analyseText, type Word } from '../language/analyse-text.ts';
import { TERM_PREFIX } from '../language/term-prefix.ts';
import { specialtiesAround } from '../taxonomy/department-specialties.ts';

/** The words of a job. */
export type JobWords = {
  title: string;
  department: string | null;
  text: string;
  contract: Contract | null;
  /** The collective agreement's name. */
  tariff: string | null;
  city: string;
  region: string;
  employer: { name: string; type: EmployerType; kinds: readonly EmployerKind[] };
};

/** The classes of a job, by key. */
export type JobKeys = {
  occupation: string | null;
  level: string | null;
  specialty: Specialty | null;
  department: string | null;
};

/** Every term a job is found by. */
export function jobTerms(job: JobWords, keys: JobKeys): Set<string> {
  return addKeyTerms(wordTerms(job), keys);
}

/** Words for the contract of a job, which its ad states by a choice rather than in words. */
const CONTRACT_WORDS: Record<Contract, string> = {
  permanent: 'unbefristet permanent',
  fixed_term: 'befristet Befristung',
};

export function wordTerms(job: JobWords): Set<string> {
  const { title, department, text, contract, tariff, city, region, employer } = job;
  const terms = titleTerms(title);
  const said = [department, tariff, contract && CONTRACT_WORDS[contract], text].filter((each) => each !== null);
  for (const word of analyseText(said.join('\n'))) {
    for (const term of textTerms.get(word) ?? cacheTextTerms(word)) terms.add(term);
  }
  for (const { stem, parts } of analyseText(employer.name)) {
    for (const part of [stem, ...parts]) terms.add(TERM_PREFIX.employer + part);
  }
  for (const kind of [employer.type, ...employer.kinds]) terms.add(TERM_PREFIX.employerKind + kind);
  for (const { stem } of analyseText(`${city}\n${region}`)) terms.add(TERM_PREFIX.place + stem);
  return terms;
}

export function titleTerms(title: string): Set<string> {
  const terms = new Set<string>();
  for (const { text, stem, parts } of analyseText(title)) {
    terms.add(TERM_PREFIX.title + stem);
    terms.add(TERM_PREFIX.titleWord + text);
    for (const part of parts) terms.add(TERM_PREFIX.titlePart + part);
  }
  return terms;
}

export function addKeyTerms(terms: Set<string>, { occupation, level, specialty, department }: JobKeys): Set<string> {
  if (occupation) terms.add(TERM_PREFIX.occupation + occupation);
  if (level) terms.add(TERM_PREFIX.level + level);
  for (const each of specialty ? specialtiesAround(specialty) : []) terms.add(TERM_PREFIX.specialty + each);
  if (department) terms.add(TERM_PREFIX.department + department);
  return terms;
}

/** Most words of a job are words of other jobs: their terms are cached for as long as the analyser caches the word. */
const textTerms = new WeakMap<Word, readonly string[]>();

function cacheTextTerms(word: Word): readonly string[] {
  const terms = [...new Set([word.stem, ...word.parts])].map((part) => TERM_PREFIX.text + part);
  textTerms.set(word, terms);
  return terms;
}
