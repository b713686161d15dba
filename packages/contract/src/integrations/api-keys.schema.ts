import { plainText } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { API_KEY_STATES, API_SCOPES, MAX_KEY_NAME } from './api-keys.ts';

const scopes = z.array(z.enum(API_SCOPES));

export const apiKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The beginning of the key. */
    prefix: z.string(),
    scopes,
    state: z.enum(API_KEY_STATES),
    createdAt: z.iso.datetime(),
    /** Null where the person has left. */
    createdBy: z.string().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    /** To the minute. */
    lastUsedAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeysSchema = z.object({ items: z.array(apiKeySchema) }).register(apiSchemas, { id: 'ApiKeys' });
export type ApiKeys = z.infer<typeof apiKeysSchema>;

export const createApiKeySchema = z
  .object({
    name: plainText(MAX_KEY_NAME).min(1),
    scopes: scopes.min(1),
    /** The last day on which it is good, in Berlin; without end where it is null. */
    lastDay: z.iso.date().nullable().default(null),
  })
  .register(apiSchemas, { id: 'CreateApiKey' });
export type CreateApiKey = z.infer<typeof createApiKeySchema>;

export const createdApiKeySchema = apiKeySchema
  .extend({
    /** Stated once: we keep only its hash. */
    key: z.string(),
  })
  .register(apiSchemas, { id: 'CreatedApiKey' });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;
