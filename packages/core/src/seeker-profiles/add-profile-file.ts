import { PROFILE_LIMITS } from '@stellenvisite/contract/seeker-profiles';
import type { AddProfileFile, SeekerProfile } from '@stellenvisite/contract/seeker-profiles.schema';
import { profileFiles } from '@stellenvisite/db/schema/seeker-profiles';
import { eq } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { keepFiles } from '../files/keep-files.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { viewProfile } from './get-profile.ts';

/** A file added again is the same one, of the kind said last. */
export async function addProfileFile(ctx: Context, { fileId, kind }: AddProfileFile): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await keepFiles(tx, userId, [fileId]);
    const kept = await tx.$count(profileFiles, eq(profileFiles.userId, userId));
    if (kept >= PROFILE_LIMITS.files) throw new DomainError('file.limit_reached');
    await tx
      .insert(profileFiles)
      .values({ fileId, userId, kind, addedAt: ctx.now() })
      .onConflictDoUpdate({ target: profileFiles.fileId, set: { kind } });
  });
  return viewProfile(ctx, userId);
}
