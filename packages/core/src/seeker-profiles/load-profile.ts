import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { seekerProfiles } from '@stellenvisite/db/schema/seeker-profiles';
import { eq } from 'drizzle-orm';
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
