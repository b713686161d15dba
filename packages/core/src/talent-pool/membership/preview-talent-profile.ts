import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { TalentCard } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import type {
  PreviewTalentProfile,
  TalentPreviewCard,
} from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import {
  changeSwitches,
  TALENT_CONSENT_VERSION,
  type TalentSwitches,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import { talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';
import { loadProfile } from '../../seekers/profiles/get-profile.ts';
import { toTalentCard } from '../search/get-talent-profile.ts';
import { findIdentifyingParts } from './check-text.ts';
import { writeMembership } from './publish-profile.ts';
import { type ShownValues, toShownValues } from './shown-values.ts';

/** How the card would look with other switches or another text; nothing of it is retained. */
export async function previewTalentProfile(ctx: Context, change: PreviewTalentProfile): Promise<TalentPreviewCard> {
  const { userId } = await requirePermission(ctx, 'talent_pool.join');
  const [row] = await ctx.db.select().from(talentProfiles).where(eq(talentProfiles.userId, userId));
  const { data } = await loadProfile(ctx, userId);
  const shows = changeSwitches(row?.shows, change.shows);
  const text = change.text ?? row?.text ?? '';
  const values = toShownValues(data, shows);
  const card = values && (await previewCard(ctx, { userId, values, shows, text }));
  return { card, identifying: await findIdentifyingParts(ctx.db, userId, text) };
}

type Previewed = { userId: string; values: ShownValues; shows: TalentSwitches; text: string };

/** Carries what a rolled-back transaction has found. */
class Preview extends Error {
  readonly card: TalentCard;

  constructor(card: TalentCard) {
    super('preview');
    this.card = card;
  }
}

/**
 * The region depends on everybody else, so the membership is written as it would be, read, and rolled back: by the one rule
 * that employers' answers follow.
 */
export async function previewCard(ctx: Context, { userId, values, shows, text }: Previewed): Promise<TalentCard> {
  const now = ctx.now();
  const consent = { version: TALENT_CONSENT_VERSION, givenAt: now, endsOn: addDays(berlinDay(now), 1) };
  try {
    await ctx.db.transaction(async (tx) => {
      const row = await writeMembership(tx, { userId, values, shows, text, status: 'visible', consent, now });
      const card = toTalentCard(row, { region: row.region ?? 'x', language: ctx.language, now });
      throw new Preview(card);
    });
  } catch (error) {
    if (error instanceof Preview) return error.card;
    throw error;
  }
  throw new Error('a preview ends by its rollback');
}

/** A day some days later, both as `2026-11-16`. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
