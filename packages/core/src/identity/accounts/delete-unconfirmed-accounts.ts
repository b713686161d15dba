import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { eraseAccount } from './erase-due-accounts.ts';

export const UNCONFIRMED_RETENTION_DAYS = 7;
const BATCH = 500;

/**
 * Deletes the accounts of addresses that nobody has confirmed since the last mail to them, one by one. What one run
 * leaves, the next one does.
 */
export async function deleteUnconfirmedAccounts(ctx: Context): Promise<{ deleted: number }> {
  const onlyIf = isUnconfirmedSince(new Date(ctx.now().getTime() - UNCONFIRMED_RETENTION_DAYS * 86_400_000));
  const due = await ctx.db
    .select({ userId: authUsers.id })
    .from(authUsers)
    .where(onlyIf)
    .orderBy(asc(authUsers.createdAt))
    .limit(BATCH);
  let deleted = 0;
  for (const { userId } of due) if (await eraseAccount(ctx, { userId, onlyIf })) deleted++;
  return { deleted };
}

/** `greatest` of PostgreSQL leaves out what is null. */
function isUnconfirmedSince(time: Date): SQL | undefined {
  return and(
    lt(authUsers.createdAt, time),
    lt(sql`greatest(${authUsers.createdAt}, ${authUsers.confirmationSentAt}, ${authUsers.invitedAt})`, time),
    isNull(authUsers.emailConfirmedAt),
    isNull(authUsers.phoneConfirmedAt),
    isNull(authUsers.lastSignInAt),
    isNull(authUsers.deletedAt),
    eq(authUsers.isAnonymous, false),
  );
}

export const deleteUnconfirmedAccountsJob = defineJob({
  name: 'account.delete-unconfirmed',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '25 * * * *',
  handler: deleteUnconfirmedAccounts,
});
