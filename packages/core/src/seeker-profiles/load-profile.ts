import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { seekerProfiles } from '@stellenvisite/db/schema/seeker-profiles';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { profileFromOnboarding } from './profile-from-onboarding.ts';

export type LoadedProfile = Pick<typeof seekerProfiles.$inferSelect, 'data' | 'remindsOfProofs' | 'hiddenItems'> & {
  updatedAt: Date | null;
};

/** What is stored, over empty fields that a later version added. Before the first change: what the onboarding was told. */
export async function loadProfile(ctx: Pick<Context, 'db' | 'search'>, userId: string): Promise<LoadedProfile> {
  const [row] = await ctx.db.select().from(seekerProfiles).where(eq(seekerProfiles.userId, userId));
  if (row) return { ...row, data: { ...EMPTY_PROFILE, ...row.data } };
  const data = await readOnboarding(ctx, userId);
  return { data, remindsOfProofs: true, hiddenItems: [], updatedAt: null };
}

async function readOnboarding(ctx: Pick<Context, 'db' | 'search'>, userId: string): Promise<SeekerProfileData> {
  const [row] = await ctx.db.select({ onboarding: profiles.onboarding }).from(profiles).where(eq(profiles.id, userId));
  return profileFromOnboarding(ctx.search, row?.onboarding ?? {});
}

/** By person, for many at once. */
export async function loadProfiles(
  ctx: Pick<Context, 'db' | 'search'>,
  userIds: readonly string[],
): Promise<Map<string, SeekerProfileData>> {
  const loaded = new Map<string, SeekerProfileData>();
  for (let start = 0; start < userIds.length; start += PEOPLE_AT_ONCE) {
    const rows = await ctx.db
      .select({ userId: profiles.id, onboarding: profiles.onboarding, data: seekerProfiles.data })
      .from(profiles)
      .leftJoin(seekerProfiles, eq(seekerProfiles.userId, profiles.id))
      .where(inArray(profiles.id, userIds.slice(start, start + PEOPLE_AT_ONCE)));
    for (const { userId, onboarding, data } of rows) {
      const stored = data && { ...EMPTY_PROFILE, ...data };
      loaded.set(userId, stored ?? profileFromOnboarding(ctx.search, onboarding));
    }
  }
  return loaded;
}

const PEOPLE_AT_ONCE = 1_000;
