import type { AiUsage } from '@stellenvisite/contract/ai-uses.schema';
import { aiUsage } from '@stellenvisite/db/schema/emma';
import { asc, desc, gte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { isAvailable } from './ai.ts';
import { dayOf } from './ai-budget.ts';

const DAY_MS = 86_400_000;
const MICROS = 1_000_000;

/** Answers, tokens and cost by day and model, for administrators. */
export async function listAiUsage(ctx: Context, { days }: { days: number }): Promise<AiUsage> {
  await requirePermission(ctx, 'ai_usage.read');
  const from = dayOf(new Date(ctx.now().getTime() - (days - 1) * DAY_MS));
  const rows = await ctx.db
    .select()
    .from(aiUsage)
    .where(gte(aiUsage.day, from))
    .orderBy(desc(aiUsage.day), asc(aiUsage.model));
  const { provider, tokensPerDay } = ctx.ai;
  return {
    items: rows.map(({ costMicros, ...row }) => ({ ...row, cost: costMicros / MICROS })),
    provider: provider && { host: provider.host, model: provider.modelId, isAvailable: isAvailable(provider) },
    tokensPerDay,
  };
}
