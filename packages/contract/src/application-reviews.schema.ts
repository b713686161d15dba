import { MAX_TAGS, NOTE_LENGTH, TAG_LENGTH, uniqueTags } from './application-reviews.ts';
import { plainText, plainTextLines } from './plain-text.schema.ts';
import { apiSchemas, z } from './zod.ts';

const starsSchema = z.number().int().min(1).max(5);

const colleagueSchema = z.object({ userId: z.uuid(), name: z.string() }).register(apiSchemas, { id: 'Colleague' });
export type Colleague = z.infer<typeof colleagueSchema>;

export const applicationNoteSchema = z
  .object({
    id: z.uuid(),
    /** Null: the account is erased. */
    author: colleagueSchema.nullable(),
    isOwn: z.boolean(),
    /** Mentions stand in it as `<@id>`. */
    text: z.string(),
    /** The people mentioned who are still there. */
    mentions: z.array(colleagueSchema),
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'ApplicationNote' });
export type ApplicationNote = z.infer<typeof applicationNoteSchema>;

/** What an employer's people say of an application among themselves. The applicant never sees it. */
export const applicationReviewSchema = z
  .object({
    notes: z.array(applicationNoteSchema),
    ratings: z.object({
      own: starsSchema.nullable(),
      others: z.array(z.object({ name: z.string(), stars: starsSchema })),
    }),
    tags: z.array(z.string()),
    /** What the team calls others by, the most used first, without those it has. */
    suggestedTags: z.array(z.string()),
    /** Everybody who can be mentioned; the caller is not among them. */
    team: z.array(colleagueSchema),
  })
  .register(apiSchemas, { id: 'ApplicationReview' });
export type ApplicationReview = z.infer<typeof applicationReviewSchema>;

export const writeNoteSchema = z
  .object({ text: plainTextLines(NOTE_LENGTH).min(1) })
  .register(apiSchemas, { id: 'WriteNote' });
export type WriteNote = z.infer<typeof writeNoteSchema>;

/** Null takes the own rating back. */
export const rateApplicationSchema = z
  .object({ stars: starsSchema.nullable() })
  .register(apiSchemas, { id: 'RateApplication' });
export type RateApplication = z.infer<typeof rateApplicationSchema>;

export const tagApplicationSchema = z
  .object({
    tags: z
      .array(plainText(TAG_LENGTH).min(1))
      .max(MAX_TAGS)
      .overwrite((tags) => uniqueTags(tags)),
  })
  .register(apiSchemas, { id: 'TagApplication' });
export type TagApplication = z.infer<typeof tagApplicationSchema>;
