import type { AiRegister, AiUsage } from '@stellenvisite/contract/assistant/ai-uses.schema';
import { BUILTIN_MODEL_VERSION, MAX_EMMA_TEXT } from '@stellenvisite/contract/assistant/emma';
import type { EmmaStart } from '@stellenvisite/contract/assistant/emma.schema';
import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { TEXT_RULES_VERSION } from '@stellenvisite/contract/assistant/text-proposals';
import { type JobList, type JobSearch, jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { MATCH_VERSION } from '@stellenvisite/contract/seekers/matching';
import { aiUsage } from '@stellenvisite/db/schema/assistant/emma';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { matchScores } from '@stellenvisite/db/schema/seekers/matching';
import { asc, count, desc, gte, inArray, max } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { canonicalQuery } from '../../jobs/canonical-query.ts';
import { searchJobs } from '../../jobs/list-employer-jobs.ts';
import { requirePermission } from '../../require-permission.ts';
import { supportTimes } from '../../support/tickets/support-times.ts';
import { isAvailable } from './ai.ts';
import { dayOf } from './ai-budget.ts';
import { SHIFT_NAMES } from './wish-texts.ts';

/** Returns the automated systems of this site with their versions; figures of scores are counts of all people. */
export async function getAiRegister(ctx: Context): Promise<AiRegister> {
  const versions = await ctx.db
    .select({ version: matchScores.version, scores: count(), lastAt: max(matchScores.scoredAt) })
    .from(matchScores)
    .groupBy(matchScores.version)
    .orderBy(desc(matchScores.version));
  const { provider } = ctx.features.ai;
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
  const { provider, tokensPerDay, totalTokensPerDay } = ctx.features.ai;
  return {
    items: rows.map(({ costMicros, ...row }) => ({ ...row, cost: costMicros / MICROS })),
    provider: provider && { host: provider.host, model: provider.modelId, isAvailable: isAvailable(provider) },
    tokensPerDay,
    totalTokensPerDay,
  };
}

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

/** Returns the content of the panel before the first message, with current counts. */
export async function getEmmaStart(ctx: Context): Promise<EmmaStart> {
  const { provider } = ctx.features.ai;
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

/** Returns the excluded shifts, which no filter of the search covers, in words that the search reads as a filter. */
export const shiftWords = ({ withoutShift = [] }: EmmaSearch) =>
  withoutShift.map((shift) => `ohne ${SHIFT_NAMES.de[shift]}`).join(' ');

const wordsOf = (search: EmmaSearch) => [search.q, shiftWords(search)].filter(Boolean).join(' ') || undefined;

const PAGE = 100;

/** Wishes that no filter knows are compared with so many hits; beyond it a count is a lower bound. */
const MAX_PAGES = 5;

export type FittingJobs = {
  items: JobItem[];
  total: number;
  isExact: boolean;
  /** How many there are without the wishes that only the jobs themselves can answer. */
  totalBefore: number;
  list: JobList;
};

const comparesDuties = ({ hoursMin, hoursMax, maxNights, noOnCall }: EmmaSearch) =>
  [hoursMin, hoursMax, maxNights, noOnCall].some((wish) => wish !== undefined);

/** Live jobs that meet every wish; of hours, nights and on-call duty only those that say so. */
export async function findFittingJobs(ctx: Context, search: EmmaSearch, limit: number): Promise<FittingJobs> {
  const page = search.page ?? 1;
  if (!comparesDuties(search)) {
    const list = await searchJobs(ctx, toJobSearch(search, page, limit));
    return { items: list.items.slice(0, limit), total: list.total, isExact: true, totalBefore: list.total, list };
  }
  const first = await searchJobs(ctx, toJobSearch(search, 1, PAGE));
  const hits: JobItem[] = [...first.items];
  for (let next = 2; next <= MAX_PAGES && hits.length < first.total; next += 1) {
    const more = await searchJobs(ctx, toJobSearch(search, next, PAGE));
    if (more.items.length === 0) break;
    hits.push(...more.items);
  }
  const onCall = search.noOnCall ? await listOnCall(ctx, hits) : new Map<string, string | null>();
  const fitting = hits.filter((job) => fits(job, search, onCall.get(job.id) ?? null));
  return {
    items: fitting.slice((page - 1) * limit, page * limit),
    total: fitting.length,
    isExact: hits.length >= first.total,
    totalBefore: first.total,
    list: first,
  };
}

function fits(job: JobItem, search: EmmaSearch, onCall: string | null): boolean {
  return (
    fitsNights(job, search) && fitsHours(job, search) && !(search.noOnCall && onCall !== null && onCall !== 'none')
  );
}

/** A job that names its shifts and no night among them has none. */
function fitsNights({ maxNightsPerMonth, shifts }: JobItem, { maxNights }: EmmaSearch): boolean {
  if (maxNights === undefined) return true;
  if (maxNightsPerMonth !== null) return maxNightsPerMonth <= maxNights;
  return shifts.length > 0 && !shifts.includes('night');
}

function fitsHours({ hoursPerWeek }: JobItem, { hoursMin, hoursMax }: EmmaSearch): boolean {
  if (hoursMin === undefined && hoursMax === undefined) return true;
  if (!hoursPerWeek) return false;
  return hoursPerWeek.max >= (hoursMin ?? 0) && hoursPerWeek.min <= (hoursMax ?? 60);
}

async function listOnCall({ db }: Context, found: readonly JobItem[]): Promise<Map<string, string | null>> {
  if (found.length === 0) return new Map();
  const ids = found.map(({ id }) => id);
  const rows = await db.select({ id: jobs.id, onCall: jobs.onCall }).from(jobs).where(inArray(jobs.id, ids));
  return new Map(rows.map(({ id, onCall }) => [id, onCall]));
}

/** Returns the wishes that the search itself can filter by. */
export function toJobSearch(search: EmmaSearch, page = 1, pageSize = 20): JobSearch {
  const { withoutShift: _, hoursMin: __, hoursMax: ___, maxNights: ____, noOnCall: _____, ...asked } = search;
  return jobSearchSchema.parse({ ...asked, q: wordsOf(search), page, pageSize });
}

/** Returns the address of the same search on the site. */
export function searchAddress(search: EmmaSearch): string {
  const query = canonicalQuery(toJobSearch(search));
  return query === '' ? '/jobs' : `/jobs?${query}`;
}
