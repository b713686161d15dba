import { z } from '@stellenvisite/contract/platform/zod';

const keys = z.array(z.string()).min(1);
const end = z.number().nullable();

/** The expected reading of a sentence. A field that is not listed must be empty. */
export const expectationSchema = z.strictObject({
  occupation: keys.optional(),
  specialty: keys.optional(),
  level: keys.optional(),
  employerKind: keys.optional(),
  notOccupation: keys.optional(),
  notSpecialty: keys.optional(),
  notLevel: keys.optional(),
  notEmployerKind: keys.optional(),
  place: z.union([z.string(), keys]).optional(),
  notPlace: z.union([z.string(), keys]).optional(),
  radius: z.number().optional(),
  shift: keys.optional(),
  onlyShift: z.boolean().optional(),
  notShift: keys.optional(),
  weekend: z.enum(['free', 'only']).optional(),
  onCall: z.literal('none').optional(),
  employmentType: keys.optional(),
  notEmploymentType: keys.optional(),
  contract: keys.optional(),
  notContract: keys.optional(),
  hours: z.tuple([end, end]).optional(),
  remote: keys.optional(),
  training: z.enum(['only', 'none']).optional(),
  salaryMin: z.number().optional(),
  salaryMax: z.number().optional(),
  sort: z.string().optional(),
  benefit: keys.optional(),
});
export type Expectation = z.infer<typeof expectationSchema>;
export type Field = keyof Expectation;

export const sentenceSchema = z.object({
  text: z.string().max(200),
  lang: z.enum(['de', 'en']),
  kind: z.string(),
  expect: expectationSchema,
  /** Fields that are not judged because both readings are fine. */
  open: z.array(z.string()).optional(),
});
export type Sentence = z.infer<typeof sentenceSchema>;
