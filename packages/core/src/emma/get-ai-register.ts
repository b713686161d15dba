import type { AiRegister } from '@stellenvisite/contract/ai-uses.schema';
import { BUILTIN_MODEL_VERSION } from '@stellenvisite/contract/emma';
import { MATCH_VERSION } from '@stellenvisite/contract/matching';
import { TEXT_RULES_VERSION } from '@stellenvisite/contract/text-proposals';
import { matchScores } from '@stellenvisite/db/schema/matching';
import { count, desc, max } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** What machines do on this site, with their versions; figures of scores are counts of all people. */
export async function getAiRegister(ctx: Context): Promise<AiRegister> {
  const versions = await ctx.db
    .select({ version: matchScores.version, scores: count(), lastAt: max(matchScores.scoredAt) })
    .from(matchScores)
    .groupBy(matchScores.version)
    .orderBy(desc(matchScores.version));
  const { provider } = ctx.ai;
  const rules = { kind: 'rules', provider: null, ranksPeople: false, canBeSwitchedOff: false } as const;
  return {
    items: [
      {
        use: 'emma',
        kind: provider ? 'language_model' : 'rules',
        version: String(BUILTIN_MODEL_VERSION),
        provider: provider && { host: provider.host, model: provider.modelId },
        ranksPeople: false,
        canBeSwitchedOff: true,
      },
      { ...rules, use: 'match', version: String(MATCH_VERSION), ranksPeople: true, canBeSwitchedOff: true },
      { ...rules, use: 'cv', version: '1', canBeSwitchedOff: true },
      {
        use: 'texts',
        kind: provider ? 'language_model' : 'rules',
        version: String(TEXT_RULES_VERSION),
        provider: provider && { host: provider.host, model: provider.modelId },
        ranksPeople: false,
        canBeSwitchedOff: true,
      },
      { ...rules, use: 'search', version: '1' },
      { ...rules, use: 'classification', version: '1' },
    ],
    matchVersions: versions.map(({ version, scores, lastAt }) => ({
      version,
      scores,
      lastAt: lastAt?.toISOString() ?? null,
    })),
  };
}
