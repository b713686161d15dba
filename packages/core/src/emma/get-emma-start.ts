import { MAX_EMMA_TEXT } from '@stellenvisite/contract/emma';
import type { EmmaStart } from '@stellenvisite/contract/emma.schema';
import type { Language } from '@stellenvisite/contract/languages';
import type { Context } from '../context.ts';
import { supportTimes } from '../support-tickets/support-times.ts';
import { isAvailable } from './ai.ts';
import { toJobSearch } from './to-job-search.ts';

const QUICK_ACTIONS = ['doctors', 'nursing', 'mfa'] as const;
const EXAMPLES: Record<Language, string[]> = {
  de: [
    'Nachtdienst in Graz, 80 %, ohne Rufbereitschaft',
    'Pflege in Köln, höchstens drei Nächte im Monat',
    'Was verdiene ich in P8 Stufe 4?',
  ],
  en: [
    'Night shifts in Graz, 80 %, no on-call duty',
    'Nursing in Cologne, at most three nights a month',
    'What does P8 step 4 pay?',
  ],
};

/** What the panel shows before the first word; the counts are of now. */
export async function getEmmaStart(ctx: Context): Promise<EmmaStart> {
  const { provider } = ctx.ai;
  const counts = await Promise.all(
    QUICK_ACTIONS.map((category) => ctx.search.count(toJobSearch({ category: [category] }))),
  );
  const { isOpen, answerBy } = supportTimes(ctx.now());
  return {
    model: provider && isAvailable(provider) ? 'provider' : 'builtin',
    quickActions: QUICK_ACTIONS.map((category, index) => ({ category, count: counts[index] ?? 0 })),
    examples: EXAMPLES[ctx.language],
    maxText: MAX_EMMA_TEXT,
    support: { isOpen, answerBy: answerBy.toISOString() },
  };
}
