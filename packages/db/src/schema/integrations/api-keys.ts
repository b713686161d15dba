import type { ApiScope } from '@stellenvisite/contract/integrations/api-keys';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { employers } from '../employers/employers.ts';
import { authUsers } from '../identity/auth.ts';

const time = () => timestamp({ withTimezone: true });

/** The keys with which an employer's own systems call. The key itself is nowhere: only its hash, and a beginning to tell keys apart. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    prefix: text().notNull(),
    /** SHA-256: a key has 256 random bits, so nothing slower is needed. */
    keyHash: text().notNull(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    createdAt: time().notNull(),
    createdBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    expiresAt: time(),
    lastUsedAt: time(),
    revokedAt: time(),
  },
  (t) => [
    unique('api_keys_hash').on(t.keyHash),
    index('api_keys_employer').on(t.employerId, t.createdAt),
    index('api_keys_created_by').on(t.createdBy),
  ],
);

/** Calls that were made with an `Idempotency-Key`, and what was answered. */
export const apiIdempotency = pgTable(
  'api_idempotency',
  {
    apiKeyId: uuid()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Of method, address and body: the same key with another call is a mistake. */
    requestHash: text().notNull(),
    /** Null while the call is being worked on. */
    status: integer(),
    /** Ids and status, never what an applicant sent. */
    body: text(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.apiKeyId, t.key] }), index('api_idempotency_at').on(t.at)],
);
