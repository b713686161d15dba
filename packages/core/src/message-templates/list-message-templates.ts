import { BUILT_IN_TEMPLATES } from '@stellenvisite/contract/message-templates.data';
import type { MessageTemplate, MessageTemplates } from '@stellenvisite/contract/message-templates.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { messageTemplates } from '@stellenvisite/db/schema/message-templates';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';

export async function listMessageTemplates(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<MessageTemplates> {
  const { employerId } = await requireActingEmployer(ctx, 'message_template.read', asked);
  return loadMessageTemplates(ctx.db, employerId);
}

/** Those that are there from the start, in the employer's words where it has some, then its own. */
export async function loadMessageTemplates(db: Db | Tx, employerId: string): Promise<MessageTemplates> {
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
