import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { LRUCache } from 'lru-cache';
import { analyseText, type Word } from '../language/analyse-text.ts';
import { specialtyOfDepartment } from '../taxonomy/department-specialties.ts';
import { adjacentConcepts, type FoundConcept } from '../taxonomy/find-concepts.ts';
import { findOccupations } from '../taxonomy/find-occupations.ts';
import { departmentByKey, levelByKey, medicalFieldByKey, occupationByKey } from '../taxonomy/taxonomy.ts';
import { germanReason } from './class-reason.ts';
import {
  type PickedOccupation,
  pickFromDepartment,
  pickFromText,
  pickFromTitle,
  type Read,
} from './pick-occupation.ts';

export type JobToClassify = {
  title: string;
  department: string | null;
  text: string;
  country: Country;
  /** As the employer stated it; it goes before what the words say. */
  specialty: Specialty | null;
};

export type JobClass = {
  occupation: string | null;
  level: string | null;
  specialty: Specialty | null;
  department: string | null;
  /** 0 to 1. */
  confidence: number;
  /** The words it was read from, for the employer: as it is retained. */
  reason: string;
};

const UNKNOWN = { key: null, confidence: 0, reason: { kind: 'unknown' } } as const;
/** The number of characters that are read: the first two hundred words or so show what a job is about. */
const TEXT_READ = 1_600;

/** Classifies a job by its title, by its department where the title does not say, and by its text where neither does. */
export function classifyJob({ title, department, text, country, specialty }: JobToClassify): JobClass {
  const named = readName(title, department, country);
  return toClass(named, named.picked ?? readText(text, country) ?? UNKNOWN, specialty);
}

/** Null where title and department do not say what the job is, so that its text has to be read. */
export function classifyByName({
  title,
  department,
  country,
  specialty,
}: Omit<JobToClassify, 'text'>): JobClass | null {
  const named = readName(title, department, country);
  return named.picked && toClass(named, named.picked, specialty);
}

type Name = { ofTitle: Read; inDepartment: readonly FoundConcept[]; picked: PickedOccupation | null };

/** Many jobs have the same few titles. */
const readNames = new LRUCache<string, Name>({ max: 2_000 });

function readName(written: string, writtenDepartment: string | null, country: Country): Name {
  const key = JSON.stringify([written, writtenDepartment, country]);
  const known = readNames.get(key);
  if (known) return known;
  // Copies: a piece of a text keeps the whole text in memory.
  const [title, department] = JSON.parse(key) as [string, string | null];
  const words = analyseText(title);
  const departmentWords = analyseText(department ?? '');
  const ofTitle = read(words, country);
  const ofDepartment = read(departmentWords, country);
  const [inTitle, inDepartment] = [ofTitle.concepts, ofDepartment.concepts];
  const picked =
    pickFromTitle(title, words, ofTitle, country, pickDepartment(inTitle) ?? pickDepartment(inDepartment)) ??
    pickFromDepartment(department ?? '', departmentWords, ofDepartment);
  const name = { ofTitle, inDepartment, picked };
  readNames.set(key, name);
  return name;
}

function toClass(
  { ofTitle, inDepartment }: Name,
  picked: PickedOccupation | typeof UNKNOWN,
  specialty: Specialty | null,
): JobClass {
  const inTitle = ofTitle.concepts;
  const occupation = occupationByKey.get(picked.key ?? '');
  const place = pickDepartment(inDepartment) ?? pickDepartment(inTitle);
  return {
    occupation: picked.key,
    level: pickLevel(ofTitle, occupation?.level),
    specialty:
      specialty ??
      pickSpecialty(inTitle) ??
      occupation?.specialty ??
      pickSpecialty(inDepartment) ??
      specialtyOfDepartment(place ?? ''),
    department: place ?? occupation?.department ?? null,
    confidence: picked.confidence,
    reason: germanReason(picked.reason),
  };
}

/** Reads a word for the work, which may be the department's name as well: "MFA Funktionsdiagnostik". */
function read(words: readonly Word[], country: Country): Read {
  const occupations = findOccupations(words, country);
  const people = occupations.filter(({ manner }) => manner === 'person' || manner === 'doctor');
  return { occupations, people, concepts: adjacentConcepts(people, words, country) };
}

function readText(text: string, country: Country): PickedOccupation | null {
  const beginning = text.slice(0, TEXT_READ);
  const words: Word[] = analyseText(beginning);
  return pickFromText(beginning, words, country);
}

/** Selects the first department; one that may be of any field only where there is no other. */
function pickDepartment(concepts: readonly FoundConcept[]): string | null {
  const found = concepts.filter(({ kind }) => kind === 'department');
  return (found.find(({ key }) => !departmentByKey.get(key)?.isGeneral) ?? found[0])?.key ?? null;
}

/** Selects the level. One written next to the occupation's name may be higher than its own; that of another occupation is not meant. */
function pickLevel({ concepts, people }: Read, usual: string | undefined): string | null {
  const written = concepts.filter(({ kind }) => kind === 'level');
  const isFree = ({ start, end }: FoundConcept) => !people.some((each) => start < each.end && each.start < end);
  const higher = written.find((concept) => {
    const { broader = [], outranks = [] } = levelByKey.get(concept.key) ?? {};
    return usual && (broader.includes(usual) || (outranks.includes(usual) && isFree(concept)));
  });
  const free = written.find((concept) => !concept.isShortForm && isFree(concept));
  return higher?.key ?? usual ?? free?.key ?? null;
}

function pickSpecialty(concepts: readonly FoundConcept[]): Specialty | null {
  for (const { kind, key } of concepts) {
    const specialty = kind === 'specialty' ? medicalFieldByKey.get(key)?.specialty : undefined;
    if (specialty) return specialty;
  }
  return null;
}
