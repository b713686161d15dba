import { randomUUID } from 'node:crypto';
import { findBuiltInTemplate, MAX_OWN_TEMPLATES } from '@stellenvisite/contract/messages/message-templates';
import type {
  ChangeMessageTemplate,
  CreateMessageTemplate,
  MessageTemplates,
} from '@stellenvisite/contract/messages/message-templates.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { messageTemplates } from '@stellenvisite/db/schema/messages/message-templates';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { getMessageTemplates } from './delete-message-template.ts';

type Change = ChangeMessageTemplate & { id: string; employerId?: string | undefined };

/** One that is there from the start keeps its place and gets the employer's own words. */
export async function changeMessageTemplate(
  ctx: Context,
  { id, employerId: asked, ...words }: Change,
): Promise<MessageTemplates> {
  const { employerId } = await requireActingEmployer(ctx, 'message_template.change', asked);
  const builtIn = findBuiltInTemplate(id);
  if (builtIn) {
    const row = { id: randomUUID(), employerId, kind: builtIn.kind, builtInId: id, ...words, createdAt: ctx.now() };
    const target = [messageTemplates.employerId, messageTemplates.builtInId];
    await ctx.db.insert(messageTemplates).values(row).onConflictDoUpdate({ target, set: words });
  } else {
    const isTheirs = and(
      eq(messageTemplates.id, id),
      eq(messageTemplates.employerId, employerId),
      isNull(messageTemplates.builtInId),
    );
    const changed = isId(id) ? await ctx.db.update(messageTemplates).set(words).where(isTheirs).returning() : [];
    if (changed.length === 0) throw new DomainError('message_template.not_found');
  }
  return getMessageTemplates(ctx.db, employerId);
}

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
    return getMessageTemplates(tx, employerId);
  });
}
