import { MAX_FILE_BYTES } from '@stellenvisite/contract/files';
import { uploads } from '@stellenvisite/db/schema/files';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { countTry } from '../limits/require-tries-left.ts';
import type { FileOwner } from './file-owner.ts';
import { requireSpace } from './require-space.ts';

/** Without an account a token costs nothing, so what counts is where the files come from. */
const GUEST_UPLOADS: Limit = { name: 'files.guest-uploads', count: 40, seconds: 3600, burst: 40 };

type CreateUpload = { id: string; owner: FileOwner; name: string; size: number };

export async function createUpload(ctx: Context, { id, owner, name, size }: CreateUpload): Promise<void> {
  if (size === 0) throw new DomainError('file.empty');
  if (size > MAX_FILE_BYTES) throw new DomainError('file.too_large');
  await requireGuestTries(ctx, owner);
  await ctx.db.transaction(async (tx) => {
    await requireSpace(tx, owner, { except: id });
    await tx.insert(uploads).values({ id, ...owner, name, size, createdAt: ctx.now() });
  });
}

export async function requireGuestTries(ctx: Context, { userId }: FileOwner): Promise<void> {
  if (userId === null) await countTry(ctx, ctx.db, GUEST_UPLOADS, networkOf(ctx.client.ip));
}
