import { emailSchema } from '../platform/email.schema.ts';
import { actIds } from '../platform/ids.schema.ts';
import { languageSchema } from '../platform/languages.schema.ts';
import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import {
  pageFields,
  queryFlag,
  queryPage,
  queryPageSize,
  queryText,
  queryValue,
} from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  MESSAGE_AUTHORS,
  TICKET_NOTE_MAX,
  TICKET_ORIGINS,
  TICKET_PRIORITIES,
  TICKET_ROLES,
  TICKET_STATUSES,
  TICKET_SUBJECT_MAX,
  TICKET_TEXT_MAX,
  TICKET_TEXT_MIN,
  TICKET_TOPICS,
} from './support-tickets.ts';

const status = z.enum(TICKET_STATUSES);
const topic = z.enum(TICKET_TOPICS);
const role = z.enum(TICKET_ROLES);
const message = plainTextLines(TICKET_TEXT_MAX).min(TICKET_TEXT_MIN);

export const createTicketSchema = z
  .object({
    role: role.default('job_seeker'),
    topic: topic.default('other'),
    /** A number of a job or an application, as the person knows it. */
    concerns: plainText(60).optional(),
    subject: plainText(TICKET_SUBJECT_MAX).min(3),
    text: message,
    name: plainText(120).optional(),
    /** Where the answer goes; for who is signed in the address of the account. */
    email: emailSchema.optional(),
    /** Nobody sees this field; programs that fill in every form fill in this one as well. */
    website: z.string().max(200).optional(),
    language: languageSchema.default('de'),
  })
  .register(apiSchemas, { id: 'CreateSupportTicket' });
export type CreateTicket = z.infer<typeof createTicketSchema>;

export const ticketReceiptSchema = z
  .object({ reference: z.string(), answerBy: z.iso.datetime(), token: z.string(), email: z.string() })
  .register(apiSchemas, { id: 'SupportTicketReceipt' });
export type TicketReceipt = z.infer<typeof ticketReceiptSchema>;

export const writeTicketMessageSchema = z
  .object({ text: plainTextLines(TICKET_TEXT_MAX).min(2) })
  .register(apiSchemas, { id: 'WriteSupportMessage' });

const ticketItemFields = {
  id: z.uuid(),
  reference: z.string(),
  subject: z.string(),
  topic,
  status,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
};
const ticketItemSchema = z.object(ticketItemFields).register(apiSchemas, { id: 'SupportTicketItem' });
export type TicketItem = z.infer<typeof ticketItemSchema>;

const ticketMessageSchema = z
  .object({
    id: z.uuid(),
    author: z.enum(MESSAGE_AUTHORS),
    text: z.string(),
    /** The names of files that came with it by mail and were not taken over. */
    leftOut: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'SupportMessage' });
export type TicketMessage = z.infer<typeof ticketMessageSchema>;

/** A ticket as its sender sees it. */
export const ticketSchema = z
  .object({ ...ticketItemFields, concerns: z.string().nullable(), messages: z.array(ticketMessageSchema) })
  .register(apiSchemas, { id: 'SupportTicket' });
export type Ticket = z.infer<typeof ticketSchema>;

export const ticketListSchema = z
  .object({ items: z.array(ticketItemSchema), ...pageFields })
  .register(apiSchemas, { id: 'SupportTicketList' });
export type TicketList = z.infer<typeof ticketListSchema>;

export const ticketPageQuerySchema = z.object({ page: queryPage, pageSize: queryPageSize(20) });
export type TicketPageQuery = z.infer<typeof ticketPageQuerySchema>;

const adminSchema = z.object({ id: z.uuid(), name: z.string() });

const adminTicketFields = {
  ...ticketItemFields,
  email: z.string(),
  name: z.string().nullable(),
  role,
  origin: z.enum(TICKET_ORIGINS),
  isFromAccount: z.boolean(),
  priority: z.enum(TICKET_PRIORITIES),
  /** The administrator who takes care of it. */
  assignee: adminSchema.nullable(),
};
const adminTicketItemSchema = z.object(adminTicketFields).register(apiSchemas, { id: 'AdminSupportTicketItem' });
export type AdminTicketItem = z.infer<typeof adminTicketItemSchema>;

export const adminTicketSchema = z
  .object({
    ...adminTicketFields,
    concerns: z.string().nullable(),
    language: languageSchema,
    messages: z.array(ticketMessageSchema.extend({ by: z.string().nullable() })),
    /** For administrators only, the oldest first. */
    notes: z.array(
      z.object({ id: z.uuid(), text: z.string(), by: z.string().nullable(), createdAt: z.iso.datetime() }),
    ),
    /** The administrators it can be assigned to. */
    admins: z.array(adminSchema),
  })
  .register(apiSchemas, { id: 'AdminSupportTicket' });
export type AdminTicket = z.infer<typeof adminTicketSchema>;

export const adminTicketListSchema = z
  .object({ items: z.array(adminTicketItemSchema), ...pageFields })
  .register(apiSchemas, { id: 'AdminSupportTicketList' });
export type AdminTicketList = z.infer<typeof adminTicketListSchema>;

const adminTicketFilters = {
  status: queryValue(status),
  topic: queryValue(topic),
  q: queryValue(queryText(120)),
  /** Those that the caller takes care of. */
  mine: queryFlag,
};
export const adminTicketFileQuerySchema = z.object(adminTicketFilters);
export type AdminTicketFilters = z.infer<typeof adminTicketFileQuerySchema>;
export const adminTicketQuerySchema = z.object({
  ...adminTicketFilters,
  page: queryPage,
  pageSize: queryPageSize(25),
});
export type AdminTicketQuery = z.infer<typeof adminTicketQuerySchema>;

export const answerTicketSchema = z
  .object({ text: plainTextLines(TICKET_TEXT_MAX).min(2), status: z.enum(['answered', 'closed']).default('answered') })
  .register(apiSchemas, { id: 'AnswerSupportTicket' });
export type AnswerTicket = z.infer<typeof answerTicketSchema>;

export const changeTicketSchema = z
  .object({ status, priority: z.enum(TICKET_PRIORITIES), assigneeId: z.uuid().nullable() })
  .partial()
  .refine((change) => Object.keys(change).length > 0)
  .register(apiSchemas, { id: 'ChangeSupportTicket' });
export type ChangeTicket = z.infer<typeof changeTicketSchema>;

export const writeTicketNoteSchema = z
  .object({ text: plainTextLines(TICKET_NOTE_MAX).min(2) })
  .register(apiSchemas, { id: 'WriteSupportNote' });

export const ticketActSchema = z.object({ ids: actIds, status }).register(apiSchemas, { id: 'SupportTicketAct' });
export type TicketAct = z.infer<typeof ticketActSchema>;

export const writeCannedAnswerSchema = z
  .object({ title: plainText(80).min(2), text: plainTextLines(TICKET_TEXT_MAX).min(2), language: languageSchema })
  .register(apiSchemas, { id: 'WriteCannedAnswer' });
export type WriteCannedAnswer = z.infer<typeof writeCannedAnswerSchema>;

export const cannedAnswerSchema = writeCannedAnswerSchema
  .extend({ id: z.uuid() })
  .register(apiSchemas, { id: 'CannedAnswer' });
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>;
export const cannedAnswersSchema = z
  .object({ items: z.array(cannedAnswerSchema) })
  .register(apiSchemas, { id: 'CannedAnswers' });
export type CannedAnswers = z.infer<typeof cannedAnswersSchema>;
