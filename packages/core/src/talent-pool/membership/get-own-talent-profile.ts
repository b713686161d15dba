import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { OwnTalentProfile, TalentBlock } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { DEFAULT_TALENT_SWITCHES, TALENT_RENEWAL_DAYS } from '@stellenvisite/contract/talent-pool/talent-pool';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import {
  talentBlocks,
  talentPresentEmployers,
  talentProfiles,
  talentViews,
} from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, asc, countDistinct, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';
import { loadProfile } from '../../seekers/profiles/get-profile.ts';
import { toTalentCard } from '../search/get-talent-profile.ts';
import { addDays, previewCard } from './preview-talent-profile.ts';
import { isSiteOf } from './publish-profile.ts';
import { type ShownValues, type TalentRow, toShownValues } from './shown-values.ts';

/** Returns the own side of the pool: what is shown, to whom not, and until when. Before joining, how one would be shown. */
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
  const presentEmployer = await findPresentEmployer(ctx, userId);
  const own = { shows, blocks, presentEmployer, openEnquiries: await ctx.db.$count(talentEnquiries, open) };
  const preview = async (text: string) => (values ? previewCard(ctx, { userId, values, shows, text }) : null);
  if (!row) {
    const none = { isMember: false, state: null, number: null, consent: null, views: 0, text: '', hasChanges: false };
    return { ...own, ...none, card: await preview('') };
  }
  const [viewed] = await ctx.db
    .select({ count: countDistinct(talentViews.employerId) })
    .from(talentViews)
    .where(eq(talentViews.profileId, row.id));
  return {
    ...own,
    card:
      row.status === 'visible'
        ? toTalentCard(row, { region: row.region ?? 'x', language: ctx.language, now: ctx.now() })
        : await preview(row.text),
    isMember: true,
    state: row.status === 'visible' && row.region === null ? 'withheld' : row.status,
    number: row.number,
    hasChanges: values !== null && hasChanged(row, values),
    text: row.text,
    consent: toConsent(ctx, row),
    views: viewed?.count ?? 0,
  };
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

/** An employer that is blocked in several ways without the person's doing is listed once. */
async function listBlocks({ db }: Pick<Context, 'db'>, userId: string): Promise<TalentBlock[]> {
  const blocks = await db
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
  const listed = new Map<string, string>();
  for (const { id, label, kind, isAutomatic } of blocks)
    if (isAutomatic && (kind === 'employer' || !listed.has(label))) listed.set(label, id);
  return blocks.filter(({ id, label, isAutomatic }) => !isAutomatic || listed.get(label) === id);
}

async function findPresentEmployer(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<OwnTalentProfile['presentEmployer']> {
  const [row] = await db
    .select({
      name: talentPresentEmployers.name,
      employerId: employers.id,
      owner: employers.checkedOwner,
      city: employers.city,
    })
    .from(talentPresentEmployers)
    .leftJoin(employers, eq(employers.id, talentPresentEmployers.employerId))
    .where(eq(talentPresentEmployers.userId, userId));
  if (!row) return null;
  const { name, employerId, owner, city } = row;
  const sites = employerId ? await db.$count(employers, isSiteOf({ employerId, name, owner })) : 0;
  return { isEmployed: name !== null, employerId, name: name ?? '', city, sites };
}
