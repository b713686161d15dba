import { MAX_GUEST_FILES, MAX_OWN_FILES } from '@stellenvisite/contract/files';
import { takeAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Tx } from '@stellenvisite/db/client';
import { files, uploads } from '@stellenvisite/db/schema/files';
import { and, ne } from 'drizzle-orm';
import { DomainError } from '../domain-error.ts';
import { type FileOwner, isOwnedBy } from './file-owner.ts';

/** Refuses one more than an owner may have, of two at once the second; uploads under way count as well, but for the one in question. */
export async function requireSpace(tx: Tx, owner: FileOwner, { except }: { except: string }): Promise<void> {
  await takeAdvisoryLock(tx, `files.${owner.userId ?? owner.guestTokenHash}`);
  const kept = await tx.$count(files, isOwnedBy(owner));
  const underWay = await tx.$count(uploads, and(isOwnedBy(owner, uploads), ne(uploads.id, except)));
  const most = owner.userId === null ? MAX_GUEST_FILES : MAX_OWN_FILES;
  if (kept + underWay >= most) throw new DomainError('file.limit_reached');
}
