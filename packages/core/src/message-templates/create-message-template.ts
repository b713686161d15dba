import { randomUUID } from 'node:crypto';
import { MAX_OWN_TEMPLATES } from '@stellenvisite/contract/message-templates';
import type { CreateMessageTemplate, MessageTemplates } from '@stellenvisite/contract/message-templates.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { messageTemplates } from '@stellenvisite/db/schema/message-templates';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { loadMessageTemplates } from './list-message-templates.ts';

export async function createMessageTemplate(
  ctx: Context,
  { employerId: asked, ...template }: CreateMessageTemplate & { employerId?: string | undefined },
): Promise<MessageTemplates> {
  const { employerId } = await requireActingEmployer(ctx, 'message_template.change', asked);
  return ctx.db.transaction(async (tx) => {
    // One at a time for an employer, so that the count holds.
    await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
    const isOwn = and(eq(messageTemplates.employerId, employerId), isNull(messageTemplates.builtInId));
    const count = await tx.$count(messageTemplates, isOwn);
    if (count >= MAX_OWN_TEMPLATES) throw new DomainError('message_template.limit_reached');
    await tx.insert(messageTemplates).values({ id: randomUUID(), employerId, ...template, createdAt: ctx.now() });
    return loadMessageTemplates(tx, employerId);
  });
}
