import type { PlanId } from '@stellenvisite/contract/billing/plans';
import { mayInTeam } from '@stellenvisite/contract/identity/permissions';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { addDays } from '../employers/plan/berlin-days.ts';
import { listMembersFor, selectMembers } from '../identity/permissions/team-members.ts';
import type { MailMessage } from '../platform/mails/define-mail.ts';
import {
  cancelledMail,
  cardFailedMail,
  type GivenBackValues,
  givenBackMail,
  type NewPriceValues,
  newPriceMail,
  type OrderPlacedValues,
  orderPlacedMail,
  overdueMail,
  type PriceWithdrawnValues,
  planEndedMail,
  priceWithdrawnMail,
} from './billing.mails.ts';
import { findAccount, findSubscription } from './billing-account.ts';
import type { OrderRow } from './fulfil-order.ts';
import { getBillingLanguage } from './get-billing-language.ts';
import type { InvoiceRow } from './issue-invoice.ts';
import { chooseRecipients } from './limit-orders.ts';
import { getOpenSum } from './open-sum.ts';
import type { SubscriptionRow } from './quote-order.ts';

export const billingPage = (ctx: Context, employerId: string | null) =>
  `${ctx.publicUrl}/employer-dashboard/abrechnung${employerId ? `?employer=${employerId}` : ''}`;

/** Tells the open pages of those who see what is paid. */
export async function publishBilling(ctx: Context, tx: Tx, employerId: string): Promise<void> {
  for (const userId of await listMembersFor(tx, employerId, 'billing.read'))
    await ctx.publish(tx, { name: 'billing.changed', userId, recordId: employerId });
}

async function write(ctx: Context, tx: Tx, employerId: string | null, to: string, message: MailMessage): Promise<void> {
  for (const each of await chooseRecipients(ctx, tx, employerId, to))
    await ctx.mail.write(tx, { to: each, language: await getBillingLanguage(tx, employerId, each), message });
}

/** At once, to the person and to the address for invoices: what was ordered and what it costs. */
export async function notifyOrderPlaced(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const { employerId, orderedBy, address, sums, payment, createdAt } = order;
  const { lines, gross, currency } = sums;
  const url = billingPage(ctx, employerId);
  const { company } = address;
  const next = await findNextPlan(tx, order);
  const message = orderPlacedMail({ company, lines, next, gross, currency, payment, orderedAt: createdAt, url });
  const person = orderedBy ? await addressOf(tx, orderedBy) : null;
  for (const to of new Set([address.email, ...(person ? [person] : [])])) await write(ctx, tx, employerId, to, message);
  await publishBilling(ctx, tx, employerId);
}

/** A smaller plan, which begins when the current period ends. */
async function findNextPlan(tx: Tx, { employerId, content }: OrderRow): Promise<OrderPlacedValues['next']> {
  const current = await findSubscription(tx, employerId);
  if (!current?.nextPlanId || current.nextPlanId !== content.plan) return null;
  return { plan: current.nextPlanId, from: addDays(current.periodEnd, 1) };
}

async function addressOf(tx: Tx, userId: string): Promise<string | null> {
  const [user] = await tx.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, userId));
  return user?.email ?? null;
}

export async function notifyOverdue(ctx: Context, tx: Tx, invoice: InvoiceRow): Promise<void> {
  const { employerId, parties, number, currency, dueOn, reminders: level } = invoice;
  const { company, email } = parties.buyer;
  const gross = await getOpenSum(tx, invoice);
  const url = billingPage(ctx, employerId);
  await write(ctx, tx, employerId, email, overdueMail({ company, number, gross, currency, dueOn, level, url }));
}

export async function notifyCardFailed(ctx: Context, tx: Tx, invoice: InvoiceRow): Promise<void> {
  const { employerId, parties, number, currency } = invoice;
  const { company, email } = parties.buyer;
  const gross = await getOpenSum(tx, invoice);
  const url = billingPage(ctx, employerId);
  await write(ctx, tx, employerId, email, cardFailedMail({ company, number, gross, currency, url }));
}

type GivenBack = Omit<GivenBackValues, 'url'> & { employerId: string | null; email: string };

export async function notifyRefunded(ctx: Context, tx: Tx, { employerId, email, ...said }: GivenBack): Promise<void> {
  await write(ctx, tx, employerId, email, givenBackMail({ ...said, url: billingPage(ctx, employerId) }));
}

export async function notifyCancelled(
  ctx: Context,
  tx: Tx,
  cancelled: SubscriptionRow & { userId: string },
): Promise<void> {
  const { employerId, planId: plan, period, cancelledAt, periodEnd: lastDay, userId } = cancelled;
  const to = new Set([await addressOf(tx, userId), (await findAccount(tx, employerId))?.address?.email ?? null]);
  const company = await nameOf(tx, employerId);
  const values = {
    company,
    plan,
    period,
    cancelledAt: cancelledAt ?? ctx.now(),
    lastDay,
    url: billingPage(ctx, employerId),
  };
  for (const address of to) if (address) await write(ctx, tx, employerId, address, cancelledMail(values));
}

type Ended = { employerId: string; planId: PlanId; paused: number };

export async function notifyPlanEnded(
  ctx: Context,
  tx: Tx,
  { employerId, planId: plan, paused }: Ended,
): Promise<void> {
  const email = (await findAccount(tx, employerId))?.address?.email;
  if (!email) return;
  const company = await nameOf(tx, employerId);
  await write(ctx, tx, employerId, email, planEndedMail({ company, plan, paused, url: billingPage(ctx, employerId) }));
}

type NewPrice = Omit<NewPriceValues, 'company' | 'url'> & { employerId: string };

export async function notifyNewPrice(ctx: Context, tx: Tx, { employerId, ...said }: NewPrice): Promise<void> {
  const company = await nameOf(tx, employerId);
  await notifyPayers(ctx, tx, employerId, newPriceMail({ ...said, company, url: billingPage(ctx, employerId) }));
}

type PriceWithdrawn = Omit<PriceWithdrawnValues, 'company' | 'url'> & { employerId: string };

export async function notifyPriceWithdrawn(
  ctx: Context,
  tx: Tx,
  { employerId, ...said }: PriceWithdrawn,
): Promise<void> {
  const company = await nameOf(tx, employerId);
  await notifyPayers(ctx, tx, employerId, priceWithdrawnMail({ ...said, company, url: billingPage(ctx, employerId) }));
}

/** At once: to where invoices go, and to those who can cancel. */
async function notifyPayers(ctx: Context, tx: Tx, employerId: string, message: MailMessage): Promise<void> {
  const to = new Set([(await findAccount(tx, employerId))?.address?.email ?? null]);
  for (const { email, role } of await selectMembers(tx, employerId))
    if (mayInTeam(role, 'billing.manage')) to.add(email);
  for (const address of to) if (address) await write(ctx, tx, employerId, address, message);
  await publishBilling(ctx, tx, employerId);
}

async function nameOf(tx: Tx, employerId: string): Promise<string> {
  const [employer] = await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, employerId));
  return employer?.name ?? '';
}
