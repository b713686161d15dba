import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { OwnTalentProfile, TalentBlock } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { DEFAULT_TALENT_SWITCHES, TALENT_RENEWAL_DAYS } from '@stellenvisite/contract/talent-pool/talent-pool';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { talentBlocks, talentProfiles, talentViews } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, asc, countDistinct, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';
import { loadProfile } from '../../seekers/profiles/get-profile.ts';
import { toTalentCard } from '../search/get-talent-profile.ts';
import { addDays, previewCard } from './preview-talent-profile.ts';
import { type ShownValues, type TalentRow, toShownValues } from './shown-values.ts';

/** The own side: what is shown, to whom not, and until when. Before joining, how one would be shown. */
export async function getOwnTalentProfile(ctx: Context): Promise<OwnTalentProfile> {
  const { userId } = await requirePermission(ctx, 'talent_pool.join');
  return loadOwnTalentProfile(ctx, userId);
}

export async function loadOwnTalentProfile(ctx: Context, userId: string): Promise<OwnTalentProfile> {
  const { data } = await loadProfile(ctx, userId);
  const [row] = await ctx.db.select().from(talentProfiles).where(eq(talentProfiles.userId, userId));
  const shows = row?.shows ?? DEFAULT_TALENT_SWITCHES;
  const values = toShownValues(data, shows);
  const blocks = await listBlocks(ctx, userId);
  const open = and(eq(talentEnquiries.userId, userId), eq(talentEnquiries.status, 'open'));
  const own = { shows, blocks, openEnquiries: await ctx.db.$count(talentEnquiries, open) };
  const preview = async (text: string) =>
    values ? previewCard(ctx, { userId, values, shows, text }) : { card: null, isWithheld: false };
  if (!row) {
    const none = { isMember: false, status: null, number: null, consent: null, views: 0, text: '', hasChanges: false };
    return { ...own, ...none, ...(await preview('')) };
  }
  const [viewed] = await ctx.db
    .select({ count: countDistinct(talentViews.employerId) })
    .from(talentViews)
    .where(eq(talentViews.profileId, row.id));
  return {
    ...own,
    ...(row.status === 'visible' ? toMemberCard(ctx, row) : await preview(row.text)),
    isMember: true,
    status: row.status,
    number: row.number,
    hasChanges: values !== null && hasChanged(row, values),
    text: row.text,
    consent: toConsent(ctx, row),
    views: viewed?.count ?? 0,
  };
}

function toMemberCard(ctx: Context, row: TalentRow) {
  const card = toTalentCard(row, { region: row.region ?? 'x', language: ctx.language, now: ctx.now() });
  return { card, isWithheld: row.region === null };
}

function hasChanged(row: TalentRow, values: ShownValues): boolean {
  const names = Object.keys(values) as (keyof ShownValues)[];
  return names.some((name) => canonical(row[name]) !== canonical(values[name]));
}

/** PostgreSQL gives the keys of JSON in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

function toConsent(ctx: Context, row: TalentRow): OwnTalentProfile['consent'] {
  const asksOn = addDays(row.consentEndsOn, -TALENT_RENEWAL_DAYS);
  return {
    version: row.consentVersion,
    givenAt: row.consentedAt.toISOString(),
    endsOn: row.consentEndsOn,
    asksOn,
    isAsked: row.status === 'ended' || asksOn <= berlinDay(ctx.now()),
  };
}

export async function listBlocks({ db }: Pick<Context, 'db'>, userId: string): Promise<TalentBlock[]> {
  return db
    .select({
      id: talentBlocks.id,
      kind: talentBlocks.kind,
      label: talentBlocks.label,
      city: talentBlocks.city,
      isAutomatic: talentBlocks.isAutomatic,
    })
    .from(talentBlocks)
    .where(eq(talentBlocks.userId, userId))
    .orderBy(desc(talentBlocks.isAutomatic), desc(talentBlocks.kind), asc(talentBlocks.label));
}
