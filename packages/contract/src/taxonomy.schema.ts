import { COUNTRIES } from './countries.ts';
import { employerKindSchema } from './employers.schema.ts';
import { specialtySchema } from './job-fields.schema.ts';
import { z } from './zod.ts';

/** What every entry of the trade's vocabulary has: a key, a name in both languages, and the words that mean it. */
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
  /** Written beside an occupation of one of these levels, it is the higher one that counts. */
  outranks: z.array(z.string()).default([]),
});
export type Level = z.infer<typeof levelSchema>;

/** A field of medicine as people write it. */
export const medicalFieldSchema = termSchema.extend({
  /** The one of the listed specialties it belongs to, where it does. */
  specialty: specialtySchema.optional(),
  /** Its doctors in one word: "Kardiologe". */
  doctors: z.array(z.string().min(3)).default([]),
  /** What its doctors treat, in everybody's words: it means the field only beside a doctor. */
  treats: z.array(z.string().min(3)).default([]),
});
export type MedicalField = z.infer<typeof medicalFieldSchema>;

/** A place of work inside an employer's building. */
export const departmentTermSchema = termSchema.extend({
  /** The field of medicine whose words mean it too. */
  field: z.string().optional(),
  /** Says less than any other that stands beside it: an outpatient clinic may be of any field. */
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
  kind: z.enum(['employmentType', 'contract', 'shift', 'withoutShift', 'weekendFree', 'remote']),
  values: z.array(z.string()).min(1),
  words: z.array(z.string()).min(1),
});
