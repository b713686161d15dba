import { PROOF_REMINDER_DAYS } from '@stellenvisite/contract/seeker-profiles';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { proofs, seekerProfiles } from '@stellenvisite/db/schema/seeker-profiles';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { proofExpiresMail } from './seeker-profiles.mails.ts';

const BATCH = 200;

/** Mentions each proof once for each distance to its end; the mail and the note of it are one transaction. */
export async function remindOfProofs(ctx: Context): Promise<void> {
  for (const days of PROOF_REMINDER_DAYS) while ((await remindBatch(ctx, days)) === BATCH);
}

async function remindBatch(ctx: Context, days: number): Promise<number> {
  const today = sql`(${ctx.now().toISOString()}::timestamptz at time zone 'Europe/Berlin')::date`;
  return ctx.db.transaction(async (tx) => {
    const due = await tx
      .select({ proof: proofs, email: authUsers.email, language: profiles.language })
      .from(proofs)
      .innerJoin(authUsers, eq(authUsers.id, proofs.userId))
      .innerJoin(profiles, eq(profiles.id, proofs.userId))
      .leftJoin(seekerProfiles, eq(seekerProfiles.userId, proofs.userId))
      .where(
        and(
          isNotNull(authUsers.emailConfirmedAt),
          sql`${proofs.expiresOn} >= ${today} and ${proofs.expiresOn} <= ${today} + ${days}::integer`,
          or(isNull(proofs.remindedFor), sql`${proofs.remindedFor} > ${days}::integer`),
          sql`coalesce(${seekerProfiles.remindsOfProofs}, true)`,
        ),
      )
      .orderBy(proofs.expiresOn)
      .limit(BATCH)
      .for('update', { of: proofs, skipLocked: true });
    for (const { proof, email, language } of due) {
      await tx.update(proofs).set({ remindedFor: days }).where(eq(proofs.id, proof.id));
      if (!email || !proof.expiresOn) continue;
      const { kind, title } = proof;
      const expiresOn = new Date(proof.expiresOn);
      const profileUrl = `${ctx.publicUrl}/dashboard/profil`;
      await ctx.mail.write(tx, {
        to: email,
        language,
        message: proofExpiresMail({ kind, title, expiresOn, profileUrl }),
      });
    }
    return due.length;
  });
}
