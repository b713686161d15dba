import { jobListSchema } from '../jobs/job-search.schema.ts';
import { jobItemSchema } from '../jobs/jobs.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { DISMISSAL_REASONS, MATCH_FACTORS, MAX_MATCHED_JOBS } from './matching.ts';
import { PROFILE_ITEMS } from './seeker-profiles.ts';

export const matchFactorSchema = z
  .object({
    name: z.enum(MATCH_FACTORS),
    points: z.number().int(),
    /** 0: one of the two sides says nothing of it, so it counts neither for nor against. */
    of: z.number().int(),
    /** One sentence in the caller's language. */
    reason: z.string(),
  })
  .register(apiSchemas, { id: 'MatchFactor' });
export type MatchFactor = z.infer<typeof matchFactorSchema>;

export const matchSchema = z
  .object({
    /** 0 to 100; null while the profile names no occupation. */
    score: z.number().int().nullable(),
    version: z.number().int(),
    factors: z.array(matchFactorSchema),
    /** The details that can be added to the profile, with the points they can bring; `item` is null for a question to the employer. */
    missing: z.array(z.object({ item: z.enum(PROFILE_ITEMS).nullable(), points: z.number().int(), text: z.string() })),
  })
  .register(apiSchemas, { id: 'Match' });
export type Match = z.infer<typeof matchSchema>;

export const matchesQuerySchema = z
  .object({ jobIds: z.array(z.uuid()).max(MAX_MATCHED_JOBS) })
  .register(apiSchemas, { id: 'MatchesQuery' });
export type MatchesQuery = z.infer<typeof matchesQuerySchema>;

export const matchesSchema = z
  .object({
    items: z.array(
      z.object({
        jobId: z.uuid(),
        score: z.number().int().nullable(),
        /** The strongest reasons for it, in the caller's language. */
        reasons: z.array(z.string()),
        /** The job does not state its roster: shifts are not part of the score. */
        isRosterUnknown: z.boolean().optional(),
        /** From the place in the profile; absent where it names none, or a whole region. */
        distanceKm: z.number().optional(),
      }),
    ),
  })
  .register(apiSchemas, { id: 'Matches' });
export type Matches = z.infer<typeof matchesSchema>;

export const recommendationSchema = z
  .object({ job: jobItemSchema, score: z.number().int(), reasons: z.array(z.string()) })
  .register(apiSchemas, { id: 'Recommendation' });
export const recommendationsSchema = z
  .object({ items: z.array(recommendationSchema) })
  .register(apiSchemas, { id: 'Recommendations' });
export type Recommendations = z.infer<typeof recommendationsSchema>;

/** A page of a search as the person sees it: the jobs that fit best come first. */
export const matchedJobListSchema = jobListSchema
  .extend({
    /** False where the profile names no occupation, so that there are no scores to order by. */
    isByMatch: z.boolean(),
  })
  .register(apiSchemas, { id: 'MatchedJobList' });
export type MatchedJobList = z.infer<typeof matchedJobListSchema>;

export const dismissJobSchema = z
  .object({ reason: z.enum(DISMISSAL_REASONS).nullable() })
  .register(apiSchemas, { id: 'DismissJob' });
export type DismissJob = z.infer<typeof dismissJobSchema>;
