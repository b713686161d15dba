import { EMMA_HISTORY_DAYS } from '@stellenvisite/contract/emma';
import { aiBudgets, emmaConversations } from '@stellenvisite/db/schema/emma';
import { lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { dayOf } from './ai-budget.ts';

const DAY_MS = 86_400_000;

/** What was promised: conversations for thirty days, budgets for their day. */
export async function deleteOldConversations({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - EMMA_HISTORY_DAYS * DAY_MS);
  await db.delete(emmaConversations).where(lt(emmaConversations.updatedAt, before));
  await db.delete(aiBudgets).where(lt(aiBudgets.day, dayOf(now())));
}
