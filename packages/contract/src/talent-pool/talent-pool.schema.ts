import { shiftSchema, weekSchema } from '../jobs/duty.schema.ts';
import { SHIFTS } from '../jobs/duty.ts';
import { jobCategorySchema } from '../jobs/job-fields.schema.ts';
import { salarySchema } from '../jobs/pay/pay.schema.ts';
import {
  pageFields,
  queryFlag,
  queryList,
  queryPage,
  queryPageSize,
  queryText,
  queryValue,
} from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { matchFactorSchema } from '../seekers/matching.schema.ts';
import { shiftWishSchema } from '../seekers/seeker-profiles.schema.ts';
import { LANGUAGE_LEVELS, LICENCES, SPOKEN_LANGUAGES } from '../seekers/seeker-profiles.ts';
import { talentCardSchema, talentMonthSchema, talentRegionSchema, termSchema } from './talent-card.schema.ts';
import { enquiryAllowanceSchema } from './talent-enquiries.schema.ts';
import { TALENT_HOURS, TALENT_PAGE, TALENT_SORTS, YEARS_BAND_NAMES } from './talent-pool.ts';

const count = z.number().int();
const when = z.iso.datetime();
const employerId = queryValue(z.uuid());
const wish = shiftWishSchema.nullable();

const talentMatchSchema = z
  .object({
    score: count.nullable(),
    /** Its weightiest sentences for and against, in the caller's language. */
    plus: z.array(z.string()),
    minus: z.array(z.string()),
  })
  .register(apiSchemas, { id: 'TalentMatch' });

/** The state between this employer and this profile. In the first two states the enquiry is open; `declined` also where it has ended. */
const talentRelationSchema = z
  .object({
    state: z.enum(['asked', 'question', 'accepted', 'declined', 'expired']),
    enquiryId: z.uuid(),
    jobId: z.uuid().nullable(),
    at: when,
    applicationId: z.uuid().nullable(),
  })
  .register(apiSchemas, { id: 'TalentRelation' });

export const talentItemSchema = z
  .object({
    card: talentCardSchema,
    /** Null without a job to compare with. */
    match: talentMatchSchema.nullable(),
    /** Of the latest enquiry; null where there was none. */
    relation: talentRelationSchema.nullable(),
    isMarked: z.boolean(),
  })
  .register(apiSchemas, { id: 'TalentItem' });
export type TalentItem = z.infer<typeof talentItemSchema>;

const filterFields = {
  /** Keys of the vocabulary; a broad one finds those below it. */
  occupation: queryList(z.string().max(80)),
  category: queryList(jobCategorySchema),
  /** A place, postcode, region or country, compared with the region that is shown. */
  location: queryValue(queryText(120)),
  radius: queryValue(z.coerce.number().int().min(1).max(200)),
  /** People who would like or accept any of these shifts on some day. */
  shift: queryList(z.enum(SHIFTS)),
  hours: queryList(z.enum(TALENT_HOURS)),
  language: queryValue(z.enum(SPOKEN_LANGUAGES)),
  /** The least level; without `language` it means German. */
  languageLevel: queryValue(z.enum(LANGUAGE_LEVELS)),
  licence: queryList(z.enum(LICENCES)),
  /** Available in this month at the latest. */
  availableBy: queryValue(talentMonthSchema),
  years: queryList(z.enum(YEARS_BAND_NAMES)),
};
export const talentFilterSchema = z.object(filterFields);
export type TalentFilter = z.infer<typeof talentFilterSchema>;

export const talentPoolQuerySchema = z.object({
  employerId,
  ...filterFields,
  /** One of the employer's own jobs: the profiles are compared with it. */
  jobId: queryValue(z.uuid()),
  /** Only those that the employer has marked. */
  marked: queryFlag,
  sort: queryValue(z.enum(TALENT_SORTS)),
  page: queryPage,
  pageSize: queryPageSize(TALENT_PAGE),
});
export type TalentPoolQuery = z.infer<typeof talentPoolQuerySchema>;

const share = z.number().int().min(0).max(100);
/** Made of at least 50 profiles; nobody's own. */
const talentExampleSchema = z
  .object({
    category: jobCategorySchema,
    occupation: termSchema,
    region: talentRegionSchema,
    /** Rounded down to 50. */
    profiles: count,
    /** For each day the most frequent wish and its share; `off`: a free day. */
    week: z.array(z.object({ wish: z.enum([...SHIFTS, 'off']), share })).length(7),
    years: z.object({ band: z.enum(YEARS_BAND_NAMES), share }).nullable(),
    hours: z.object({ band: z.enum(TALENT_HOURS), share }).nullable(),
    /** The share of those who are available within this many months. */
    available: z.object({ months: z.union([z.literal(0), z.literal(3), z.literal(6)]), share }).nullable(),
  })
  .register(apiSchemas, { id: 'TalentExample' });
export type TalentExample = z.infer<typeof talentExampleSchema>;

export const talentPreviewSchema = z
  .object({
    kind: z.literal('preview'),
    /** Rounded down to the hundred; null while there are too few to name a number. */
    total: count.nullable(),
    categories: z.array(z.object({ category: jobCategorySchema, count })),
    examples: z.array(talentExampleSchema),
  })
  .register(apiSchemas, { id: 'TalentPreview' });
export type TalentPreview = z.infer<typeof talentPreviewSchema>;

export const talentProfilesSchema = z
  .object({
    kind: z.literal('profiles'),
    items: z.array(talentItemSchema),
    ...pageFields,
    /** How many of all have the occupation of the job and contradict nothing else that it states; null without a job. */
    fitting: z.number().int().nullable(),
    allowance: enquiryAllowanceSchema,
    /** Where nothing is found: how many profiles there are without each filter. */
    relaxations: z.array(z.object({ filter: z.enum(Object.keys(filterFields) as [string, ...string[]]), count })),
  })
  .register(apiSchemas, { id: 'TalentProfiles' });
export type TalentProfiles = z.infer<typeof talentProfilesSchema>;

/** Employers get profiles, everybody else the preview. */
export const talentPoolSchema = z.discriminatedUnion('kind', [talentPreviewSchema, talentProfilesSchema]);
export type TalentPool = z.infer<typeof talentPoolSchema>;

export const talentFacetsQuerySchema = z.object({ employerId, ...filterFields });
export type TalentFacetsQuery = z.infer<typeof talentFacetsQuerySchema>;

const facet = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count }));
/** How many profiles each value of a filter would find next to the other filters; all of what the employer can see. */
export const talentFacetsSchema = z
  .object({
    occupation: z.array(z.object({ value: z.string(), label: z.string(), count })),
    category: facet(jobCategorySchema),
    /** Towns and wider regions by name, the largest first; `value` is what `location` takes. */
    location: z.array(z.object({ value: z.string(), label: z.string(), count })),
    shift: facet(shiftSchema),
    hours: facet(z.enum(TALENT_HOURS)),
    /** Of the languages that are shown most. */
    language: facet(z.enum(SPOKEN_LANGUAGES)),
    /** At least this level of German, or of the language in the filter. */
    languageLevel: facet(z.enum(LANGUAGE_LEVELS)),
    licence: facet(z.enum(LICENCES)),
    years: facet(z.enum(YEARS_BAND_NAMES)),
    /** By the end of this month, for the months to come. */
    availableBy: facet(talentMonthSchema),
  })
  .register(apiSchemas, { id: 'TalentFacets' });
export type TalentFacets = z.infer<typeof talentFacetsSchema>;

export const talentProfileQuerySchema = z.object({ employerId, jobId: queryValue(z.uuid()) });
export type TalentProfileQuery = z.infer<typeof talentProfileQuerySchema>;

export const talentProfileSchema = talentItemSchema
  .extend({
    comparison: z
      .object({
        job: z.object({
          id: z.uuid(),
          title: z.string(),
          week: weekSchema.nullable(),
          salary: salarySchema.nullable(),
        }),
        score: count.nullable(),
        factors: z.array(matchFactorSchema),
        /** Days of the job's week, Monday first: what the person says of that shift; null on a free day or without a wish. */
        days: z.array(z.object({ wish, differs: z.boolean() })).length(7),
      })
      .nullable(),
    allowance: enquiryAllowanceSchema,
  })
  .register(apiSchemas, { id: 'TalentProfile' });
export type TalentProfile = z.infer<typeof talentProfileSchema>;
