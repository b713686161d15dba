import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { COMMENT_LENGTH, IDEA_AREAS, IDEA_SORTS, IDEA_STATUSES, IDEA_TEXT_LENGTH, IDEA_TITLE_LENGTH } from './ideas.ts';

export const ideaStatusSchema = z.enum(IDEA_STATUSES).register(apiSchemas, { id: 'IdeaStatus' });
export const ideaAreaSchema = z.enum(IDEA_AREAS).register(apiSchemas, { id: 'IdeaArea' });

export const ideaParamsSchema = z.object({ number: z.coerce.number().int().min(1).max(2_000_000_000) });
export type IdeaParams = z.infer<typeof ideaParamsSchema>;

const ideaFilters = {
  status: queryValue(ideaStatusSchema),
  sort: queryValue(z.enum(IDEA_SORTS)),
  q: queryValue(queryText(IDEA_TITLE_LENGTH)),
};
export const ideasFileQuerySchema = z.object(ideaFilters);
export type IdeaFilters = z.infer<typeof ideasFileQuerySchema>;
export const ideasQuerySchema = z.object({ ...ideaFilters, page: queryPage });
export type IdeasQuery = z.infer<typeof ideasQuerySchema>;

const ideaSummarySchema = z
  .object({
    id: z.uuid(),
    number: z.number().int(),
    title: z.string(),
    text: z.string(),
    area: ideaAreaSchema,
    status: ideaStatusSchema,
    /** Why not, of one that was declined. */
    reason: z.string().nullable(),
    votes: z.number().int(),
    comments: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'IdeaSummary' });
export type IdeaSummary = z.infer<typeof ideaSummarySchema>;

export const ideaListSchema = z
  .object({
    items: z.array(ideaSummarySchema),
    ...pageFields,
    /** Of all ideas, whatever is filtered by. */
    counts: z.array(z.object({ status: ideaStatusSchema, count: z.number().int() })),
    asOf: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'IdeaList' });
export type IdeaList = z.infer<typeof ideaListSchema>;

const commentFields = {
  id: z.uuid(),
  /** Null of somebody whose account is gone. */
  author: z.string().nullable(),
  /** Written by us. */
  isTeam: z.boolean(),
  text: z.string(),
  createdAt: z.iso.datetime(),
};
const ideaCommentSchema = z
  .object({ ...commentFields, replies: z.array(z.object(commentFields)) })
  .register(apiSchemas, { id: 'IdeaComment' });
export type IdeaComment = z.infer<typeof ideaCommentSchema>;

export const ideaSchema = ideaSummarySchema
  .extend({
    author: z.string().nullable(),
    /** Our public answer. */
    answer: z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
    /** When it will be there, in our own words. */
    expected: z.string().nullable(),
    plannedAt: z.iso.datetime().nullable(),
    workingAt: z.iso.datetime().nullable(),
    doneAt: z.iso.datetime().nullable(),
    similar: z.array(ideaSummarySchema),
    commentPage: z.object({ items: z.array(ideaCommentSchema), ...pageFields }),
    asOf: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'Idea' });
export type Idea = z.infer<typeof ideaSchema>;

export const ideaPageQuerySchema = z.object({ page: queryPage });

export const submitIdeaSchema = z
  .object({
    title: plainText(IDEA_TITLE_LENGTH).min(8),
    text: plainTextLines(IDEA_TEXT_LENGTH).default(''),
    area: ideaAreaSchema,
  })
  .register(apiSchemas, { id: 'SubmitIdea' });
export type SubmitIdea = z.infer<typeof submitIdeaSchema>;

export const commentIdeaSchema = z
  .object({ text: plainTextLines(COMMENT_LENGTH).min(1), replyTo: z.uuid().optional() })
  .register(apiSchemas, { id: 'CommentIdea' });
export type CommentIdea = z.infer<typeof commentIdeaSchema>;

export const ideaNumberSchema = z.object({ number: z.number().int() });

/** The ideas that the caller has voted for. */
export const ideaVotesSchema = z
  .object({ items: z.array(z.object({ number: z.number().int(), comments: z.boolean() })) })
  .register(apiSchemas, { id: 'IdeaVotes' });
export type IdeaVotes = z.infer<typeof ideaVotesSchema>;

export const voteIdeaSchema = z
  .object({
    /** States whether new comments are notified as well. */
    comments: z.boolean().optional(),
  })
  .register(apiSchemas, { id: 'VoteIdea' });
export type VoteIdea = z.infer<typeof voteIdeaSchema>;

const moderatedIdeaSchema = ideaSummarySchema
  .extend({
    author: z.string().nullable(),
    answer: z.string().nullable(),
    expected: z.string().nullable(),
    hiddenReason: z.string().nullable(),
    hiddenComments: z.number().int(),
    mergedInto: z.number().int().nullable(),
  })
  .register(apiSchemas, { id: 'ModeratedIdea' });
export type ModeratedIdea = z.infer<typeof moderatedIdeaSchema>;

export const moderatedIdeasSchema = z
  .object({ items: z.array(moderatedIdeaSchema), ...pageFields })
  .register(apiSchemas, { id: 'ModeratedIdeas' });

export const decideIdeaSchema = z
  .object({
    status: ideaStatusSchema,
    reason: plainTextLines(IDEA_TEXT_LENGTH).nullable(),
    answer: plainTextLines(IDEA_TEXT_LENGTH).nullable(),
    expected: plainText(IDEA_TITLE_LENGTH).nullable(),
    /** Set: nobody but us sees it. */
    hiddenReason: plainTextLines(IDEA_TEXT_LENGTH).nullable(),
  })
  .refine(({ status, reason }) => status !== 'declined' || (reason ?? '') !== '', {
    path: ['reason'],
    message: 'a declined idea says why',
  })
  .register(apiSchemas, { id: 'DecideIdea' });
export type DecideIdea = z.infer<typeof decideIdeaSchema>;

export const mergeIdeaSchema = z.object({ into: z.number().int().min(1) }).register(apiSchemas, { id: 'MergeIdea' });
export type MergeIdea = z.infer<typeof mergeIdeaSchema>;

export const hideCommentSchema = z.object({ isHidden: z.boolean() }).register(apiSchemas, { id: 'HideComment' });
export type HideComment = z.infer<typeof hideCommentSchema>;
