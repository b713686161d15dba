import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { PROFILE_LIMITS } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { AddProfileFile, SeekerProfile } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { profileFiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { releaseFiles } from '../../platform/files/release-files.ts';
import { storeFiles } from '../../platform/files/store-files.ts';
import { requirePermission } from '../../require-permission.ts';
import { viewProfile } from './get-profile.ts';

/** Adds a file to the profile. A file that is added again is the same one, of the last stated kind. */
export async function addProfileFile(ctx: Context, { fileId, kind }: AddProfileFile): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await storeFiles(tx, userId, [fileId]);
    const present = await tx.$count(profileFiles, eq(profileFiles.userId, userId));
    if (present >= PROFILE_LIMITS.files) throw new DomainError('file.limit_reached');
    await tx
      .insert(profileFiles)
      .values({ fileId, userId, kind, addedAt: ctx.now() })
      .onConflictDoUpdate({ target: profileFiles.fileId, set: { kind } });
  });
  return viewProfile(ctx, userId);
}

/** Taken out of the profile; where it was sent with an application it stays there. */
export async function removeProfileFile(ctx: Context, { fileId }: { fileId: string }): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  if (!isId(fileId)) throw new DomainError('file.not_found');
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(profileFiles)
      .where(and(eq(profileFiles.fileId, fileId), eq(profileFiles.userId, userId)))
      .returning({ fileId: profileFiles.fileId });
    if (!row) throw new DomainError('file.not_found');
    await releaseFiles(tx, [fileId], ctx.now());
  });
  return viewProfile(ctx, userId);
}
