import type { Db, Tx } from '@stellenvisite/db/client';
import { apiKeys } from '@stellenvisite/db/schema/api-keys';
import { employers } from '@stellenvisite/db/schema/employers';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

export const apiKeysPersonalData: PersonalData = {
  tables: [
    {
      name: 'api_keys',
      export: { file: 'api-keys.json' },
      erasure: { reason: 'a key belongs to the employer; who created it is taken out by the foreign key' },
    },
    {
      name: 'api_idempotency',
      export: { reason: 'answers to the employer’s own systems, ids and status, kept for a day' },
      erasure: { reason: 'names nobody; deleted after a day' },
    },
  ],
  files: { 'api-keys.json': (db, { userId }) => listCreated(db, userId) },
};

function listCreated(db: Db | Tx, userId: string) {
  return db
    .select({
      employer: employers.name,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .innerJoin(employers, eq(employers.id, apiKeys.employerId))
    .where(eq(apiKeys.createdBy, userId))
    .orderBy(asc(apiKeys.createdAt));
}
