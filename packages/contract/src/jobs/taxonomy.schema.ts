import { employerKindSchema } from '../employers/employers.schema.ts';
import { z } from '../platform/zod.ts';
import { COUNTRIES } from './countries.ts';
import { specialtySchema } from './job-fields.schema.ts';

/** The common fields of all entries of the vocabulary: a key, a name in both languages, and the words that mean it. */
export const termSchema = z.strictObject({
  key: z.string().regex(/^[a-z]+([-_][a-z]+)*$/),
  label: z.object({ de: z.string(), en: z.string() }),
  /** Words that mean it in any of the three countries, old ones too. */
  forms: z.array(z.string().min(2)).default([]),
  english: z.array(z.string().min(2)).default([]),
  /** Whole words only, and what they mean depends on where. */
  short: z.array(z.object({ text: z.string().min(2), countries: z.array(z.enum(COUNTRIES)).min(1) })).default([]),
});
export type Term = z.infer<typeof termSchema>;

/** How far somebody is in the trade. */
export const levelSchema = termSchema.extend({
  /** Searched for, it finds these narrower ones; never the other way round. */
  broader: z.array(z.string()).default([]),
  /** Written next to an occupation of one of these levels, it is the higher one that counts. */
  outranks: z.array(z.string()).default([]),
});
export type Level = z.infer<typeof levelSchema>;

/** A field of medicine as people write it. */
export const medicalFieldSchema = termSchema.extend({
  /** The one of the listed specialties it belongs to, where it does. */
  specialty: specialtySchema.optional(),
  /** The listed specialty it is part of, where it is one itself. */
  broader: specialtySchema.optional(),
  /** Its doctors in one word: "Kardiologe". */
  doctors: z.array(z.string().min(3)).default([]),
  /** The conditions its doctors treat, in everyday words: they mean the field only next to a word for a doctor. */
  treats: z.array(z.string().min(3)).default([]),
});
export type MedicalField = z.infer<typeof medicalFieldSchema>;

/** A place of work inside an employer's building. */
export const departmentTermSchema = termSchema.extend({
  /** The field of medicine whose words mean it too. */
  field: z.string().optional(),
  /** Says less than any other that appears next to it: an outpatient clinic may be of any field. */
  isGeneral: z.boolean().default(false),
  /** Searched for, it finds these narrower ones; never the other way round. */
  broader: z.array(z.string()).default([]),
  /** Whose work the place is known for: they stand first where nothing but the place is named. */
  staff: z.array(z.string()).default([]),
});
export type DepartmentTerm = z.infer<typeof departmentTermSchema>;

/** Words for a kind of employer, and the names of the large ones. */
export const employerTermSchema = termSchema.extend({
  /** None for who is no employer of the trade itself, such as an agency. */
  kind: employerKindSchema.nullable(),
  /** One sort of the kind: whoever asks for a Rehaklinik does not mean every hospital. */
  isNarrower: z.boolean().default(false),
  names: z.array(z.string().min(2)).default([]),
});
export type EmployerTerm = z.infer<typeof employerTermSchema>;

/** Words by which people write a filter among the others. */
export const writtenFilterSchema = z.strictObject({
  kind: z.enum([
    'employmentType',
    'contract',
    'shift',
    'dayTime',
    'shiftWork',
    'weekend',
    'onCall',
    'agency',
    'training',
    'leadership',
    'remote',
    'hours',
    'sort',
    'recognition',
    'visaHelp',
    'housingHelp',
  ]),
  values: z.array(z.string()),
  /** Of words that refuse it or everything else by themselves: "wochenendfrei", "Dauernachtdienst". */
  polarity: z.enum(['excluded', 'only']).optional(),
  /** Words that mean only a part of it: who refuses a Minijob may want part time. */
  isNarrow: z.boolean().optional(),
  /** Words that count as such unless they are refused or the only thing. */
  isSoft: z.boolean().optional(),
  words: z.array(z.string()).min(1),
});
