import { type Billing, INVOICES_PER_PAGE } from '@stellenvisite/contract/billing/billing.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { teamInvitations } from '@stellenvisite/db/schema/employers/team';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, desc, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { addDays } from '../employers/plan/berlin-days.ts';
import { getPlan } from '../employers/plan/get-plan.ts';
import { getJobQuota } from '../employers/plan/job-places.ts';
import { getCredits, getTopJobs } from '../employers/plan/top-jobs.ts';
import { selectMembers } from '../identity/permissions/team-members.ts';
import { findPostingProblems } from '../jobs/postings/get-posting.ts';
import { requireActingEmployer } from '../require-acting-employer.ts';
import { getEnquiryAllowance } from '../talent-pool/enquiries/enquiry-allowance.ts';
import { findAccount, findSubscription, proposeAddress } from './billing-account.ts';
import { decideVat, withVat } from './decide-vat.ts';
import { type OfEmployer, withRelated } from './list-invoices.ts';
import { comingListPrice, comingRenewal, getPriceBook, listPrices, type PriceBook, renewalNet } from './price-book.ts';
import type { SubscriptionRow } from './quote-order.ts';

const SHOWN = 12;

/** The plan, what of it is used, and what is due. */
export async function getBilling(ctx: Context, { employerId: asked }: OfEmployer): Promise<Billing> {
  const { employerId } = await requireActingEmployer(ctx, 'billing.read', asked);
  return loadBilling(ctx, employerId);
}

/** For use cases that have checked the permission already. */
export async function loadBilling(ctx: Context, employerId: string): Promise<Billing> {
  const { db } = ctx;
  const now = ctx.now();
  const { isBooked: _, ...plan } = await getPlan(db, employerId);
  const account = await findAccount(db, employerId);
  const address = await proposeAddress(db, employerId);
  const current = await findSubscription(db, employerId);
  const places = await getJobQuota(db, employerId, now);
  const { used, of } = await getTopJobs(db, employerId, now);
  const { perMonth, left } = await getEnquiryAllowance(db, employerId, now);
  const members = await selectMembers(db, employerId);
  const invited = await db.$count(teamInvitations, eq(teamInvitations.employerId, employerId));
  const { vatPercent } = decideVat({ country: address.country, vatId: address.vatId ?? null });
  const subscription = current && toSubscription(current, vatPercent);
  const book = await getPriceBook(db);
  const today = berlinDay(now);
  const coming = current && comingRenewal(book, current, today);
  return {
    plan: { ...plan, prices: listPrices(book, plan.id, today), coming: comingListPrice(book, plan.id, today) },
    subscription,
    isStartUsed: places.isStartUsed,
    jobs: { used: places.used, of: places.of },
    topJobs: { used, of },
    enquiries: { used: perMonth - left, of: perMonth },
    seats: { used: members.length + invited, of: plan.seats },
    credits: { single_ad: places.credits, top_job: await getCredits(db, employerId, 'top_job') },
    places: await listPlaces(ctx, employerId),
    waiting: await listWaiting(ctx, employerId),
    address,
    nextInvoice: current && nextInvoiceOf(book, current, vatPercent),
    newPrice: coming && { on: coming.on, net: coming.net, gross: withVat(coming.net, vatPercent).gross },
    overdue: await listOverdue(ctx, employerId),
    takesCards: ctx.features.payments.stripe !== null,
    hasPortal: ctx.features.payments.stripe !== null && account?.stripeCustomerId !== null && account !== null,
    version: account?.version ?? 0,
  };
}

async function listOverdue(ctx: Context, employerId: string): Promise<Billing['overdue']> {
  const rows = await ctx.db
    .select()
    .from(invoices)
    .where(eq(invoices.employerId, employerId))
    .orderBy(desc(invoices.issuedOn), desc(invoices.createdAt), desc(invoices.number));
  const today = berlinDay(ctx.now());
  const late = rows.filter(({ kind, settlement, dueOn }) => kind === 'invoice' && !settlement && dueOn < today);
  const pageOf = (id: string) => Math.floor(rows.findIndex((row) => row.id === id) / INVOICES_PER_PAGE) + 1;
  const overdue = await withRelated(ctx, late.reverse());
  return overdue.map(({ id, number, open, currency, dueOn }) => ({
    id,
    number,
    open,
    currency,
    dueOn,
    page: pageOf(id),
  }));
}

function toSubscription(row: SubscriptionRow, vatPercent: number): Billing['subscription'] {
  const { period, payment, since, periodStart, periodEnd, renews, nextPlanId, cancelledAt, currency, periodNet } = row;
  const { net, gross } = withVat(periodNet, vatPercent);
  return {
    period,
    payment,
    since,
    periodStart,
    periodEnd,
    renews,
    nextPlan: nextPlanId,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    net,
    gross,
    vatPercent,
    currency,
  };
}

function nextInvoiceOf(book: PriceBook, row: SubscriptionRow, vatPercent: number): Billing['nextInvoice'] {
  const { renews, periodEnd, currency } = row;
  if (!renews) return null;
  const on = addDays(periodEnd, 1);
  const net = renewalNet(book, row, on) ?? 0;
  return { on, gross: withVat(net, vatPercent).gross, currency };
}

async function listPlaces({ db, now }: Context, employerId: string): Promise<Billing['places']> {
  const published = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      postedAt: jobs.postedAt,
      topJobUntil: jobPostings.featuredUntil,
      applications: sql<number>`(select count(*)::int from ${applications} where ${applications.jobId} = ${sql.raw('jobs.id')})`,
    })
    .from(jobs)
    .leftJoin(jobPostings, eq(jobPostings.id, jobs.id))
    .where(and(eq(jobs.employerId, employerId), eq(jobs.status, 'published'), gt(jobs.validThrough, now())))
    .orderBy(asc(jobs.postedAt), asc(jobs.id))
    .limit(SHOWN);
  const subscribed = await db
    .select({ id: jobPostings.id, title: sql<string | null>`${jobPostings.content} ->> 'title'` })
    .from(jobPostings)
    .where(
      and(eq(jobPostings.employerId, employerId), isNotNull(jobPostings.pendingSince), isNull(jobPostings.removedAt)),
    )
    .orderBy(asc(jobPostings.pendingSince))
    .limit(SHOWN);
  const ids = new Set(subscribed.map(({ id }) => id));
  return [
    ...published
      .filter(({ id }) => !ids.has(id))
      .map(({ postedAt, topJobUntil, ...job }) => ({
        ...job,
        state: postedAt > now() ? ('planned' as const) : ('live' as const),
        topJobUntil: topJobUntil?.toISOString() ?? null,
      })),
    ...subscribed.map(({ id, title }) => ({
      id,
      title: title ?? '',
      state: 'pending' as const,
      applications: 0,
      topJobUntil: null,
    })),
  ].slice(0, SHOWN);
}

/** Drafts that could be published as they are. */
async function listWaiting({ db }: Context, employerId: string): Promise<Billing['waiting']> {
  const isPublic = db.select({ one: sql`1` }).from(jobs).where(eq(jobs.id, jobPostings.id));
  const drafts = await db
    .select({
      id: jobPostings.id,
      content: jobPostings.content,
      origin: jobPostings.origin,
      since: jobPostings.updatedAt,
    })
    .from(jobPostings)
    .where(
      and(
        eq(jobPostings.employerId, employerId),
        isNull(jobPostings.removedAt),
        isNull(jobPostings.pendingSince),
        notExists(isPublic),
      ),
    )
    .orderBy(desc(jobPostings.updatedAt))
    .limit(SHOWN * 4);
  return drafts
    .filter(({ content, origin }) => findPostingProblems(content, origin).length === 0)
    .slice(0, SHOWN)
    .map(({ id, content, since }) => ({ id, title: content.title ?? '', since: since.toISOString() }));
}
