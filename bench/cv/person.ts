import { readFileSync } from 'node:fs';
import { z } from '@stellenvisite/contract/zod';

const both = z.object({ de: z.string(), en: z.string() });

/** What is true of a made person, written by hand: CVs are made from it, and what is read of them is compared with it. */
const personSchema = z.object({
  name: z.string(),
  title: both,
  /** Several where the title and the latest post name different ones. */
  occupation: z.union([z.string(), z.array(z.string())]),
  specialty: z.string().nullable(),
  department: z.string().nullable(),
  licence: both.extend({ key: z.string() }).nullable(),
  stations: z.array(
    z.object({
      position: both,
      department: both.nullable(),
      employer: z.string(),
      from: z.string(),
      to: z.string().nullable(),
    }),
  ),
  education: z.array(z.object({ title: both, school: z.string(), year: z.number() })),
  languages: z.array(z.tuple([z.string(), z.string()])),
  skills: z.array(z.string()),
});
export type Person = z.infer<typeof personSchema>;

export const PEOPLE = personSchema
  .array()
  .parse(JSON.parse(readFileSync(new URL('./people.json', import.meta.url), 'utf8')));
