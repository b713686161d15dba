import { proposeDatesSchema } from '../applications/application-answers.schema.ts';
import { MESSAGE_LENGTH, PROPOSAL_KINDS, SHOWN_APPLICATION_STATUSES } from '../applications/applications.ts';
import { storedFileSchema } from '../platform/files.schema.ts';
import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  CLIENT_ID_LENGTH,
  CONVERSATION_CLOSURES,
  CONVERSATION_FILTERS,
  CONVERSATIONS_PAGE,
  MAX_MESSAGE_FILES,
  MESSAGE_PARTIES,
  MESSAGES_PAGE,
  PROPOSAL_STATES,
} from './messages.ts';

const partySchema = z.enum(MESSAGE_PARTIES);

const when = z.iso.datetime();

export const dateProposalSchema = z
  .object({
    kind: z.enum(PROPOSAL_KINDS),
    dates: z.array(when),
    minutes: z.number().int(),
    place: z.string(),
    note: z.string(),
    answerBy: when,
    state: z.enum(PROPOSAL_STATES),
    chosen: when.nullable(),
  })
  .register(apiSchemas, { id: 'DateProposal' });
export type DateProposal = z.infer<typeof dateProposalSchema>;

export const chooseDateSchema = z.object({ at: when }).register(apiSchemas, { id: 'ChooseDate' });
export type ChooseDate = z.infer<typeof chooseDateSchema>;

export const sendMessageSchema = z
  .object({
    /** May be empty where files or dates are sent. */
    text: plainTextLines(MESSAGE_LENGTH),
    clientId: plainText(CLIENT_ID_LENGTH).min(1),
    fileIds: z.array(z.uuid()).max(MAX_MESSAGE_FILES).optional(),
    proposal: proposeDatesSchema.optional(),
  })
  .refine(({ text, fileIds = [], proposal }) => text !== '' || fileIds.length > 0 || proposal, {
    path: ['text'],
    message: 'a message has a text, a file or dates',
  })
  .register(apiSchemas, { id: 'SendMessage' });
export type SendMessage = z.infer<typeof sendMessageSchema>;

export const messageSchema = z
  .object({
    id: z.uuid(),
    /** As the sending device named it. */
    clientId: z.string(),
    party: partySchema,
    /** States whether the caller's side wrote it. */
    isOwn: z.boolean(),
    /** `name` is null where none is known; `isDeleted`: the account is erased, and the text with it where it was the applicant's. */
    sender: z.object({ name: z.string().nullable(), isYou: z.boolean(), isDeleted: z.boolean() }),
    text: z.string(),
    files: z.array(storedFileSchema),
    proposal: dateProposalSchema.nullable(),
    sentAt: z.iso.datetime(),
    /** When the other side has read it. */
    readAt: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

const lastMessageSchema = z.object({
  isOwn: z.boolean(),
  /** Its beginning. */
  text: z.string(),
  files: z.number().int(),
  hasProposal: z.boolean(),
  sentAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});

export const conversationSchema = z
  .object({
    applicationId: z.uuid(),
    /** The caller's side. */
    party: partySchema,
    status: z.enum(SHOWN_APPLICATION_STATUSES),
    job: z.object({ id: z.uuid().nullable(), title: z.string() }),
    employer: z.object({ id: z.uuid().nullable(), name: z.string() }),
    /** Null: the account is erased. */
    applicant: z.object({ name: z.string(), occupation: z.string().nullable() }).nullable(),
    lastMessage: lastMessageSchema.nullable(),
    /** Messages of the other side that the caller's side has not read. */
    unread: z.number().int(),
    /** States whether dates wait for the caller's side to choose one. */
    hasOpenDates: z.boolean(),
    /** Why nobody can write; null: one can. */
    closure: z.enum(CONVERSATION_CLOSURES).nullable(),
    /** States whether the applicant has blocked the employer's messages, also where something else ends the conversation. */
    isBlocked: z.boolean(),
    /** The team member responsible for it; null where there is none, and for the applicant. */
    assignee: z.object({ userId: z.uuid(), name: z.string() }).nullable(),
    /** States whether the employer's team is done with it; false for the applicant. A new message of the applicant brings it back. */
    isArchived: z.boolean(),
  })
  .register(apiSchemas, { id: 'Conversation' });
export type Conversation = z.infer<typeof conversationSchema>;

/** A conversation was given to somebody of the employer's team, or to nobody; the applicant does not see it. */
export const handoverSchema = z
  .object({
    id: z.number().int(),
    /** Null: the account is erased. */
    by: z.string().nullable(),
    to: z.string().nullable(),
    /** False: nobody in particular takes care of it since. */
    isAssigned: z.boolean(),
    at: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'ConversationHandover' });
export type ConversationHandover = z.infer<typeof handoverSchema>;

export const assignConversationSchema = z
  .object({ userId: z.uuid().nullable() })
  .register(apiSchemas, { id: 'AssignConversation' });
export type AssignConversation = z.infer<typeof assignConversationSchema>;

export const messagesQuerySchema = z.object({
  /** The id of a message: what was written before it. Without it, the newest. */
  before: queryValue(z.uuid()),
  pageSize: queryPageSize(MESSAGES_PAGE),
});
export type MessagesQuery = z.infer<typeof messagesQuerySchema>;

/** One page, its oldest message first. */
export const messagesSchema = z
  .object({
    items: z.array(messageSchema),
    ...pageFields,
    /** The value of `before` for the page of older messages; null where there are none. */
    older: z.uuid().nullable(),
    conversation: conversationSchema,
    /** All of the conversation, the earliest first. */
    handovers: z.array(handoverSchema),
  })
  .register(apiSchemas, { id: 'Messages' });
export type Messages = z.infer<typeof messagesSchema>;

export const conversationsQuerySchema = z.object({
  filter: queryValue(z.enum(CONVERSATION_FILTERS)),
  /** Part of the other side's name, of the job's title or of a message. */
  q: queryValue(queryText(100)),
  /** One of the employers the caller acts for; all of them where it is left out. */
  employerId: queryValue(z.uuid()),
  page: queryPage,
  pageSize: queryPageSize(CONVERSATIONS_PAGE),
});
export type ConversationsQuery = z.infer<typeof conversationsQuerySchema>;

export const conversationsSchema = z
  .object({
    items: z.array(conversationSchema),
    ...pageFields,
    /** How many conversations each filter has, whatever is searched for. */
    counts: z.object({
      all: z.number().int(),
      unread: z.number().int(),
      mine: z.number().int(),
      unassigned: z.number().int(),
      archived: z.number().int(),
    }),
  })
  .register(apiSchemas, { id: 'Conversations' });
export type Conversations = z.infer<typeof conversationsSchema>;

/** Up to and including this message. */
export const markMessagesReadSchema = z
  .object({ messageId: z.uuid() })
  .register(apiSchemas, { id: 'MarkMessagesRead' });
