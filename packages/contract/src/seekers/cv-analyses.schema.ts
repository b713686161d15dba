import { jobItemSchema } from '../jobs/jobs.schema.ts';
import { storedFileSchema } from '../platform/files.schema.ts';
import { languageSchema } from '../platform/languages.schema.ts';
import { EMMA_MODELS } from '../platform/operator-settings.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  CV_ANALYSIS_STATES,
  CV_CHOICES,
  CV_CONFIDENCES,
  CV_FAILURES,
  CV_QUESTIONS,
  CV_SUGGESTIONS,
  DRIVING_CLASS,
  MAX_CV_FIELDS,
} from './cv-analyses.ts';
import { seekerProfileDataSchema } from './seeker-profiles.schema.ts';

const { occupations, departments, specialties, licence, experience, education, languages, skills } =
  seekerProfileDataSchema.shape;
const { location, yearsOfExperience } = seekerProfileDataSchema.shape;

/** A field of the profile as a CV states it; each kind has the shape that the profile has. */
export const cvValueSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('occupation'), value: occupations.element }),
    z.object({ kind: z.literal('level'), value: occupations.element }),
    z.object({ kind: z.literal('specialty'), value: specialties.element }),
    z.object({ kind: z.literal('department'), value: departments.element }),
    z.object({ kind: z.literal('licence'), value: licence.unwrap() }),
    z.object({ kind: z.literal('education'), value: education.element }),
    z.object({ kind: z.literal('experience'), value: experience.element }),
    z.object({ kind: z.literal('language'), value: languages.element }),
    z.object({ kind: z.literal('skills'), value: skills }),
    z.object({ kind: z.literal('place'), value: location.unwrap() }),
    z.object({ kind: z.literal('yearsOfExperience'), value: yearsOfExperience.unwrap() }),
    /** Classes such as "B" and "C1"; the profile has them among the skills. */
    z.object({ kind: z.literal('driversLicence'), value: z.array(z.string().regex(DRIVING_CLASS)).min(1).max(15) }),
  ])
  .register(apiSchemas, { id: 'CvValue' });
export type CvValue = z.infer<typeof cvValueSchema>;

/** Where in the file: pages and lines count from one. */
export const cvPlaceSchema = z.object({
  page: z.number().int(),
  line: z.number().int(),
  endLine: z.number().int(),
  /** The heading it appears under, as written. */
  section: z.string().nullable(),
});
export type CvPlace = z.infer<typeof cvPlaceSchema>;

export const cvFieldSchema = z
  .object({
    id: z.string(),
    found: cvValueSchema,
    confidence: z.enum(CV_CONFIDENCES),
    question: z.enum(CV_QUESTIONS).nullable(),
    places: z.array(cvPlaceSchema),
    choice: z.enum(CV_CHOICES).nullable(),
    /** The value that the person entered instead. */
    changed: cvValueSchema.nullable(),
  })
  .register(apiSchemas, { id: 'CvField' });
export type CvField = z.infer<typeof cvFieldSchema>;

/** A page as text. A line that says what a profile must not know is left out: it is null. */
export const cvPageSchema = z.object({
  lines: z.array(z.string().nullable()),
  /** States whether the text was recognised in a picture. */
  isFromImage: z.boolean(),
});
export type CvPage = z.infer<typeof cvPageSchema>;

export const cvSuggestionSchema = z.object({
  kind: z.enum(CV_SUGGESTIONS),
  /** Of a gap: the months between which nothing is stated; of dates and levels: what is meant. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  about: z.string().nullable(),
});
export type CvSuggestion = z.infer<typeof cvSuggestionSchema>;

export const cvAnalysisItemSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(CV_ANALYSIS_STATES),
    failure: z.enum(CV_FAILURES).nullable(),
    file: storedFileSchema,
    fields: z.number().int(),
    decided: z.number().int(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'CvAnalysisItem' });
export type CvAnalysisItem = z.infer<typeof cvAnalysisItemSchema>;
export const cvAnalysesSchema = z
  .object({ items: z.array(cvAnalysisItemSchema) })
  .register(apiSchemas, { id: 'CvAnalyses' });
export type CvAnalyses = z.infer<typeof cvAnalysesSchema>;

export const cvAnalysisSchema = cvAnalysisItemSchema
  .omit({ fields: true, decided: true })
  .extend({
    /** `provider`: a language model took part; every value it named appears in the text. */
    model: z.enum(EMMA_MODELS),
    language: languageSchema.nullable(),
    pageCount: z.number().int(),
    /** States whether any of the text was recognised in a picture: words may be misread. */
    isFromImage: z.boolean(),
    pages: z.array(cvPageSchema),
    fields: z.array(cvFieldSchema),
    suggestions: z.array(cvSuggestionSchema),
  })
  .register(apiSchemas, { id: 'CvAnalysis' });
export type CvAnalysis = z.infer<typeof cvAnalysisSchema>;

export const createCvAnalysisSchema = z.object({ fileId: z.uuid() }).register(apiSchemas, { id: 'CreateCvAnalysis' });
export type CreateCvAnalysis = z.infer<typeof createCvAnalysisSchema>;

export const decideCvFieldsSchema = z
  .object({
    decisions: z
      .array(
        z.object({
          fieldId: z.string().max(20),
          choice: z.enum(CV_CHOICES).nullable(),
          changed: cvValueSchema.nullable().default(null),
        }),
      )
      .min(1)
      .max(MAX_CV_FIELDS),
  })
  .register(apiSchemas, { id: 'DecideCvFields' });
export type DecideCvFields = z.infer<typeof decideCvFieldsSchema>;

/** Jobs that fit the profile as it would be with everything that was not left out. */
export const cvJobsSchema = z
  .object({
    items: z.array(z.object({ job: jobItemSchema, score: z.number().int(), reasons: z.array(z.string()) })),
    total: z.number().int(),
    /** Without a place there are no jobs: those far away fit nobody. */
    isPlaceKnown: z.boolean(),
  })
  .register(apiSchemas, { id: 'CvJobs' });
export type CvJobs = z.infer<typeof cvJobsSchema>;
