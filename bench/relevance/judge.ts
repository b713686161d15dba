import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Condition, Grades, Trap } from './judged-query.ts';

/** A job as the judgements see it: what it was made as, never what a search took it for. */
export type JudgedJob = {
  id: string;
  title: string;
  occupation: string | null;
  training: boolean;
  departments: readonly string[];
  area: string;
  specialty: string | null;
  country: Country;
  region: string;
  employmentType: string;
  remote: string;
  employer: string;
  employerKinds: readonly string[];
  lat: number;
  lon: number;
  words: string;
  hard?: string;
};

export type Point = { lat: number; lon: number };
export type FindPoint = (place: string) => Point;

export function createJudge(findPoint: FindPoint) {
  const meets = (job: JudgedJob, wanted: Condition): boolean =>
    meetsFacts(job, wanted) &&
    meetsWords(job, wanted) &&
    (wanted.near === undefined || distanceKm(findPoint(wanted.near), job) <= (wanted.km ?? 0)) &&
    !(wanted.not && meets(job, { training: job.training, ...wanted.not }));
  const meetsAny = (job: JudgedJob, wanted: readonly Condition[] = []) => wanted.some((each) => meets(job, each));

  const gradeOf = (job: JudgedJob, grades: Grades): number => {
    if (meetsAny(job, grades[3])) return 3;
    if (meetsAny(job, grades[2])) return 2;
    return meetsAny(job, grades[1]) ? 1 : 0;
  };
  return { gradeOf, findBreach: (hits: readonly JudgedJob[], trap: Trap) => findBreach(hits, trap, meetsAny) };
}

export type Judge = ReturnType<typeof createJudge>;

function meetsFacts(job: JudgedJob, wanted: Condition): boolean {
  return (
    isOneOf(job.occupation, wanted.occupation) &&
    isOneOf(job.specialty, wanted.specialty) &&
    isOneOf(job.country, wanted.country) &&
    isOneOf(job.region, wanted.region) &&
    isOneOf(job.employmentType, wanted.employmentType) &&
    isOneOf(job.remote, wanted.remote) &&
    job.training === (wanted.training ?? (wanted.occupation || wanted.department ? false : job.training)) &&
    (!wanted.department || job.departments.some((kind) => wanted.department?.includes(kind))) &&
    (!wanted.employerKind || job.employerKinds.some((kind) => wanted.employerKind?.includes(kind))) &&
    (wanted.hard === undefined || wanted.hard === job.hard)
  );
}

function isOneOf<T>(value: T, wanted: readonly T[] | undefined): boolean {
  return wanted === undefined || wanted.includes(value);
}

function meetsWords(job: JudgedJob, { title, area, employer, words }: Condition): boolean {
  return (
    isLike(job.title, title) && isLike(job.area, area) && isLike(job.employer, employer) && isLike(job.words, words)
  );
}

function isLike(text: string, pattern: string | undefined): boolean {
  return pattern === undefined || compile(pattern).test(text);
}

const compiled = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(pattern, 'iu');
  compiled.set(pattern, known);
  return known;
}

type MeetsAny = (job: JudgedJob, wanted: readonly Condition[]) => boolean;

/** Finds the first hit that breaks the rule of a trap, in words; null where it holds. An empty answer breaks every rule. */
function findBreach(
  hits: readonly JudgedJob[],
  { top, never, only, includes }: Trap,
  meetsAny: MeetsAny,
): string | null {
  const looked = hits.slice(0, top);
  if (looked.length === 0) return 'nothing is found';
  for (const [index, job] of looked.entries()) {
    if (never && meetsAny(job, never)) return `${index + 1}. ${describe(job)} must not be there`;
    if (only && !meetsAny(job, only)) return `${index + 1}. ${describe(job)} is not what was asked for`;
  }
  const missing = includes?.find((wanted) => !looked.some((job) => meetsAny(job, [wanted])));
  return missing ? `${JSON.stringify(missing)} is missing` : null;
}

export function describe({ title, occupation, training, area, country }: JudgedJob): string {
  return `"${title}" [${training ? 'training ' : ''}${occupation ?? 'no health profession'}, ${area || '–'}, ${country}]`;
}

const EARTH_KM = 6371;

export function distanceKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [dLat, dLon] = [radians(to.lat - from.lat), radians(to.lon - from.lon)];
  const half =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}
