import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country } from '@stellenvisite/contract/jobs/countries';

/** The conditions on a job; every given part must hold. Lists name alternatives. */
export type Condition = {
  /** The market's own key of what the job was written for; null is a job of no health profession. */
  occupation?: (string | null)[];
  /** Keys of the demo's kinds of departments. */
  department?: string[];
  specialty?: string[];
  country?: Country[];
  region?: string[];
  employmentType?: string[];
  remote?: string[];
  employerKind?: string[];
  /** Name of a place and kilometres around it. */
  near?: string;
  km?: number;
  /** Training posts match only where they are requested. */
  training?: boolean;
  /** Regular expressions, in any case: the title, the department's name, the employer's name, the whole job. */
  title?: string;
  area?: string;
  employer?: string;
  words?: string;
  /** Key of a hand-made document. */
  hard?: string;
  not?: Condition;
};

/** 3 is an exact match, 2 a close one, 1 of some use; the highest that holds counts, and nothing else is 0. */
export type Grades = Partial<Record<'1' | '2' | '3', Condition[]>>;

export type Trap = {
  rule: string;
  /** How many of the first hits are looked at. */
  top: number;
  never?: Condition[];
  only?: Condition[];
  includes?: Condition[];
};

export type Params = { country?: Country[]; location?: string; radius?: number };

export type JudgedQuery = {
  q: string;
  kind: string;
  /** Row of the vocabulary and whose words they are. */
  row?: string;
  language?: string;
  params: Params;
  grades: Grades;
  trap?: Trap;
};

type QuerySet = Omit<JudgedQuery, 'q' | 'kind' | 'params' | 'language'> & {
  kind?: string;
  why?: string;
  params?: Params;
  words?: Record<string, string[]>;
  queries?: string[];
};

const FOLDER = join(import.meta.dirname, 'queries');

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

export function readJudgedQueries(): JudgedQuery[] {
  const groups = readJson<Record<string, string[]>>('groups.json');
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json') && file !== 'groups.json');
  return files.sort().flatMap((file) => readJson<QuerySet[]>(file).flatMap((set) => queriesOf(set, groups)));
}

function queriesOf(set: QuerySet, groups: Record<string, string[]>): JudgedQuery[] {
  const { words, queries = [], kind = 'vocabulary', params = {}, grades, trap, row } = set;
  const shared = {
    kind,
    params,
    grades: spellOut(grades, groups),
    ...(trap && { trap: spellOut(trap, groups) }),
    ...(row && { row }),
  };
  const byLanguage = Object.entries(words ?? {}).flatMap(([language, list]) =>
    list.map((q) => ({ ...shared, q, language })),
  );
  return [...byLanguage, ...queries.map((q) => ({ ...shared, q }))];
}

/** Writes the members of a group in place of its name wherever a list names one. */
function spellOut<T>(value: T, groups: Record<string, string[]>): T {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    Array.isArray(part) ? part.flatMap((each: unknown) => membersOf(each, groups)) : part,
  );
}

function membersOf(name: unknown, groups: Record<string, string[]>): unknown[] {
  if (typeof name !== 'string' || !name.startsWith('$')) return [name];
  const members = groups[name.slice(1)];
  if (!members) throw new Error(`The judgements know no group ${name}.`);
  return members;
}
