import { randomUUID } from 'node:crypto';
import type { CreateAdmin } from '@stellenvisite/contract/admins.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { adminUsers } from '@stellenvisite/db/schema/accounts';
import { hashPassword } from '../auth/passwords/hash-password.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { AdminRow } from './admin-view.ts';

/** Called by an administrator, or from the command line, because nobody else can create the first one. */
export async function insertAdmin(ctx: Pick<Context, 'now'>, db: Db | Tx, wanted: CreateAdmin): Promise<AdminRow> {
  const { password, ...values } = wanted;
  const now = ctx.now();
  const [row] = await db
    .insert(adminUsers)
    .values({
      ...values,
      id: randomUUID(),
      encryptedPassword: await hashPassword(password),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: adminUsers.email })
    .returning();
  if (!row) throw new DomainError('admin.duplicate_email');
  return row;
}
