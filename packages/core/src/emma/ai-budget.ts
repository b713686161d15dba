import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import { aiBudgets, aiUsage } from '@stellenvisite/db/schema/emma';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { networkOf } from '../limits/network-of.ts';

export const dayOf = (moment: Date) => toBerlinClock(moment).toISOString().slice(0, 10);

/** Whose budget it is: the account's, or the network's a visitor comes from. Kept as a hash of the day. */
function subjectOf({ actor, client, auth, now }: Context): string {
  const whose = actor ? `user ${actor.userId}` : `network ${networkOf(client.ip)}`;
  return auth.secrets.hash('ai-budget', dayOf(now()), whose);
}

export async function hasBudget(ctx: Context): Promise<boolean> {
  const [row] = await ctx.db
    .select({ tokens: aiBudgets.tokens })
    .from(aiBudgets)
    .where(and(eq(aiBudgets.day, dayOf(ctx.now())), eq(aiBudgets.subject, subjectOf(ctx))));
  return (row?.tokens ?? 0) < ctx.ai.tokensPerDay;
}

export type Usage = { model: string; inputTokens: number; outputTokens: number; hasFailed: boolean };

const MICROS = 1_000_000;

/** Counts an answer for the day, and its tokens against the budget of who asked. */
export async function recordUsage(ctx: Context, { model, inputTokens, outputTokens, hasFailed }: Usage): Promise<void> {
  const day = dayOf(ctx.now());
  const { inputPrice, outputPrice } = ctx.ai;
  const costMicros = Math.round(((inputTokens * inputPrice + outputTokens * outputPrice) / MICROS) * MICROS);
  const added = { answers: 1, failures: hasFailed ? 1 : 0, inputTokens, outputTokens, costMicros };
  await ctx.db
    .insert(aiUsage)
    .values({ day, model, ...added })
    .onConflictDoUpdate({
      target: [aiUsage.day, aiUsage.model],
      set: {
        answers: sql`${aiUsage.answers} + 1`,
        failures: sql`${aiUsage.failures} + ${added.failures}`,
        inputTokens: sql`${aiUsage.inputTokens} + ${inputTokens}`,
        outputTokens: sql`${aiUsage.outputTokens} + ${outputTokens}`,
        costMicros: sql`${aiUsage.costMicros} + ${costMicros}`,
      },
    });
  const tokens = inputTokens + outputTokens;
  if (tokens === 0) return;
  await ctx.db
    .insert(aiBudgets)
    .values({ day, subject: subjectOf(ctx), tokens })
    .onConflictDoUpdate({
      target: [aiBudgets.day, aiBudgets.subject],
      set: { tokens: sql`${aiBudgets.tokens} + ${tokens}` },
    });
}
