import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  MESSAGE_TEMPLATE_KINDS,
  TEMPLATE_NAME_LENGTH,
  TEMPLATE_TEXT_LENGTH,
  unknownPlaceholders,
} from './message-templates.ts';

const kindSchema = z.enum(MESSAGE_TEMPLATE_KINDS).register(apiSchemas, { id: 'MessageTemplateKind' });

const nameSchema = plainText(TEMPLATE_NAME_LENGTH).min(1);
const textSchema = plainTextLines(TEMPLATE_TEXT_LENGTH)
  .min(1)
  .refine((text) => unknownPlaceholders(text).length === 0, 'has a placeholder that nothing is filled in for');

export const messageTemplateSchema = z
  .object({
    /** Of one that is there from the start its name, such as `rejection.filled`. */
    id: z.string(),
    kind: kindSchema,
    name: z.object({ de: z.string(), en: z.string() }),
    text: z.object({ de: z.string(), en: z.string() }),
    isBuiltIn: z.boolean(),
    /** States whether a built-in one has the employer's own words. */
    isChanged: z.boolean(),
  })
  .register(apiSchemas, { id: 'MessageTemplate' });
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;

export const messageTemplatesSchema = z
  .object({ items: z.array(messageTemplateSchema) })
  .register(apiSchemas, { id: 'MessageTemplates' });
export type MessageTemplates = z.infer<typeof messageTemplatesSchema>;

const wordsFields = {
  name: z.object({ de: nameSchema, en: nameSchema }),
  text: z.object({ de: textSchema, en: textSchema }),
};

export const createMessageTemplateSchema = z
  .object({ kind: kindSchema, ...wordsFields })
  .register(apiSchemas, { id: 'CreateMessageTemplate' });
export type CreateMessageTemplate = z.infer<typeof createMessageTemplateSchema>;

export const changeMessageTemplateSchema = z.object(wordsFields).register(apiSchemas, { id: 'ChangeMessageTemplate' });
export type ChangeMessageTemplate = z.infer<typeof changeMessageTemplateSchema>;
