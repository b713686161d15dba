import { isId } from '@stellenvisite/contract/ids.schema';
import type { SeekerProfile } from '@stellenvisite/contract/seeker-profiles.schema';
import { profileFiles } from '@stellenvisite/db/schema/seeker-profiles';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { releaseFiles } from '../files/release-files.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { viewProfile } from './get-profile.ts';

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
