import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { apiKeys } from '@stellenvisite/db/schema/integrations/api-keys';
import { webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

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
  /** Nobody answers for the systems behind them any more. Deliveries that wait go with their webhook. */
  async endEmployer(tx, employerId, ctx) {
    const isOpen = and(eq(apiKeys.employerId, employerId), isNull(apiKeys.revokedAt));
    await tx.update(apiKeys).set({ revokedAt: ctx.now() }).where(isOpen);
    await tx.delete(webhooks).where(eq(webhooks.employerId, employerId));
  },
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
