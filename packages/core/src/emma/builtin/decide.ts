import type { EmmaTool } from '@stellenvisite/contract/emma';
import { decideSearch } from './decide-search.ts';
import { type Asked, call, type Decision, forJob, type Rule, type Sentence, sayOnly } from './decision.ts';
import { findIntents, type Intent, type Intents } from './find-intent.ts';
import { findAspect } from './job-aspects.ts';
import { referToJobs } from './refer-to-jobs.ts';
import { alertRule, alertSearch, saveAndAlert } from './rules/alert-rules.ts';
import { employerRule } from './rules/employer-rule.ts';
import { aboutJob, applyRule, compareRule, jobRule, moreRule, recommendRule } from './rules/job-rules.ts';
import { marketRule, payFollowUp, tariffRule } from './rules/pay-rules.ts';
import { statesSearch } from './states-search.ts';

/** These go before everything else a message may also say. */
const REFUSALS = [
  'crisis',
  'injection',
  'abuse',
  'others',
  'pastPay',
  'medical',
  'legal',
] as const satisfies readonly Intent[];
/** Words about law and health that people also use for their circumstances: "Ich komme aus der Elternzeit zurück und suche …". */
const TOPICS = { legalTopic: 'legal', medicalTopic: 'medical' } as const satisfies Partial<Record<Intent, Sentence>>;
/** "Mein Chef ist ein Idiot" is not said to her. */
const OF_OTHERS =
  /(?<![\p{L}])(?:mein|unser|my|our)\p{L}*\s+\p{L}+\s+(?:ist|sind|war|waren|is|are|was|were)(?![\p{L}])/iu;

export async function decide(asked: Asked): Promise<Decision> {
  const { text, state, language } = asked;
  const intents = findIntents(text);
  if (state.isChangedByHand && state.search) return call('searchJobs', { ...state.search, page: 1 });
  // "Can my employer see that I am looking?" asks about this place, not about the law.
  if (intents.helpTopic === 'seen_by_employer') return call('helpArticle', { topic: intents.helpTopic });
  const refusal = REFUSALS.find((intent) => intents.has(intent) && !(intent === 'abuse' && OF_OTHERS.test(text)));
  if (refusal) return sayOnly(refusal, language);
  const topic = (['legalTopic', 'medicalTopic'] as const).find((intent) => intents.has(intent));
  if (topic && !(await statesSearch(asked))) return sayOnly(TOPICS[topic], language);
  const ofHerself = aboutEmma(text, intents);
  if (ofHerself) return sayOnly(ofHerself, language);
  if (intents.has('handOver')) return call('handOver', { question: text });
  const answer = await answerAsked(asked, intents);
  if (answer) return answer;
  return (await decideAction(asked, intents)) ?? (await decideSearch(asked, intents));
}

/** A short question about herself: "Bist du ein Mensch?" asks for no person, "Was kannst du?" for no employer. */
function aboutEmma(text: string, intents: Intents): 'identity' | 'abilities' | null {
  if (intents.words.length > 6) return null;
  if (intents.has('identity') && /^(?:wer|bist|sind|who|are|what\s+are|wie\s+hei)/iu.test(text.trim()))
    return 'identity';
  return !intents.helpTopic && intents.has('abilities') && /^(?:was|what|wie|how|wobei|hilfe|help)/iu.test(text.trim())
    ? 'abilities'
    : null;
}

/** The answer to a question back, where it is one. */
async function answerAsked(asked: Asked, intents: Intents): Promise<Decision | null> {
  const { state, text, language } = asked;
  if (!state.asked) return null;
  const [key, pending] = state.asked.split(':');
  if (key === 'which_job' && pending) {
    const [job] = referToJobs(text, state);
    const byTitle = state.shown.find(({ title, city }) => text.includes(title) && text.includes(city));
    const chosen = byTitle ?? job;
    return chosen ? forJob(pending as EmmaTool, chosen, findAspect(text)) : null;
  }
  if (key === 'alert' && state.search) {
    if (intents.has('yes')) return call('createAlert', { ...alertSearch(state.search) });
    if (intents.has('no')) return sayOnly('no', language);
  }
  if (key === 'nights' && state.search) {
    const nights = /(?<!\d)(\d{1,2})(?!\d)/u.exec(text)?.[1] ?? (/kein|no\b|none/iu.test(text) ? '0' : undefined);
    if (nights !== undefined) return call('searchJobs', { ...state.search, maxNights: Number(nights), page: 1 });
  }
  if (intents.has('any') && state.search && intents.words.length <= 4) {
    return call('searchJobs', { ...state.search, page: 1 });
  }
  return null;
}

const has =
  (intent: Intent, then: Rule): Rule =>
  (asked, intents) =>
    intents.has(intent) ? then(asked, intents) : null;

/** The first rule that answers counts. */
const RULES: readonly Rule[] = [
  has('reset', ({ language, text }, { words }) =>
    words.length <= 5 && !/\d/.test(text) ? sayOnly('reset', language) : null,
  ),
  tariffRule,
  payFollowUp,
  helpRule,
  saveAndAlert,
  has('alert', alertRule),
  has('unsave', (asked) => aboutJob(asked, 'saveJob', { isSaved: false })),
  has('savedList', () => call('savedJobs')),
  has('save', (asked) => aboutJob(asked, 'saveJob')),
  has('apply', (asked) => applyRule(asked)),
  has('compare', compareRule),
  has('recommend', recommendRule),
  has('match', (asked) => aboutJob(asked, 'explainMatch')),
  has('marketPay', marketRule),
  has('employer', employerRule),
  moreRule,
  jobRule,
];

async function decideAction(asked: Asked, intents: Intents): Promise<Decision | null> {
  for (const rule of RULES) {
    const decision = await rule(asked, intents);
    if (decision) return decision;
  }
  return null;
}

/** "Recognition pending, any hospital jobs in Munich?" asks for jobs. */
async function helpRule(asked: Asked, { helpTopic }: Intents): Promise<Decision | null> {
  return helpTopic && !(await statesSearch(asked)) ? call('helpArticle', { topic: helpTopic }) : null;
}
