import { randomUUID } from 'node:crypto';
import type {
  DecideTestimonial,
  GiveTestimonial,
  ModeratedTestimonial,
  OwnTestimonial,
  TestimonialsQuery,
} from '@stellenvisite/contract/content/testimonials.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import {
  testimonialSubmissions as submissions,
  type testimonialSubmissions,
  testimonials,
} from '@stellenvisite/db/schema/content/testimonials';
import { asc, eq, max } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';

type SubmissionRow = typeof testimonialSubmissions.$inferSelect;

export const toOwnTestimonial = (row: SubmissionRow): OwnTestimonial => {
  const { quote, name, role, city, status, reason, consentedAt } = row;
  return { quote, name, role, city, status, reason, consentedAt: consentedAt.toISOString() };
};

const PAGE = 20;

export async function listTestimonials(ctx: Context, { status, page }: TestimonialsQuery) {
  await requirePermission(ctx, 'testimonial.moderate');
  const found = status && eq(submissions.status, status);
  const rows = await ctx.db
    .select()
    .from(submissions)
    .where(found)
    .orderBy(asc(submissions.consentedAt), asc(submissions.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const items: ModeratedTestimonial[] = rows.map((row) => {
    const { id, audience, language } = row;
    return { ...toOwnTestimonial(row), id, audience, language };
  });
  return { items, total: await ctx.db.$count(submissions, found), page, pageSize: PAGE };
}

/** Shows somebody's words on the site in both languages, or says why not. A later decision replaces an earlier one. */
export async function decideTestimonial(
  ctx: Context,
  { id, ...input }: DecideTestimonial & { id: string },
): Promise<void> {
  await requirePermission(ctx, 'testimonial.moderate');
  if (!isId(id)) throw new DomainError('testimonial.not_found');
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update');
    if (!row) throw new DomainError('testimonial.not_found');
    if (row.testimonialId) await tx.delete(testimonials).where(eq(testimonials.id, row.testimonialId));
    const isPublished = input.decision === 'publish';
    const status = isPublished ? 'published' : 'declined';
    const testimonialId = isPublished ? await showTestimonial(tx, row, input) : null;
    await tx
      .update(submissions)
      .set({
        status,
        reason: isPublished ? null : input.reason,
        decidedAt: ctx.now(),
        testimonialId,
      })
      .where(eq(submissions.id, id));
    // Better words for the same decision are no news.
    if (status !== row.status)
      await notify(ctx, tx, {
        userId: row.userId,
        key: `${id} ${status} ${ctx.now().toISOString()}`,
        kind: 'testimonial.decided',
        data: { isPublished },
      });
    await recordAdminAct(ctx, tx, {
      action: isPublished ? 'testimonial.published' : 'testimonial.declined',
      subject: { kind: 'testimonial', id, label: row.name },
      before: { status: row.status },
      after: { status },
    });
  });
}

type Words = Extract<DecideTestimonial, { decision: 'publish' }>;

async function showTestimonial(
  tx: Tx,
  { audience, name, city }: SubmissionRow,
  words: Omit<Words, 'id'>,
): Promise<string> {
  const { quoteDe, quoteEn, roleDe, roleEn } = words;
  const [last] = await tx.select({ position: max(testimonials.position) }).from(testimonials);
  const id = randomUUID();
  await tx
    .insert(testimonials)
    .values({ id, audience, name, city, quoteDe, quoteEn, roleDe, roleEn, position: (last?.position ?? 0) + 1 });
  return id;
}

export async function getOwnTestimonial(ctx: Context): Promise<OwnTestimonial | null> {
  const { userId } = await requirePermission(ctx, 'testimonial.give');
  const [row] = await ctx.db.select().from(submissions).where(eq(submissions.userId, userId));
  return row ? toOwnTestimonial(row) : null;
}

/** One a person. New words wait for a new decision; the old ones are gone from the site until then. */
export async function giveTestimonial(
  ctx: Context,
  { consent: _given, ...words }: GiveTestimonial,
): Promise<OwnTestimonial> {
  const { userId, role } = await requirePermission(ctx, 'testimonial.give');
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await removeShown(tx, userId);
    const values = {
      ...words,
      audience: role === 'employer' ? ('employer' as const) : ('seeker' as const),
      language: ctx.language,
      status: 'waiting' as const,
      reason: null,
      decidedAt: null,
      testimonialId: null,
      consentedAt: ctx.now(),
    };
    const [row] = await tx
      .insert(submissions)
      .values({ id: randomUUID(), userId, ...values })
      .onConflictDoUpdate({ target: submissions.userId, set: values })
      .returning();
    if (!row) throw new Error('an insert returns its row');
    return toOwnTestimonial(row);
  });
}

/** Consent can be withdrawn at any time: the words are gone at once. */
export async function withdrawTestimonial(ctx: Context): Promise<void> {
  const { userId } = await requirePermission(ctx, 'testimonial.give');
  await ctx.db.transaction(async (tx) => {
    await removeShown(tx, userId);
    await tx.delete(submissions).where(eq(submissions.userId, userId));
  });
}

export async function removeShown(tx: Tx, userId: string): Promise<void> {
  const [row] = await tx.select().from(submissions).where(eq(submissions.userId, userId)).for('update');
  if (row?.testimonialId) await tx.delete(testimonials).where(eq(testimonials.id, row.testimonialId));
}
