import { PROOF_REMINDER_DAYS } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { Tx } from '@stellenvisite/db/client';
import { proofs, seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { proofExpiresMail } from './seeker-profiles.mails.ts';

const BATCH = 200;

/** Mentions each proof once for each distance to its end; what is reported and the note of it are one transaction. */
export async function remindOfProofs(ctx: Context): Promise<void> {
  for (const days of PROOF_REMINDER_DAYS) while ((await remindBatch(ctx, days)) === BATCH);
}

async function remindBatch(ctx: Context, days: number): Promise<number> {
  const today = sql`(${ctx.now().toISOString()}::timestamptz at time zone 'Europe/Berlin')::date`;
  return ctx.db.transaction(async (tx) => {
    const due = await tx
      .select({ proof: proofs })
      .from(proofs)
      .leftJoin(seekerProfiles, eq(seekerProfiles.userId, proofs.userId))
      .where(
        and(
          sql`${proofs.expiresOn} >= ${today} and ${proofs.expiresOn} <= ${today} + ${days}::integer`,
          or(isNull(proofs.remindedFor), sql`${proofs.remindedFor} > ${days}::integer`),
          sql`coalesce(${seekerProfiles.remindsOfProofs}, true)`,
        ),
      )
      .orderBy(proofs.expiresOn)
      .limit(BATCH)
      .for('update', { of: proofs, skipLocked: true });
    for (const { proof } of due) {
      await tx.update(proofs).set({ remindedFor: days }).where(eq(proofs.id, proof.id));
      await remind(ctx, tx, proof, days);
    }
    return due.length;
  });
}

async function remind(ctx: Context, tx: Tx, proof: typeof proofs.$inferSelect, days: number): Promise<void> {
  const { id: proofId, userId, kind, title, expiresOn } = proof;
  if (!expiresOn) return;
  const data = { proofId, proofKind: kind, title, expiresOn };
  const key = `${proofId} ${expiresOn} ${days}`;
  const wish = await notify(ctx, tx, { userId, kind: 'proof.expires', key, data });
  if (!wish) return;
  const { unsubscribeUrl, ...mail } = wish;
  const profileUrl = `${ctx.publicUrl}/dashboard/profil`;
  const message = proofExpiresMail({ kind, title, expiresOn: new Date(expiresOn), profileUrl, unsubscribeUrl });
  await ctx.mail.write(tx, { ...mail, message });
}

export const remindOfProofsJob = defineJob({
  name: 'seeker-profiles.remind-of-proofs',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '0 9 * * *',
  handler: remindOfProofs,
});
