import { readFileSync } from 'node:fs';
import { z } from '@stellenvisite/contract/platform/zod';

/** The reader was improved with `seen`, `seen-2` and `seen-3`, each written in other words than those before it; `unseen` decides. */
export const HALVES = ['seen', 'seen-2', 'seen-3', 'unseen'] as const;
export type Half = (typeof HALVES)[number];

const pair = z.tuple([z.string(), z.string()]);
const date = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/);
/** Several where more than one reading is right; null: nothing should be read. */
const readings = z.array(z.string().nullable()).min(1);

const stationSchema = z.object({
  position: z.string(),
  department: z.string().nullable().default(null),
  employer: z.string(),
  place: z.string().nullable().default(null),
  /** A year alone where the CV names no month. */
  from: date,
  /** Null: until today. */
  to: date.nullable(),
  /** Written after the position: "75 %", "Elternzeitvertretung". */
  note: z.string().nullable().default(null),
  tasks: z.array(z.string()).default([]),
});

const trainingSchema = z.object({
  title: z.string(),
  school: z.string().nullable(),
  from: date.nullable().default(null),
  to: date,
  /** Written in front of an end that lies ahead, such as "voraussichtlich": the year may be read or left open. */
  expected: z.string().nullable().default(null),
});

export const DATE_STYLES = ['slash', 'dot', 'short', 'abbreviated', 'long', 'iso', 'full'] as const;

/** Facts of a made person, written by hand: CVs are made from them, and each reading of a CV is compared with them. */
const personSchema = z.object({
  name: z.string(),
  language: z.enum(['de', 'en']),
  title: z.string(),
  occupation: z.array(z.string()).min(1),
  /** Occupations that only a careless reader finds: those of a trainee's future, or of a hidden text. */
  neverOccupation: z.array(z.string()).default([]),
  /** Empty: not compared. */
  specialty: z.array(z.string()).default([]),
  department: z.array(z.string()).default([]),
  /** A licence that is only applied for has the keys null and `pending`: it is never read as granted. */
  licence: z.object({ keys: readings, text: z.string() }).nullable().default(null),
  place: z.string(),
  contact: z.array(z.string()),
  personal: z.array(pair).default([]),
  /** Label and value; the value must not occur in a reading. */
  private: z.array(pair).default([]),
  pay: pair.nullable().default(null),
  driversLicence: z
    .object({ classes: z.array(z.string()), label: z.string(), text: z.string() })
    .nullable()
    .default(null),
  /** Texts that no reader of the page can see; they must not occur in a reading. */
  hidden: z.array(z.string()).default([]),
  headings: z.object({
    personal: z.string(),
    work: z.string(),
    education: z.string(),
    licence: z.string().default(''),
    languages: z.string(),
    skills: z.string(),
  }),
  order: z
    .array(z.enum(['personal', 'work', 'education', 'licence', 'languages', 'skills', 'extra']))
    .default(['personal', 'work', 'education', 'licence', 'languages', 'skills', 'extra']),
  dates: z.array(z.enum(DATE_STYLES)).min(1),
  /** Written for the end of a station that goes on; "seit" and "since" come before its beginning. */
  open: z.string(),
  stations: z.array(stationSchema),
  education: z.array(trainingSchema),
  /** Key, name, level as written, readings of the level that are right. */
  languages: z.array(z.tuple([z.string(), z.string(), z.string(), readings])),
  skills: z.array(z.string()),
  /** Sections that belong in no profile: hobbies, referees. */
  extra: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })).default([]),
});
export type Person = z.infer<typeof personSchema>;

export function readPeople(half: Half): Person[] {
  const file = new URL(`./people-${half}.json`, import.meta.url);
  return personSchema.array().parse(JSON.parse(readFileSync(file, 'utf8')));
}
