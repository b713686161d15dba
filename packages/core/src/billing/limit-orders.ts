import type { PlaceOrder, PriceList } from '@stellenvisite/contract/billing/billing.schema';
import type { BillingAddress } from '@stellenvisite/contract/billing/billing-address.schema';
import { mayInTeam } from '@stellenvisite/contract/identity/permissions';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { invoices, orders, type Sums } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { selectMembers } from '../identity/permissions/team-members.ts';
import type { Limit } from '../platform/rate-limits/limits.ts';
import { readStoredSettings } from '../platform/settings/count-operator-try.ts';

type Orderer = { employerId: string; orderedBy: string };

/** Lets a person place one order at a time, for whichever employer: what they have ordered is counted below. */
export async function lockOrderer(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders ${userId}`}, 0))`);
}

/** Refuses more orders of an employer or a person than the operator allows for a day. */
export async function requireOrderLeft(ctx: Context, tx: Tx, { employerId, orderedBy }: Orderer): Promise<void> {
  const { perDay } = (await readStoredSettings(tx)).orders;
  const since = gt(orders.createdAt, new Date(ctx.now().getTime() - DAY_MS));
  for (const whose of [eq(orders.employerId, employerId), eq(orders.orderedBy, orderedBy)])
    if ((await tx.$count(orders, and(whose, since))) >= perDay) throw new DomainError('order.too_many_today');
}

type OnAccount = Orderer & { sums: Sums; priceList: Pick<PriceList, 'plans'> } & Pick<PlaceOrder, 'plan' | 'products'>;

/**
 * Refuses to deliver on account what nobody has to be expected to pay: the open invoices of an employer have a limit, and one whom nobody
 * has verified gets a single order, of one plan at most. Runs under the lock of the employer's account and of the person.
 */
export async function requireCredit(tx: Tx, order: OnAccount): Promise<void> {
  const { employerId, orderedBy, sums } = order;
  const { openSum } = (await readStoredSettings(tx)).orders;
  if ((await sumOpen(tx, employerId)) + sums.gross > openSum * 100) throw new DomainError('order.open_sum_reached');
  const [employer] = await tx
    .select({ verifiedAt: employers.verifiedAt })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (employer?.verifiedAt) return;
  const unverified = tx.select({ id: employers.id }).from(employers).where(isNull(employers.verifiedAt));
  const isTheirs = or(
    eq(orders.employerId, employerId),
    and(eq(orders.orderedBy, orderedBy), inArray(orders.employerId, unverified)),
  );
  const isDelivered = and(eq(orders.payment, 'invoice'), eq(orders.status, 'placed'), isCharged);
  if (isMoreThanPlan(order) || (await tx.$count(orders, and(isTheirs, isDelivered))) > 0)
    throw new DomainError('order.verify_first');
}

/** A smaller plan that begins later costs nothing, and is no order that is delivered on account. */
const isCharged: SQL = sql`(${orders.sums} ->> 'gross')::int > 0`;

/** A plan alone, or bought ads and Top-Jobs for no more than the dearest plan costs a month. */
function isMoreThanPlan({ plan, products, sums, priceList }: OnAccount): boolean {
  if (plan) return products.length > 0;
  const monthly = priceList.plans.flatMap(({ prices }) => prices?.[sums.currency].monthly ?? []);
  return sums.net > Math.max(0, ...monthly);
}

/** Sums up what invoices of the employer still ask for, without what corrections have taken back. */
async function sumOpen(tx: Tx, employerId: string): Promise<number> {
  const corrected = sql`(select coalesce(sum(c.gross), 0) from invoices c where c.corrects_id = ${invoices.id})`;
  const [row] = await tx
    .select({ open: sql<number>`coalesce(sum(${invoices.gross} + ${corrected}), 0)::int` })
    .from(invoices)
    .where(and(eq(invoices.employerId, employerId), eq(invoices.kind, 'invoice'), isNull(invoices.settlement)));
  return row?.open ?? 0;
}

/** Nobody has confirmed such an address: whoever orders may have typed anybody's. */
const MAILS_TO_STRANGERS: Limit = { name: 'billing.mail.stranger', count: 5, seconds: 86_400, burst: 5 };

/**
 * Returns where a mail about what is paid goes: to the address for invoices, or, once that has got as many as a stranger's address gets
 * a day, to those who manage what is paid.
 */
export async function chooseRecipients(
  ctx: Context,
  tx: Tx,
  employerId: string | null,
  to: BillingAddress['email'],
): Promise<string[]> {
  const members = employerId ? await selectMembers(tx, employerId) : [];
  const [confirmed] = await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(eq(authUsers.email, to.toLowerCase()), isNotNull(authUsers.emailConfirmedAt)));
  if (members.some(({ userId }) => userId === confirmed?.id)) return [to];
  if ((await ctx.limits.take(tx, MAILS_TO_STRANGERS, to.toLowerCase())).ok) return [to];
  ctx.log.warn({ employerId }, 'an address for invoices has got as many mails as it gets a day');
  return members.flatMap(({ email, role }) => (email && mayInTeam(role, 'billing.manage') ? [email] : []));
}
