import { pointsOfItem } from '@stellenvisite/contract/matching';
import type { SeekerProfile } from '@stellenvisite/contract/seeker-profiles.schema';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { listProfileFiles, listProofs } from './list-profile-parts.ts';
import { loadProfile } from './load-profile.ts';
import { missingItems } from './missing-items.ts';

export async function getProfile(ctx: Context): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.read');
  return viewProfile(ctx, userId);
}

export async function viewProfile(ctx: Context, userId: string): Promise<SeekerProfile> {
  const [{ data, remindsOfProofs, hiddenItems, updatedAt }, files, proofs] = await Promise.all([
    loadProfile(ctx, userId),
    listProfileFiles(ctx, userId),
    listProofs(ctx, userId),
  ]);
  const missing = missingItems({ data, fileKinds: files.map(({ kind }) => kind) });
  return {
    data,
    files,
    proofs,
    remindsOfProofs,
    missing: missing.map((item) => ({ item, points: pointsOfItem(item) })),
    hiddenItems,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
