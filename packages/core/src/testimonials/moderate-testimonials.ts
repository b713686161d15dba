import { randomUUID } from 'node:crypto';
import { isId } from '@stellenvisite/contract/ids.schema';
import type {
  DecideTestimonial,
  ModeratedTestimonial,
  TestimonialsQuery,
} from '@stellenvisite/contract/testimonials.schema';
import type { Tx } from '@stellenvisite/db/client';
import { testimonialSubmissions as submissions } from '@stellenvisite/db/schema/testimonial-submissions';
import { testimonials } from '@stellenvisite/db/schema/testimonials';
import { asc, eq, max } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { notify } from '../notifications/notify.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { type SubmissionRow, toOwnTestimonial } from './testimonial-view.ts';

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
