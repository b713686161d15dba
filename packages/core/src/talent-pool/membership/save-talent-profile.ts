import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { OwnTalentProfile, SaveTalentProfile } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import {
  changeSwitches,
  TALENT_CONSENT_MONTHS,
  TALENT_CONSENT_VERSION,
  type TalentStatus,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { talentPresentEmployers, talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { eq } from 'drizzle-orm';
import { addMonths } from '../../applications/application-view.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { requirePermission } from '../../require-permission.ts';
import { loadProfile } from '../../seekers/profiles/get-profile.ts';
import { findViewers, notifyViewers } from '../search/get-talent-pool.ts';
import { requireAnonymous } from './check-text.ts';
import { loadOwnTalentProfile } from './get-own-talent-profile.ts';
import { writeMembership } from './publish-profile.ts';
import { recordTalentConsent } from './renew-consents.ts';
import { type TalentRow, toShownValues } from './shown-values.ts';

/** Joins, changes what is shown, pauses, shows again or renews the consent. The profile is taken over as it is now. */
export async function saveTalentProfile(ctx: Context, change: SaveTalentProfile): Promise<OwnTalentProfile> {
  const { userId } = await requirePermission(ctx, 'talent_pool.join');
  const { data } = await loadProfile(ctx, userId);
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [row] = await tx.select().from(talentProfiles).where(eq(talentProfiles.userId, userId));
    const consent = chooseConsent(ctx, row, change);
    if (change.consent) await requirePresentEmployer(tx, userId);
    const shows = changeSwitches(row?.shows, change.shows);
    const text = change.text ?? row?.text ?? '';
    const values = toShownValues(data, shows);
    if (!values) throw new DomainError('talent_pool.occupation_missing');
    await requireAnonymous(tx, userId, text);
    const status = chooseStatus(row, change);
    if (status === 'paused') await notifyViewers(ctx, tx, await findViewers(ctx, tx, userId));
    await writeMembership(tx, { userId, values, shows, text, status, consent, now: ctx.now() });
    await recordSteps(tx, { userId, row, status, isConsent: change.consent !== undefined, at: ctx.now() });
  });
  return loadOwnTalentProfile(ctx, userId);
}

/** Nobody is shown to others before it is known whom to hide them from. */
async function requirePresentEmployer(tx: Tx, userId: string): Promise<void> {
  const isAnswered = (await tx.$count(talentPresentEmployers, eq(talentPresentEmployers.userId, userId))) > 0;
  if (!isAnswered) throw new DomainError('talent_pool.present_employer_missing');
}

function chooseConsent(ctx: Context, row: TalentRow | undefined, { consent, isVisible }: SaveTalentProfile) {
  if (consent === TALENT_CONSENT_VERSION) {
    const today = new Date(`${berlinDay(ctx.now())}T00:00:00Z`);
    const endsOn = addMonths(today, TALENT_CONSENT_MONTHS).toISOString().slice(0, 10);
    return { version: consent, givenAt: ctx.now(), endsOn };
  }
  const isNeeded = !row || (row.status === 'ended' && isVisible !== false);
  if (isNeeded || consent !== undefined) throw new DomainError('talent_pool.consent_needed');
  return { version: row.consentVersion, givenAt: row.consentedAt, endsOn: row.consentEndsOn };
}

function chooseStatus(row: TalentRow | undefined, { consent, isVisible }: SaveTalentProfile): TalentStatus {
  if (isVisible === false) return 'paused';
  if (isVisible || !row) return 'visible';
  return row.status === 'ended' && consent ? 'visible' : row.status;
}

type Steps = { userId: string; row: TalentRow | undefined; status: TalentStatus; isConsent: boolean; at: Date };

async function recordSteps(tx: Tx, { userId, row, status, isConsent, at }: Steps): Promise<void> {
  if (isConsent) await recordTalentConsent(tx, { userId, kind: row ? 'talent_pool_renewed' : 'talent_pool', at });
  if (row?.status === 'visible' && status === 'paused')
    await recordTalentConsent(tx, { userId, kind: 'talent_pool_paused', at });
  if (row?.status === 'paused' && status === 'visible')
    await recordTalentConsent(tx, { userId, kind: 'talent_pool_resumed', at });
}
