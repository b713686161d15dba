import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { AskedPay } from '../../turn.ts';
import { findAspect } from '../compose-job.ts';
import type { Asked, Call, Decision } from '../decision.ts';
import { findIntents, type Intent, isSituation, topicOf } from '../intents/find-intents.ts';
import { readWishes } from '../read-wishes.ts';

/** From here on a part of a message is clearly about something of its own. */
const CLEAR = 0.5;
const LEAST_WORDS = 2;
/** Matches where one question may end and another begin. */
const BORDER = /[?.!;]\s+|,?\s+(?:und|sowie|außerdem|and|also)\s+|,\s+(?=(?:und|and|was|wie|what|how)\s)/giu;
const ASKS =
  /\?|^\s*(?:und\s+|and\s+)?(?:was|wie\s?viel\p{L}*|wie|wo|wann|welche\p{L}*|wer|gibt|gibts|hab|habe|hat|ist|sind|muss|kann|darf|brauche?|zeig\p{L}*|what|how|where|when|which|who|do|does|did|is|are|have|has|must|can|should|show)(?![\p{L}])/iu;

/** The intents of parts that are both answered: the market, the help, or what is the person's own. */
const ANSWERED: ReadonlySet<Intent> = new Set([
  'search',
  'pay',
  'tariff',
  'employer',
  'savedList',
  'myApplications',
  'myAlerts',
  'myProfile',
]);
const isAnswered = (intent: Intent) => ANSWERED.has(intent) || topicOf(intent) !== null;

type Part = { text: string; intent: Intent };
type DecidePart = (asked: Asked, intent: Intent) => Promise<Decision | null>;

/** Answers both of two questions in their order: "what does a midwife earn in Bremen, and are there jobs?" */
export async function answerBoth(asked: Asked, decidePart: DecidePart): Promise<Decision | null> {
  const parts = await findParts(asked.text);
  if (!parts) return null;
  const [one, other] = parts;
  const first = await decidePart({ ...asked, text: one.text, read: readWishes(one.text) }, one.intent);
  if (!first || first.calls.length === 0) return null;
  const second = await decidePart(
    { ...asked, text: other.text, read: readWishes(other.text), state: afterCalls(asked.state, first.calls) },
    other.intent,
  );
  if (!second || second.calls.length === 0 || isSame(first.calls, second.calls)) return null;
  return {
    ...first,
    outcome: first.outcome ?? second.outcome ?? null,
    say: [first.say, second.say].filter(Boolean).join(' '),
    calls: [...first.calls, ...second.calls],
  };
}

/** Finds the two parts of a message that are clearly about different things; null where it has one. */
async function findParts(text: string): Promise<[Part, Part] | null> {
  for (const border of text.matchAll(BORDER)) {
    const at = border.index + (/[?.!]/u.test(border[0]) ? 1 : 0);
    const [before, behind] = [text.slice(0, at).trim(), text.slice(border.index + border[0].length).trim()];
    if (!ASKS.test(behind) || wordsOf(before) < LEAST_WORDS || wordsOf(behind) < LEAST_WORDS) continue;
    const [one, other] = await Promise.all([clearIntent(before), clearIntent(behind)]);
    if (one && other && one !== other && (ASKS.test(before) || one === 'search') && areSeparate(one, other))
      return [
        { text: before, intent: one },
        { text: behind, intent: other },
      ];
  }
  return null;
}

const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;

/** Two articles of the help, or two questions for pay, are rather one question. */
const areSeparate = (one: Intent, other: Intent) => kindOf(one) !== kindOf(other);
const kindOf = (intent: Intent) => (topicOf(intent) ? 'help' : intent === 'tariff' ? 'pay' : intent);

async function clearIntent(text: string): Promise<Intent | null> {
  const [best] = await findIntents(text);
  // "Was verdient man da?" asks for the market where no job is open.
  if (best?.intent === 'ask' && findAspect(text) === 'pay') return 'pay';
  if (best && best.probability > CLEAR) return isAnswered(best.intent) ? best.intent : null;
  const { hasWork, wishes } = readWishes(text);
  return best && !isSituation(best.intent) && hasWork && wishes.location !== undefined ? 'search' : null;
}

const isSame = (some: readonly Call[], others: readonly Call[]) =>
  some.some(({ tool }) => others.some((other) => other.tool === tool));

/** The second question may go on from the first: "and what is paid there?" */
function afterCalls(state: Asked['state'], calls: readonly Call[]): Asked['state'] {
  const search = calls.find(({ tool }) => tool === 'searchJobs')?.input as EmmaSearch | undefined;
  const pay = calls.find(({ tool }) => tool === 'salaryBand')?.input as AskedPay | undefined;
  return { ...state, search: search ?? state.search, pay: pay ?? state.pay };
}
