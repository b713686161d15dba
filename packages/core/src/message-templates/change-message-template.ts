import { randomUUID } from 'node:crypto';
import { isId } from '@stellenvisite/contract/ids.schema';
import { findBuiltInTemplate } from '@stellenvisite/contract/message-templates';
import type { ChangeMessageTemplate, MessageTemplates } from '@stellenvisite/contract/message-templates.schema';
import { messageTemplates } from '@stellenvisite/db/schema/message-templates';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { loadMessageTemplates } from './list-message-templates.ts';

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
  return loadMessageTemplates(ctx.db, employerId);
}
