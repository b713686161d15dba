import { MAX_PICTURE_BYTES } from '@stellenvisite/contract/employers/employer-media';
import {
  type FilePurpose,
  MAX_FILE_BYTES,
  MAX_GUEST_FILES,
  MAX_OWN_FILES,
} from '@stellenvisite/contract/platform/files';
import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Tx } from '@stellenvisite/db/client';
import { files, uploads } from '@stellenvisite/db/schema/platform/files';
import { and, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Limit } from '../rate-limits/limits.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consumeRateLimit } from '../rate-limits/require-tries-left.ts';
import { type FileOwner, isOwnedBy } from './delete-own-file.ts';

export const MAX_BYTES: Readonly<Record<FilePurpose, number>> = {
  document: MAX_FILE_BYTES,
  picture: MAX_PICTURE_BYTES,
  analysis: MAX_FILE_BYTES,
};

/** For whoever does not know the purpose yet. */
export const LARGEST_UPLOAD_BYTES = Math.max(...Object.values(MAX_BYTES));

/** Without an account a token costs nothing, so what counts is where the files come from. */
const GUEST_UPLOADS: Limit = { name: 'files.guest-uploads', count: 40, seconds: 3600, burst: 40 };

type CreateUpload = { id: string; owner: FileOwner; purpose: FilePurpose; name: string; size: number };

export async function createUpload(ctx: Context, { id, owner, purpose, name, size }: CreateUpload): Promise<void> {
  requireByteSize(purpose, size);
  await requireGuestTries(ctx, owner);
  await ctx.db.transaction(async (tx) => {
    await requireSpace(tx, owner, { except: id });
    await tx.insert(uploads).values({ id, ...owner, purpose, name, size, createdAt: ctx.now() });
  });
}

export async function requireGuestTries(ctx: Context, { userId }: FileOwner): Promise<void> {
  if (userId === null) await consumeRateLimit(ctx, ctx.db, GUEST_UPLOADS, networkOf(ctx.auth.client.ip));
}

/** Refuses one more than an owner may have, of two at once the second; uploads under way count as well, but for the one in question. */
export async function requireSpace(tx: Tx, owner: FileOwner, { except }: { except: string }): Promise<void> {
  await acquireAdvisoryLock(tx, `files.${owner.userId ?? owner.guestTokenHash}`);
  const present = await tx.$count(files, isOwnedBy(owner));
  const underWay = await tx.$count(uploads, and(isOwnedBy(owner, uploads), ne(uploads.id, except)));
  const most = owner.userId === null ? MAX_GUEST_FILES : MAX_OWN_FILES;
  if (present + underWay >= most) throw new DomainError('file.limit_reached');
}

export function requireByteSize(purpose: FilePurpose, bytes: number): void {
  if (bytes === 0) throw new DomainError('file.empty');
  if (bytes > MAX_BYTES[purpose]) throw tooLarge(purpose);
}

export function tooLarge(purpose: FilePurpose): DomainError {
  return new DomainError(purpose === 'picture' ? 'media.too_large' : 'file.too_large');
}
