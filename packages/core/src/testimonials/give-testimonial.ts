import { randomUUID } from 'node:crypto';
import type { GiveTestimonial, OwnTestimonial } from '@stellenvisite/contract/testimonials.schema';
import type { Tx } from '@stellenvisite/db/client';
import { testimonialSubmissions as submissions } from '@stellenvisite/db/schema/testimonial-submissions';
import { testimonials } from '@stellenvisite/db/schema/testimonials';
import { eq } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toOwnTestimonial } from './testimonial-view.ts';

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
