import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';

export const NOTE_LENGTH = 2000;

/** Of one application; more is a conversation that belongs elsewhere. */
export const MAX_NOTES = 200;

export const RATING_STARS = [1, 2, 3, 4, 5] as const;

export const MAX_TAGS = 10;

export const TAG_LENGTH = 40;

export const SUGGESTED_TAGS = 20;

const MENTION = /<@([0-9a-f-]{36})>/g;

/** As a mention appears in the text of a note: by id, so that a name is always the one the person has now. */
export const toMention = (userId: string) => `<@${userId}>`;

type NotePart = { text: string } | { userId: string };

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

/** The notes, ratings and tags of an application within the employer's team. The applicant never sees them. */
export const applicationReviewSchema = z
  .object({
    notes: z.array(applicationNoteSchema),
    ratings: z.object({
      own: starsSchema.nullable(),
      others: z.array(z.object({ name: z.string(), stars: starsSchema })),
    }),
    tags: z.array(z.string()),
    /** The tags that the team uses on other applications, the most used first, without those this one has. */
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

export function mentionedIn(text: string): string[] {
  return [...new Set([...text.matchAll(MENTION)].map(([, userId = '']) => userId))];
}

/** Returns the text of a note, cut at its mentions. */
export function splitNote(text: string): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const match of text.matchAll(MENTION)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ userId: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

/** Removes repeated tags regardless of case; the first spelling remains. */
export function uniqueTags(tags: readonly string[]): string[] {
  const byWord = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.toLocaleLowerCase('de');
    if (!byWord.has(key)) byWord.set(key, tag);
  }
  return [...byWord.values()];
}
