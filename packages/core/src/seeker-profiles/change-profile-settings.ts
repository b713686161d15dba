import type { ChangeProfileSettings, SeekerProfile } from '@stellenvisite/contract/seeker-profiles.schema';
import { seekerProfiles } from '@stellenvisite/db/schema/seeker-profiles';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { viewProfile } from './get-profile.ts';
import { loadProfile } from './load-profile.ts';

export async function changeProfileSettings(ctx: Context, change: ChangeProfileSettings): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  const { remindsOfProofs, hiddenItems } = change;
  const settings = {
    ...(remindsOfProofs === undefined ? {} : { remindsOfProofs }),
    ...(hiddenItems === undefined ? {} : { hiddenItems }),
  };
  const { data } = await loadProfile(ctx, userId);
  await ctx.db
    .insert(seekerProfiles)
    .values({ userId, data, ...settings, updatedAt: ctx.now() })
    .onConflictDoUpdate({ target: seekerProfiles.userId, set: { ...settings, updatedAt: ctx.now() } });
  return viewProfile(ctx, userId);
}
