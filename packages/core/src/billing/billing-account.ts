import type { Billing } from '@stellenvisite/contract/billing/billing.schema';
import type { BillingAddress } from '@stellenvisite/contract/billing/billing-address.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { billingAccounts, subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { SubscriptionRow } from './quote-order.ts';

export type AccountRow = typeof billingAccounts.$inferSelect;

/** The number that a customer states when writing or paying. */
export const toCustomerNumber = ({ customerNumber }: Pick<AccountRow, 'customerNumber'>): string =>
  `K-${customerNumber}`;

export async function findAccount(db: Db | Tx, employerId: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.employerId, employerId));
  return row ?? null;
}

/** Orders, cancellations and what is done with them happen one at a time for an employer. */
export async function lockAccount(ctx: Pick<Context, 'now'>, tx: Tx, employerId: string): Promise<AccountRow> {
  await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
  await tx.insert(billingAccounts).values({ employerId, updatedAt: ctx.now() }).onConflictDoNothing();
  const [row] = await tx.select().from(billingAccounts).where(eq(billingAccounts.employerId, employerId)).for('update');
  if (!row) throw new Error('the billing account was not written');
  return row;
}

/** Raises the version, so that whatever was begun before is refused. */
export async function raiseVersion(ctx: Pick<Context, 'now'>, tx: Tx, employerId: string): Promise<void> {
  await tx
    .update(billingAccounts)
    .set({ version: sql`${billingAccounts.version} + 1`, updatedAt: ctx.now() })
    .where(eq(billingAccounts.employerId, employerId));
}

export async function saveAddress(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  employerId: string,
  address: BillingAddress,
): Promise<void> {
  await tx
    .update(billingAccounts)
    .set({ address, updatedAt: ctx.now() })
    .where(eq(billingAccounts.employerId, employerId));
}

export async function findSubscription(db: Db | Tx, employerId: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.employerId, employerId), isNull(subscriptions.endedAt)));
  return row ?? null;
}

/** As it was given, or else as far as the profile of the employer says it. */
export async function proposeAddress(db: Db | Tx, employerId: string): Promise<Billing['address']> {
  const account = await findAccount(db, employerId);
  if (account?.address) return account.address;
  const manager = await findManagerEmail(db, employerId);
  const { name, street, postalCode, city, country, email } = employers;
  const [row] = await db
    .select({ company: name, street, postalCode, city, country, email })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (!row) return { country: 'DE' };
  const known = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return { country: row.country, ...(manager && { email: manager }), ...Object.fromEntries(known) };
}

/** The confirmed address of whoever manages the orders, where the profile of the employer has none. */
async function findManagerEmail(db: Db | Tx, employerId: string): Promise<string | null> {
  const [manager] = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .leftJoin(userEmployerLinks, and(eq(userEmployerLinks.userId, authUsers.id), eq(userEmployerLinks.isActive, true)))
    .where(
      and(
        isNotNull(authUsers.emailConfirmedAt),
        or(
          eq(authUsers.id, employerId),
          and(eq(userEmployerLinks.employerId, employerId), eq(userEmployerLinks.role, 'owner')),
        ),
      ),
    )
    .orderBy(asc(authUsers.createdAt))
    .limit(1);
  return manager?.email ?? null;
}
