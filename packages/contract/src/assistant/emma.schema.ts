import { jobCategorySchema } from '../jobs/job-fields.schema.ts';
import { emailSchema } from '../platform/email.schema.ts';
import { EMMA_MODELS } from '../platform/operator-settings.ts';
import { pageFields } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { EMMA_WISH_KINDS, MAX_EMMA_MESSAGES, MAX_EMMA_PARTS, MAX_EMMA_TEXT } from './emma.ts';
import { emmaSearchSchema } from './emma-parts.schema.ts';

export const emmaMetadataSchema = z.object({
  conversationId: z.uuid().optional(),
  model: z.enum(EMMA_MODELS).optional(),
});
export type EmmaMetadata = z.infer<typeof emmaMetadataSchema>;

/** Parts of messages as the client sends them back; what the server reads of them is checked again there. */
const sentPartSchema = z.looseObject({ type: z.string().max(60), text: z.string().max(8_000).optional() });
const sentMessageSchema = z.looseObject({
  id: z.string().max(100).optional(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(sentPartSchema).max(MAX_EMMA_PARTS),
});
export type SentEmmaMessage = z.infer<typeof sentMessageSchema>;

export const askEmmaSchema = z
  .object({
    conversationId: z.uuid().optional(),
    messages: z
      .array(sentMessageSchema)
      .min(1)
      .max(MAX_EMMA_MESSAGES * 4),
    /** A wish to take away before the search is repeated; the last message says so in words. */
    removeWish: z.enum(EMMA_WISH_KINDS).optional(),
    /** The wishes to search with from here on: of a relaxation that was chosen. */
    search: emmaSearchSchema.optional(),
  })
  .register(apiSchemas, { id: 'AskEmma' });
export type AskEmma = z.infer<typeof askEmmaSchema>;

export const emmaConversationSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    messages: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'EmmaConversation' });
export type EmmaConversation = z.infer<typeof emmaConversationSchema>;

export const emmaConversationsSchema = z
  .object({ items: z.array(emmaConversationSchema), ...pageFields })
  .register(apiSchemas, { id: 'EmmaConversations' });
export type EmmaConversations = z.infer<typeof emmaConversationsSchema>;

const storedMessageSchema = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.looseObject({ type: z.string() })),
  createdAt: z.iso.datetime(),
});
export const openedConversationSchema = emmaConversationSchema
  .omit({ messages: true })
  .extend({ messages: z.array(storedMessageSchema) })
  .register(apiSchemas, { id: 'OpenedEmmaConversation' });
export type OpenedConversation = z.infer<typeof openedConversationSchema>;

export const emmaSettingsSchema = z
  .object({
    /** Off: she answers nothing at all. */
    isOn: z.boolean(),
    /** Off: only the built-in rules answer, nothing leaves this site. */
    usesLanguageModel: z.boolean(),
    usesProfile: z.boolean(),
    keepsHistory: z.boolean(),
    showsEverywhere: z.boolean(),
  })
  .register(apiSchemas, { id: 'EmmaSettings' });
export type EmmaSettings = z.infer<typeof emmaSettingsSchema>;
export const DEFAULT_EMMA_SETTINGS: EmmaSettings = {
  isOn: true,
  usesLanguageModel: true,
  usesProfile: true,
  keepsHistory: true,
  showsEverywhere: true,
};
export const changeEmmaSettingsSchema = emmaSettingsSchema.partial().register(apiSchemas, { id: 'ChangeEmmaSettings' });
export type ChangeEmmaSettings = z.infer<typeof changeEmmaSettingsSchema>;

export const handOverSchema = z
  .object({
    question: z.string().trim().min(3).max(4_000),
    /** Given by visitors who are not signed in. */
    email: emailSchema.optional(),
    /** The conversation, only with the tick: a stored one by its id, a visitor's by its words. */
    conversationId: z.uuid().optional(),
    history: z
      .array(z.object({ role: z.enum(['user', 'assistant']), text: z.string().max(8_000) }))
      .max(MAX_EMMA_MESSAGES * 4)
      .optional(),
  })
  .register(apiSchemas, { id: 'HandOver' });
export type HandOver = z.infer<typeof handOverSchema>;

export const handedOverSchema = z
  .object({
    reference: z.string(),
    answerBy: z.iso.datetime(),
    /** Opens the ticket: `/anfrage/{token}`. */
    token: z.string(),
  })
  .register(apiSchemas, { id: 'HandedOver' });
export type HandedOver = z.infer<typeof handedOverSchema>;

/** The options that Emma offers before the first message. */
export const emmaStartSchema = z
  .object({
    model: z.enum(EMMA_MODELS),
    quickActions: z.array(z.object({ category: jobCategorySchema, count: z.number().int() })),
    examples: z.array(z.string()),
    maxText: z.literal(MAX_EMMA_TEXT),
    support: z.object({ isOpen: z.boolean(), answerBy: z.iso.datetime() }),
  })
  .register(apiSchemas, { id: 'EmmaStart' });
export type EmmaStart = z.infer<typeof emmaStartSchema>;
