import { isId } from '@stellenvisite/contract/ids.schema';
import { findBuiltInTemplate } from '@stellenvisite/contract/message-templates';
import type { MessageTemplates } from '@stellenvisite/contract/message-templates.schema';
import { messageTemplates } from '@stellenvisite/db/schema/message-templates';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { loadMessageTemplates } from './list-message-templates.ts';

/** Of one that is there from the start only the employer's words go. */
export async function deleteMessageTemplate(
  ctx: Context,
  { id, employerId: asked }: { id: string; employerId?: string | undefined },
): Promise<MessageTemplates> {
  const { employerId } = await requireActingEmployer(ctx, 'message_template.change', asked);
  const isTheirs = eq(messageTemplates.employerId, employerId);
  if (findBuiltInTemplate(id)) {
    await ctx.db.delete(messageTemplates).where(and(isTheirs, eq(messageTemplates.builtInId, id)));
  } else {
    const isOwn = and(isTheirs, eq(messageTemplates.id, id), isNull(messageTemplates.builtInId));
    const deleted = isId(id) ? await ctx.db.delete(messageTemplates).where(isOwn).returning() : [];
    if (deleted.length === 0) throw new DomainError('message_template.not_found');
  }
  return loadMessageTemplates(ctx.db, employerId);
}
