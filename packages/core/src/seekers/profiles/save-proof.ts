import { randomUUID } from 'node:crypto';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { PROFILE_LIMITS } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SaveProof, SeekerProfile } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { Tx } from '@stellenvisite/db/client';
import { proofs } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { releaseFiles } from '../../platform/files/release-files.ts';
import { storeFiles } from '../../platform/files/store-files.ts';
import { requirePermission } from '../../require-permission.ts';
import { viewProfile } from './get-profile.ts';

export async function addProof(ctx: Context, proof: SaveProof): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const present = await tx.$count(proofs, eq(proofs.userId, userId));
    if (present >= PROFILE_LIMITS.proofs) throw new DomainError('proof.limit_reached');
    await storeFiles(tx, userId, proof.fileId ? [proof.fileId] : []);
    const now = ctx.now();
    await tx.insert(proofs).values({ id: randomUUID(), userId, ...proof, createdAt: now, updatedAt: now });
  });
  return viewProfile(ctx, userId);
}

/** A renewed proof is mentioned again before its new end; the file it had before is let go. */
export async function changeProof(ctx: Context, { id, ...proof }: SaveProof & { id: string }): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  await ctx.db.transaction(async (tx) => {
    const before = await requireProof(tx, userId, id);
    await storeFiles(tx, userId, proof.fileId ? [proof.fileId] : []);
    const isRenewed = before.expiresOn !== proof.expiresOn;
    await tx
      .update(proofs)
      .set({ ...proof, ...(isRenewed && { remindedFor: null }), updatedAt: ctx.now() })
      .where(eq(proofs.id, id));
    if (before.fileId && before.fileId !== proof.fileId) await releaseFiles(tx, [before.fileId], ctx.now());
  });
  return viewProfile(ctx, userId);
}

export async function deleteProof(ctx: Context, { id }: { id: string }): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  await ctx.db.transaction(async (tx) => {
    const { fileId } = await requireProof(tx, userId, id);
    await tx.delete(proofs).where(eq(proofs.id, id));
    if (fileId) await releaseFiles(tx, [fileId], ctx.now());
  });
  return viewProfile(ctx, userId);
}

async function requireProof(tx: Tx, userId: string, id: string) {
  const [row] = isId(id)
    ? await tx
        .select()
        .from(proofs)
        .where(and(eq(proofs.id, id), eq(proofs.userId, userId)))
        .for('update')
    : [];
  if (!row) throw new DomainError('proof.not_found');
  return row;
}
