import type { LanguageModelV4CallOptions, LanguageModelV4Usage } from '@ai-sdk/provider';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import type { Tx } from '@stellenvisite/db/client';
import { aiBudgets, aiUsage } from '@stellenvisite/db/schema/assistant/emma';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';

export const dayOf = (moment: Date) => toBerlinClock(moment).toISOString().slice(0, 10);

/** The row of the whole server; all others are hashes. */
const SERVER = 'server';
/** German prose and JSON take three to four bytes a token; the provider's own count corrects the estimate. */
const BYTES_PER_TOKEN = 3;

type Budget = { subject: string; limit: number };

/** Returns the budget of the account, or of the network a visitor comes from, and that of the server. The first is a hash of the day. */
function budgetsOf({ actor, auth, now, features }: Context): Budget[] {
  const whose = actor ? `user ${actor.userId}` : `network ${networkOf(auth.client.ip)}`;
  return [
    { subject: auth.secrets.hash('ai-budget', dayOf(now()), whose), limit: features.ai.tokensPerDay },
    { subject: SERVER, limit: features.ai.totalTokensPerDay },
  ];
}

/** Returns whether anything is left for an answer to begin with. Only a reservation decides whether a call is made. */
export async function hasBudget(ctx: Context): Promise<boolean> {
  const budgets = budgetsOf(ctx);
  const subjects = budgets.map(({ subject }) => subject);
  const rows = await ctx.db
    .select()
    .from(aiBudgets)
    .where(and(eq(aiBudgets.day, dayOf(ctx.now())), inArray(aiBudgets.subject, subjects)));
  return budgets.every(
    ({ subject, limit }) => (rows.find((row) => row.subject === subject)?.tokens ?? 0) < Math.max(limit, 0),
  );
}

type Tokens = { inputTokens: number; outputTokens: number };

export type Reservation = {
  /** Replaces the estimate by what the call has used. A reservation that nobody settles stays charged. */
  settle(used: Tokens): Promise<void>;
};

/** Charges every call of one answer to the budgets. */
export type TokenMeter = {
  /** Reserves what a call can cost at most; null where a budget has no room for it. */
  reserve(call: Pick<LanguageModelV4CallOptions, 'prompt' | 'tools' | 'maxOutputTokens'>): Promise<Reservation | null>;
  /** The tokens charged so far. */
  charged(): Tokens;
};

export function createTokenMeter(ctx: Context): TokenMeter {
  const charged: Tokens = { inputTokens: 0, outputTokens: 0 };
  const add = ({ inputTokens, outputTokens }: Tokens) => {
    charged.inputTokens += inputTokens;
    charged.outputTokens += outputTokens;
  };
  return {
    charged: () => charged,
    async reserve({ prompt, tools, maxOutputTokens = 0 }) {
      const bytes = Buffer.byteLength(JSON.stringify([prompt, tools]));
      const estimate = { inputTokens: Math.ceil(bytes / BYTES_PER_TOKEN), outputTokens: maxOutputTokens };
      const day = dayOf(ctx.now());
      const budgets = budgetsOf(ctx);
      if (!(await reserveAll(ctx, day, budgets, estimate.inputTokens + estimate.outputTokens))) return null;
      add(estimate);
      return {
        async settle(used) {
          const change = {
            inputTokens: used.inputTokens - estimate.inputTokens,
            outputTokens: used.outputTokens - estimate.outputTokens,
          };
          add(change);
          const tokens = change.inputTokens + change.outputTokens;
          // One row at a time: a statement that locks both could wait for a reservation that waits for it.
          for (const { subject } of budgets)
            await ctx.db
              .update(aiBudgets)
              .set({ tokens: sql`greatest(0, ${aiBudgets.tokens} + ${tokens}::integer)` })
              .where(and(eq(aiBudgets.day, day), eq(aiBudgets.subject, subject)));
        },
      };
    },
  };
}

class BudgetExceeded extends Error {}

/** Reserves in each budget or in none. */
async function reserveAll(ctx: Context, day: string, budgets: readonly Budget[], tokens: number): Promise<boolean> {
  try {
    await ctx.db.transaction(async (tx) => {
      for (const budget of budgets) await reserveIn(tx, day, budget, tokens);
    });
    return true;
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    if (error.message === SERVER) ctx.log.warn({ day }, 'the budget of tokens of the whole server is used up');
    return false;
  }
}

/** In one statement: of several calls that come at once for the rest of a budget, only as many pass as fit. */
async function reserveIn(tx: Tx, day: string, { subject, limit }: Budget, tokens: number): Promise<void> {
  const reserved =
    tokens <= limit
      ? await tx
          .insert(aiBudgets)
          .values({ day, subject, tokens })
          .onConflictDoUpdate({
            target: [aiBudgets.day, aiBudgets.subject],
            set: { tokens: sql`${aiBudgets.tokens} + ${tokens}::integer` },
            setWhere: sql`${aiBudgets.tokens} + ${tokens}::integer <= ${limit}::integer`,
          })
          .returning({ tokens: aiBudgets.tokens })
      : [];
  if (reserved.length === 0) throw new BudgetExceeded(subject);
}

/** Returns what a provider reports; null where it reports nothing. */
export function tokensOf({ inputTokens, outputTokens }: LanguageModelV4Usage): Tokens | null {
  if (inputTokens.total === undefined && outputTokens.total === undefined) return null;
  return { inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0 };
}

export type Usage = Tokens & { model: string; hasFailed: boolean };

const MICROS = 1_000_000;

/** Counts an answer for the day. */
export async function recordUsage(ctx: Context, { model, inputTokens, outputTokens, hasFailed }: Usage): Promise<void> {
  const day = dayOf(ctx.now());
  const { inputPrice, outputPrice } = ctx.features.ai;
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
}
