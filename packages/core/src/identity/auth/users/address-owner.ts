import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { AuthUserRow } from './auth-user-view.ts';

type Address = { email: string } | { phone: string };

/** Another account that has the address and is somebody's. Who has only entered an address has no claim to it. */
export async function findOwner(tx: Tx, user: AuthUserRow, address: Address): Promise<AuthUserRow | null> {
  const isSomebodys = or(
    isNotNull(authUsers.emailConfirmedAt),
    isNotNull(authUsers.phoneConfirmedAt),
    isNotNull(authUsers.lastSignInAt),
  );
  const [owner] = await tx
    .select()
    .from(authUsers)
    .where(and(hasAddress(user, address), isSomebodys));
  return owner ?? null;
}

/** Deletes an account of the address that nobody has confirmed: its owner wants it for the account they have. */
export async function releaseAddress(tx: Tx, user: AuthUserRow, address: Address): Promise<void> {
  const isNobodys = and(
    isNull(authUsers.emailConfirmedAt),
    isNull(authUsers.phoneConfirmedAt),
    isNull(authUsers.lastSignInAt),
  );
  await tx.delete(authUsers).where(and(hasAddress(user, address), isNobodys));
}

const hasAddress = ({ id }: AuthUserRow, address: Address) =>
  and(
    'email' in address ? eq(authUsers.email, address.email) : eq(authUsers.phone, address.phone),
    ne(authUsers.id, id),
  );
