import type { FilePurpose } from '@stellenvisite/contract/files';
import { uploads } from '@stellenvisite/db/schema/files';
import type { Context } from '../context.ts';
import type { Limit } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { requireByteSize } from './file-limits.ts';
import type { FileOwner } from './file-owner.ts';
import { requireSpace } from './require-space.ts';

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
  if (userId === null) await countTry(ctx, ctx.db, GUEST_UPLOADS, networkOf(ctx.client.ip));
}
