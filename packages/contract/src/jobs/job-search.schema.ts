import { DEPARTMENTS } from '../employers/departments.ts';
import { companySizeSchema } from '../employers/employers.schema.ts';
import { EMPLOYER_KINDS, EMPLOYER_TYPES, OWNERSHIPS } from '../employers/employers.ts';
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
import { countrySchema } from './countries.schema.ts';
import { shiftSchema } from './duty.schema.ts';
import { ON_CALL_KINDS } from './duty.ts';
import { FURTHER_TRAINING, GERMAN_LEVELS } from './job-conditions.ts';
import {
  contractSchema,
  employmentTypeSchema,
  experienceLevelSchema,
  jobCategorySchema,
  remoteOptionSchema,
} from './job-fields.schema.ts';
import { JOB_STARTS, SPECIALTIES } from './job-fields.ts';
import {
  DEFAULT_PAGE_SIZE,
  JOB_FACETS,
  JOB_SORTS,
  type JobFilter,
  RELAXED_KINDS,
  SEARCH_FIELDS,
  SEARCH_MATCHES,
  SUGGESTION_KINDS,
  UNDERSTOOD_KINDS,
} from './job-search.ts';
import { jobItemSchema } from './jobs.schema.ts';

const filters = {
  q: queryValue(queryText(200)),
  /** A place, postcode, region or country as people write it. */
  location: queryValue(queryText(100)),
  radius: queryValue(z.coerce.number().int().min(1).max(200)),
  country: queryList(countrySchema),
  category: queryList(jobCategorySchema),
  employmentType: queryList(employmentTypeSchema),
  experienceLevel: queryList(experienceLevelSchema),
  /** The specialty of a job, or a field of its department. */
  specialty: queryList(z.enum(SPECIALTIES)),
  department: queryList(z.enum(DEPARTMENTS)),
  contract: queryList(contractSchema),
  start: queryList(z.enum(JOB_STARTS)),
  remote: queryList(remoteOptionSchema),
  employerType: queryList(z.enum([...new Set([...EMPLOYER_KINDS, ...EMPLOYER_TYPES])])),
  ownership: queryList(z.enum(OWNERSHIPS)),
  companySize: queryList(companySizeSchema),
  employerId: queryList(z.uuid()),
  /** Whole currency units a month; a job matches when its upper bound reaches it. */
  salaryMin: queryValue(z.coerce.number().int().min(0).max(100_000)),
  /** Whole currency units a month; a job matches when its lower bound does not exceed it. */
  salaryMax: queryValue(z.coerce.number().int().min(1).max(100_000)),
  shift: queryList(shiftSchema),
  weekendFree: queryFlag,
  /** Jobs of training alone. */
  training: queryFlag,
  /** Jobs that are open to people whose certificate is still being recognised. */
  recognition: queryFlag,
  /** Jobs that ask for this level of German or a lower one. */
  germanLevel: queryValue(z.enum(GERMAN_LEVELS)),
  visaHelp: queryFlag,
  housingHelp: queryFlag,
  /** Kinds of on-call duty, or none; a job that does not state it is not found. */
  onCallDuty: queryList(z.enum(ON_CALL_KINDS)),
  /** How much of the specialist training the chief physician is authorised for. */
  furtherTraining: queryList(z.enum(FURTHER_TRAINING)),
  postedWithin: queryValue(z.coerce.number().pipe(z.union([z.literal(1), z.literal(7), z.literal(14), z.literal(30)]))),
  featured: queryFlag,
} satisfies Record<JobFilter, z.ZodType>;

export const jobSearchSchema = z.object({
  ...filters,
  sort: queryValue(z.enum(JOB_SORTS)),
  /** Says of every item why it appears where it is. */
  explain: queryFlag,
  /** For who is signed in: jobs of the employers they have hidden, too. */
  includeHidden: queryFlag,
  /** Continues the list with jobs that do not state what the search asks about shifts, weekends or hours. */
  includeUnknown: queryFlag,
  page: queryPage,
  pageSize: queryPageSize(DEFAULT_PAGE_SIZE),
});
export type JobSearch = z.infer<typeof jobSearchSchema>;

/** A facet's own choice does not narrow it, so its counts say what each further choice would find. */
const facetCountSchema = z.object({ value: z.string(), count: z.number().int() });
export type FacetCount = z.infer<typeof facetCountSchema>;

/** Explains the rank of an item: the points of each word, and the few points of its date and of being featured. */
export const rankingSchema = z
  .object({
    score: z.number(),
    reasons: z.array(
      z.object({
        /** The words of the question. */
        word: z.string(),
        field: z.enum(SEARCH_FIELDS),
        match: z.enum(SEARCH_MATCHES),
        points: z.number(),
      }),
    ),
    freshness: z.number(),
    featured: z.number(),
  })
  .register(apiSchemas, { id: 'Ranking' });
export type Ranking = z.infer<typeof rankingSchema>;

/** The interpretation of a part of the typed words. To remove it, the search is repeated with `without`. */
export const understoodSchema = z
  .object({
    kind: z.enum(UNDERSTOOD_KINDS),
    /** As it was typed. */
    text: z.string(),
    /** For occupations, specialties and departments the key, for filters the filter's value. */
    value: z.string().optional(),
    /** Other words of the trade that are searched for as well. */
    also: z.array(z.string()).default([]),
    /** The spelling that was searched for instead. */
    corrected: z.string().optional(),
    /** No job meets it together with the rest: what is shown meets the rest. */
    isLeftOut: z.boolean().optional(),
    /** The typed words without this part. */
    without: z.string(),
  })
  .register(apiSchemas, { id: 'Understood' });
export type Understood = z.infer<typeof understoodSchema>;

const relaxedPartSchema = z.object({ kind: z.enum(RELAXED_KINDS), value: z.string() });
export type RelaxedPart = z.infer<typeof relaxedPartSchema>;

/** For a search of few hits: another one that finds more, as the changes to its address, and its true count. */
export const relaxationSchema = z
  .object({
    /** `several` where no single change finds anything. */
    kind: z.enum([...RELAXED_KINDS, 'several']),
    /** The occupation or field, the radius, the words or the name of the filter that is left out; empty for several. */
    value: z.string(),
    /** The single changes, where it combines several. */
    parts: z.array(relaxedPartSchema).optional(),
    /** Query parameters to set; an empty value removes one. */
    change: z.record(z.string(), z.string()),
    count: z.number().int(),
  })
  .register(apiSchemas, { id: 'Relaxation' });
export type Relaxation = z.infer<typeof relaxationSchema>;

/** The interpretation of the typed place, and the other towns it may mean. */
export const foundPlaceSchema = z
  .object({
    /** Around a point the radius counts; a region or country is searched as a whole. */
    kind: z.enum(['point', 'region', 'country']),
    name: z.string(),
    others: z.array(z.object({ name: z.string(), /** For `location`. */ text: z.string() })),
  })
  .register(apiSchemas, { id: 'FoundPlace' });
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

export const jobListSchema = z
  .object({
    items: z.array(
      jobItemSchema.extend({
        ranking: rankingSchema.optional(),
        /** The job does not state what the search asks about shifts, weekends or hours. These items follow all others, and come with `includeUnknown` alone. */
        isRosterUnknown: z.literal(true).optional(),
      }),
    ),
    ...pageFields,
    /**
     * With `includeUnknown`: the number of jobs that meet all criteria they state, but do not state the shifts, weekends or hours that the
     * search filters by. They are not part of `total` and `facets`, and the pages continue into them. Absent where the search has no such
     * filter.
     */
    unknown: z.number().int().optional(),
    facets: z.record(z.enum(JOB_FACETS), z.array(facetCountSchema)),
    /** Another spelling or a nearby place that would find something. */
    suggestion: z.string().optional(),
    /** Absent where no place was named, or none of that name is known. */
    place: foundPlaceSchema.optional(),
    understood: z.array(understoodSchema).default([]),
    relaxations: z.array(relaxationSchema).default([]),
    /** How many hits are of employers that the caller has hidden; absent where none is hidden. */
    hidden: z.number().int().optional(),
  })
  .register(apiSchemas, { id: 'JobList' });
export type JobList = z.infer<typeof jobListSchema>;

export const suggestionQuerySchema = z.object({
  q: queryText(100).pipe(z.string().min(1)),
  limit: z.coerce.number().int().min(1).max(20).default(8),
});
export type SuggestionQuery = z.infer<typeof suggestionQuerySchema>;

export const suggestionListSchema = z
  .object({
    items: z.array(z.object({ kind: z.enum(SUGGESTION_KINDS), text: z.string(), count: z.number().int().optional() })),
  })
  .register(apiSchemas, { id: 'SuggestionList' });
export type SuggestionList = z.infer<typeof suggestionListSchema>;
