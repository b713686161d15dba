import { randomUUID } from 'node:crypto';
import {
  VERIFICATION_LAPSE_DAYS,
  VERIFICATION_WARNING_DAYS,
} from '@stellenvisite/contract/employers/employer-verifications.schema';
import {
  type ChangeEmployer,
  type CreateEmployer,
  MAX_UNVERIFIED_EMPLOYERS,
  type OwnEmployer,
} from '@stellenvisite/contract/employers/own-employers.schema';
import { websiteUrl } from '@stellenvisite/contract/employers/website';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { departments, employers } from '@stellenvisite/db/schema/employers/employers';
import { employerDrafts } from '@stellenvisite/db/schema/employers/own-employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { talentClosures } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { findNearestPlace } from '@stellenvisite/search/places';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { isOwnedBy } from '../../identity/permissions/team-members.ts';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { locateAddress } from '../../platform/places/locate-address.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import { toContactColumns } from '../employer-view.ts';
import { closePool, followIdentity } from '../verification/check-identity.ts';
import { provableDomain } from '../verification/get-verification.ts';
import { warnOfLapse, warnOfLapseJob } from '../verification/warn-of-lapse.ts';
import { loadOwnEmployer } from './get-own-employer.ts';

const CREATIONS: Limit = { name: 'employer creation', count: 5, seconds: 86_400, burst: 5 };

/** Each of them has a public page and can be used to mail strangers. Called under the lock of the person. */
async function requireFewEmployers(ctx: Context, tx: Tx, person: Person): Promise<void> {
  const isUnverified = and(isOwnedBy(tx, employers.id, [person]), isNull(employers.verifiedAt));
  if ((await tx.$count(employers, isUnverified)) >= MAX_UNVERIFIED_EMPLOYERS)
    throw new DomainError('employer.limit_reached');
  await consumeRateLimit(ctx, tx, CREATIONS, person.userId);
}

/** Closes the talent pool for a new employer where it is closed for another one of the same owner. */
async function closeAsOthers(
  ctx: Context,
  tx: Tx,
  { employerId, person }: { employerId: string; person: Person },
): Promise<void> {
  const [closed] = await tx
    .select({ cause: talentClosures.cause, reason: talentClosures.reason })
    .from(talentClosures)
    .where(
      and(
        ne(talentClosures.cause, 'verification'),
        ne(talentClosures.employerId, employerId),
        isOwnedBy(tx, talentClosures.employerId, [person]),
      ),
    )
    .limit(1);
  if (closed) await closePool(ctx, tx, { employerId, ...closed });
}

type Said = Omit<ChangeEmployer, 'updatedAt'>;

type Address = NonNullable<ChangeEmployer['address']>;

/** Changes what was stated, each field whole; the public page shows it at once. */
export async function changeOwnEmployer(
  ctx: Context,
  { employerId: asked, updatedAt, ...said }: ChangeEmployer & { employerId?: string | undefined },
): Promise<OwnEmployer> {
  const { employerId, person } = await requireActingEmployer(ctx, 'employer.change', asked);
  const values = toEmployerValues(said);
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(employers).where(eq(employers.id, employerId)).for('update');
    if (!row) throw new DomainError('employer.not_found');
    if (updatedAt !== undefined && row.updatedAt.getTime() !== Date.parse(updatedAt))
      throw new DomainError('employer.changed_elsewhere');
    await tx
      .update(employers)
      .set({ ...values, isFromOnboarding: false, updatedAt: ctx.now() })
      .where(eq(employers.id, employerId));
    await followIdentity(ctx, tx, { before: row, by: person });
    if (values.website !== undefined) await followWebsite(ctx, tx, employerId);
    return loadOwnEmployer(tx, employerId);
  });
}

/** A proof stays for two weeks after the website was given another domain, and for good when the old one comes back. */
async function followWebsite(ctx: Context, tx: Tx, employerId: string): Promise<void> {
  const [row] = await tx.select().from(employers).where(eq(employers.id, employerId));
  if (!row?.verifiedAt) return;
  const isSameDomain = provableDomain(row.website).domain === row.verifiedDomain;
  if (isSameDomain === (row.verificationLapsesAt === null)) return;
  const lapsesAt = isSameDomain ? null : new Date(ctx.now().getTime() + VERIFICATION_LAPSE_DAYS * DAY_MS);
  await tx
    .update(employers)
    .set({ verificationLapsesAt: lapsesAt })
    .where(and(eq(employers.id, employerId), eq(employers.verifiedAt, row.verifiedAt)));
  if (!lapsesAt) return;
  await warnOfLapse(ctx, tx, employerId);
  const startAfter = new Date(lapsesAt.getTime() - VERIFICATION_WARNING_DAYS * DAY_MS);
  await ctx.queue.enqueue(tx, warnOfLapseJob, { employerId, lapsesAt: lapsesAt.toISOString() }, { startAfter });
}

/**
 * The first employer of a person has the person's id (specification §6); every further one has its own, and a link to its owner.
 * What the onboarding made of its answers is completed by the first.
 */
export async function createEmployer(
  ctx: Context,
  { address, departmentNames = [], ...said }: CreateEmployer,
): Promise<OwnEmployer> {
  const person = await requirePermission(ctx, 'employer.create');
  const { userId, sessionId } = person;
  const values = {
    ...toEmployerValues(said),
    ...requirePlace(address),
    name: said.name,
    type: said.type,
    updatedAt: ctx.now(),
  };
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [own] = await tx.select().from(employers).where(eq(employers.id, userId)).for('update');
    const id = !own || own.isFromOnboarding ? userId : randomUUID();
    if (own?.isFromOnboarding) {
      await tx
        .update(employers)
        .set({ ...values, isFromOnboarding: false })
        .where(eq(employers.id, id));
      await followIdentity(ctx, tx, { before: own, by: person });
    } else {
      await requireFewEmployers(ctx, tx, person);
      await tx.insert(employers).values({ ...values, kinds: said.kinds ?? [], id, createdAt: ctx.now() });
      if (own) await tx.insert(userEmployerLinks).values({ userId, employerId: id, isActive: true, role: 'owner' });
      await closeAsOthers(ctx, tx, { employerId: id, person });
      await ctx.audit(tx, { action: 'employer_created', userId, sessionId });
    }
    if (departmentNames.length > 0)
      await tx
        .insert(departments)
        .values(departmentNames.map((name, position) => ({ id: randomUUID(), employerId: id, name, position })));
    await tx.delete(employerDrafts).where(eq(employerDrafts.userId, userId));
    return loadOwnEmployer(tx, id);
  });
}

/** Returns the columns of what was stated, and of nothing else. */
function toEmployerValues({ address, website, descriptionHtml, contact, ...plain }: Said) {
  return {
    ...plain,
    ...(address && requirePlace(address)),
    ...(website !== undefined && { website: requireWebsite(website) }),
    ...(descriptionHtml !== undefined && { descriptionHtml: sanitizeHtml(descriptionHtml) }),
    ...(contact !== undefined && toContactColumns(contact)),
  };
}

/** A town that nobody knows is taken where the entrance was set on the map; its region is that of the nearest town. */
function requirePlace({ pin, ...address }: Address) {
  const place = locateAddress(address) ?? (pin && locatePin(address, pin));
  if (!place) throw new DomainError('place.not_found');
  return { ...place, ...pin, isPinned: Boolean(pin) };
}

function locatePin(address: Omit<Address, 'pin'>, pin: NonNullable<Address['pin']>) {
  const nearest = findNearestPlace(pin);
  return nearest?.country === address.country ? { ...address, region: nearest.region, ...pin } : null;
}

function requireWebsite(website: string | null): string | null {
  if (!website) return null;
  const url = websiteUrl(website);
  if (!url) throw new DomainError('request.invalid', 'website is no public address');
  return url;
}
