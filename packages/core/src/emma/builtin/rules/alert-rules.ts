import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import type { AlertFrequency } from '@stellenvisite/contract/job-alerts';
import { mergeWishes } from '../change-wishes.ts';
import { type Asked, call, type Decision, forJob } from '../decision.ts';
import type { Intents } from '../find-intent.ts';
import { askWhat } from '../questions.ts';
import { readWishes } from '../read-wishes.ts';
import { referToJobs } from '../refer-to-jobs.ts';

export function saveAndAlert(asked: Asked, intents: Intents): Decision | null {
  const { state } = asked;
  if (!intents.has('alert') || !intents.has('save') || !state.search) return null;
  const [job] = referToJobs(asked.text, state);
  if (!job) return null;
  const alert = call('createAlert', alertSearch(state.search));
  return { calls: [...forJob('saveJob', job).calls, ...alert.calls] };
}

export const alertSearch = ({ page: _, sort: __, ...search }: EmmaSearch) => search;

const FREQUENCIES: readonly [AlertFrequency, RegExp][] = [
  ['instant', /sofort|gleich\s+wenn|instant|immediately|right\s+away|at\s+once/iu],
  [
    'weekly',
    /wöchentlich|woechentlich|jede\s+woche|einmal\s+(?:die|pro)\s+woche|(?:jeden\s+|immer\s+)?montags?|weekly|once\s+a\s+week/iu,
  ],
];

export async function alertRule({ text, state, search, language }: Asked): Promise<Decision | null> {
  const frequency = FREQUENCIES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'daily';
  const words = FREQUENCIES.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), text);
  const { wishes } = await readWishes(
    words.replace(/suchauftr\p{L}+|benachrichtig\p{L}*|informier\p{L}*|bescheid|e-?mails?|alerts?/giu, ' '),
    search,
  );
  const wanted = Object.keys(wishes).length > 0 ? mergeWishes(state.search, wishes, text) : state.search;
  if (!wanted || Object.keys(alertSearch(wanted)).length === 0) return { calls: [], ...askWhat(language) };
  return call('createAlert', { ...alertSearch(wanted), frequency });
}
