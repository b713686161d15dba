import { findBuiltInTemplate } from '@stellenvisite/contract/messages/message-templates';
import { BUILT_IN_TEMPLATES } from '@stellenvisite/contract/messages/message-templates.data';
import type { MessageTemplate, MessageTemplates } from '@stellenvisite/contract/messages/message-templates.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { messageTemplates } from '@stellenvisite/db/schema/messages/message-templates';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';

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
  return getMessageTemplates(ctx.db, employerId);
}

export async function listMessageTemplates(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<MessageTemplates> {
  const { employerId } = await requireActingEmployer(ctx, 'message_template.read', asked);
  return getMessageTemplates(ctx.db, employerId);
}

/** Those that are there from the start, in the employer's words where it has some, then its own. */
export async function getMessageTemplates(db: Db | Tx, employerId: string): Promise<MessageTemplates> {
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.employerId, employerId))
    .orderBy(asc(messageTemplates.createdAt), asc(messageTemplates.id));
  const builtIn = BUILT_IN_TEMPLATES.map(({ id, kind, name, text }): MessageTemplate => {
    const changed = rows.find(({ builtInId }) => builtInId === id);
    const words = { name: changed?.name ?? name, text: changed?.text ?? text };
    return { id, kind, ...words, isBuiltIn: true, isChanged: changed !== undefined };
  });
  const own = rows
    .filter(({ builtInId }) => builtInId === null)
    .map(({ id, kind, name, text }) => ({ id, kind, name, text, isBuiltIn: false, isChanged: false }));
  return { items: [...builtIn, ...own] };
}
