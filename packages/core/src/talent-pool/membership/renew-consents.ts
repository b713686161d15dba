import { randomUUID } from 'node:crypto';
import type { ConsentKind } from '@stellenvisite/contract/identity/accounts';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { TALENT_CONSENT_VERSION, TALENT_RENEWAL_DAYS } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { consents } from '@stellenvisite/db/schema/identity/accounts';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { loadProfile } from '../../seekers/profiles/get-profile.ts';
import { consentEndsMail } from '../talent-pool.mails.ts';
import { addDays } from './preview-talent-profile.ts';
import { writeMembership } from './publish-profile.ts';
import { type TalentRow, toShownValues } from './shown-values.ts';

type TalentConsent = Extract<ConsentKind, `talent_pool${string}`>;

const BATCH = 200;

/** Hides whose consent has run out, asks whose consent ends soon, and takes over profiles that have changed since. */
export async function renewConsents(ctx: Context): Promise<void> {
  while ((await endBatch(ctx)) === BATCH);
  while ((await askBatch(ctx)) === BATCH);
  while ((await takeOverBatch(ctx)) === BATCH);
}

async function endBatch(ctx: Context): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const isOver = and(
      inArray(talentProfiles.status, ['visible', 'paused']),
      lte(talentProfiles.consentEndsOn, berlinDay(ctx.now())),
    );
    const due = await lockBatch(tx, isOver);
    for (const row of due) {
      await tx.update(talentProfiles).set({ status: 'ended' }).where(eq(talentProfiles.id, row.id));
      await recordTalentConsent(tx, { userId: row.userId, kind: 'talent_pool_ended', at: ctx.now() });
      await ask(ctx, tx, row, true);
    }
    return due.length;
  });
}

async function askBatch(ctx: Context): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const endsSoon = and(
      inArray(talentProfiles.status, ['visible', 'paused']),
      isNull(talentProfiles.renewalAskedAt),
      lte(talentProfiles.consentEndsOn, addDays(berlinDay(ctx.now()), TALENT_RENEWAL_DAYS)),
    );
    const due = await lockBatch(tx, endsSoon);
    for (const row of due) {
      await tx.update(talentProfiles).set({ renewalAskedAt: ctx.now() }).where(eq(talentProfiles.id, row.id));
      await ask(ctx, tx, row, false);
    }
    return due.length;
  });
}

async function lockBatch(tx: Tx, which: SQL | undefined): Promise<TalentRow[]> {
  return tx
    .select()
    .from(talentProfiles)
    .where(which)
    .orderBy(talentProfiles.id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
}

async function ask(ctx: Context, tx: Tx, { userId, consentEndsOn }: TalentRow, hasEnded: boolean): Promise<void> {
  const kind = hasEnded ? 'talent_pool.consent_ended' : 'talent_pool.consent_ends';
  const wish = await notify(ctx, tx, { userId, key: consentEndsOn, kind, data: { endsOn: consentEndsOn } });
  if (!wish) return;
  const url = `${ctx.publicUrl}/dashboard/talentpool`;
  const { unsubscribeUrl } = wish;
  const message = consentEndsMail({ endsOn: new Date(consentEndsOn), hasEnded, url, unsubscribeUrl });
  await ctx.mail.write(tx, { ...wish, message });
}

/** In the night, so that nobody can tell when a profile was changed. A profile without an occupation stays as it was. */
async function takeOverBatch(ctx: Context): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const due = await tx
      .select({ row: talentProfiles })
      .from(talentProfiles)
      .innerJoin(seekerProfiles, eq(seekerProfiles.userId, talentProfiles.userId))
      .where(gt(seekerProfiles.updatedAt, talentProfiles.publishedAt))
      .limit(BATCH)
      .for('update', { of: talentProfiles, skipLocked: true });
    for (const { row } of due) {
      const { data } = await loadProfile({ db: tx }, row.userId);
      const values = toShownValues(data, row.shows) ?? row;
      const { userId, shows, text, status } = row;
      const consent = { version: row.consentVersion, givenAt: row.consentedAt, endsOn: row.consentEndsOn };
      if (values === row)
        await tx.update(talentProfiles).set({ publishedAt: ctx.now() }).where(eq(talentProfiles.id, row.id));
      else await writeMembership(tx, { userId, values, shows, text, status, consent, now: ctx.now() });
    }
    return due.length;
  });
}

export const renewConsentsJob = defineJob({
  name: 'talent-pool.renew-consents',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '5 0 * * *',
  handler: renewConsents,
});

/** Every step of a membership is in the consent log, which outlives it. */
export async function recordTalentConsent(
  tx: Tx,
  { userId, kind, at }: { userId: string; kind: TalentConsent; at: Date },
): Promise<void> {
  await tx.insert(consents).values({ id: randomUUID(), userId, kind, version: TALENT_CONSENT_VERSION, givenAt: at });
}
