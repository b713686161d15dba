import { findTopicOf } from '../../../content/help/list-help-articles.ts';
import { maskPrivateWords } from '../private-words.ts';
import { changeWishes } from './change-wishes.ts';
import { findAspect } from './compose-job.ts';
import { findOutcome } from './compose-own.ts';
import { decideSearch } from './decide-search.ts';
import { type Asked, call, type Decision, type Rule, type Sentence, sayOnly } from './decision.ts';
import { withBenefit } from './find-benefit.ts';
import { findIntents, type Intent, isSituation, type RankedIntent, topicOf } from './intents/find-intents.ts';
import { weighIntents } from './intents/weigh-intents.ts';
import { askPlace, askWhat } from './questions.ts';
import { withStartDate } from './read-times.ts';
import { readWishes } from './read-wishes.ts';
import { namesOrdinal, namesShown } from './refer-to-jobs.ts';
import {
  alertRule,
  answerAsked,
  anyRule,
  frequencyRule,
  noRule,
  saveAndAlertRule,
  yesRule,
} from './rules/answer-rules.ts';
import { employerRule, namesHouse, otherJobsRule } from './rules/employer-rules.ts';
import { ASKS_ADVICE, helpRule, namedTopic, SEARCHING, withAdvice } from './rules/help-rules.ts';
import {
  aboutJob,
  applyRule,
  askRule,
  asksAny,
  bestPayRule,
  compareRule,
  moreRule,
  nearestRule,
  openRule,
  superlativeRule,
} from './rules/job-rules.ts';
import { findLimit, removePastPay } from './rules/limit-rules.ts';
import { ownSearchRule } from './rules/own-search-rule.ts';
import { ALSO_JOBS, asksExtraPay, GOES_ON, namesGrade, payRule, tariffRule } from './rules/pay-rules.ts';
import {
  ASKS_LEAVE,
  clearSituation,
  findGravest,
  findSituation,
  situationRule,
  withWarmth,
} from './rules/situation-rules.ts';
import { answerBoth } from './rules/two-questions.ts';
import say from './say.json' with { type: 'json' };
import { spellChains } from './spell-chains.ts';
import { completeWithout, prefersOther, writePlainly } from './write-plainly.ts';

const saying =
  (sentence: Sentence): Rule =>
  ({ language }) =>
    sayOnly(sentence, language);

const RULES: Partial<Record<Intent, Rule>> = {
  search: decideSearch,
  change: decideSearch,
  more: moreRule,
  reset: saying('reset'),
  recommend: recommendRule,
  open: openRule,
  ask: askRule,
  bestPay: bestPayRule,
  nearest: nearestRule,
  otherJobs: otherJobsRule,
  compare: compareRule,
  match: (asked) => aboutJob(asked, 'explainMatch'),
  save: (asked) => aboutJob(asked, 'saveJob'),
  unsave: (asked) => aboutJob(asked, 'saveJob', { isSaved: false }),
  savedList: () => call('savedJobs'),
  apply: applyRule,
  employer: employerRule,
  myApplications: ({ text }) => ({ ...call('myApplications'), outcome: findOutcome(text) }),
  myAlerts: () => call('myAlerts'),
  myProfile: () => call('myProfile'),
  alert: alertRule,
  frequency: frequencyRule,
  pay: payRule,
  tariff: tariffRule,
  yes: yesRule,
  no: noRule,
  any: anyRule,
  handOver: ({ text }) => call('handOver', { question: text }),
  greeting: saying('greeting'),
  thanks: saying('thanks'),
  goodbye: saying('goodbye'),
  howAreYou: saying('howAreYou'),
  identity: saying('identity'),
  abilities: saying('abilities'),
  languages: saying('languages'),
  joke: saying('joke'),
  compliment: saying('compliment'),
  browsing: saying('browsing'),
  later: saying('later'),
  confused: saying('confused'),
  wrong: saying('wrong'),
  reaction: saying('reaction'),
  offTopic: saying('offTopic'),
  crisis: saying('crisis'),
  injection: saying('injection'),
  abuse: saying('abuse'),
  others: saying('others'),
  pastPay: withoutPastPay,
  discrimination: saying('discrimination'),
  medical: saying('medical'),
  legal: saying('legal'),
  fraud: saying('fraud'),
  sendForMe: saying('sendForMe'),
};

/** Below this nothing is certain enough to act on. */
const LEAST_PROBABILITY = 0.08;
const FRAGMENT_WORDS = 5;

type Message = Omit<Asked, 'read'>;

/** Decides what to do about a message: what must be refused, then by its most probable intent that leads somewhere. */
export async function decide(message: Message): Promise<Decision> {
  const { state, language } = message;
  const text = spellChains(completeWithout(message.text, state.earlier[0]));
  if (state.isChangedByHand && state.search) return call('searchJobs', { ...state.search, page: 1 });
  const limit = findLimit(text);
  if (limit) return sayOnly(limit, language);
  const { isStated, rest } = removePastPay(text);
  if (isStated) return withoutPastPay({ ...message, text: rest });
  const asked: Asked = { ...message, text, read: withStartDate(readWishes(text), text, state.today) };
  const answered = answerAsked(asked) ?? ownSearchRule(asked);
  if (answered) return withBenefit(answered, text);
  if (!/[\p{L}\p{N}]/u.test(text)) return decideUncertain(asked);
  return withBenefit(await decideByIntent(asked, await findIntents(text)), text);
}

/** A message that holds health data: the situation is understood from all of it, wishes only from the rest. */
export async function decidePrivate(message: Message): Promise<Decision> {
  const { text } = message;
  if (findLimit(text)) return decide(message);
  const masked = maskPrivateWords(text);
  const asked: Asked = { ...message, text: masked, read: readWishes(masked) };
  const found = await findIntents(text);
  if (isCrisis(found)) return sayOnly('crisis', message.language);
  const situation = await findSituation(text, found);
  if (situation) return situationRule(asked, situation);
  const states = asked.read.hasWork || asked.read.wishes.location !== undefined;
  return states && !ASKS_LEAVE.test(masked) ? decideSearch(asked) : { calls: [] };
}

/** Where a life may be in danger, less certainty is enough. */
const LEAST_CRISIS = 0.2;
const isCrisis = (found: readonly RankedIntent[]) =>
  found.some(({ intent, probability }) => intent === 'crisis' && probability > LEAST_CRISIS);

async function decideByIntent(asked: Asked, found: readonly RankedIntent[]): Promise<Decision> {
  const { text, state, language, read } = asked;
  if (isCrisis(found)) return sayOnly('crisis', language);
  const plain = writePlainly(text);
  const twice =
    ASKS_PAY.test(plain) && ALSO_JOBS.test(text)
      ? await payRule(asked)
      : await answerBoth(asked, async (part, intent) => decideIntent(part, intent));
  if (twice) return twice;
  const changesWish =
    state.search !== null &&
    !text.includes('?') &&
    (changeWishes(text, state.search, read.wishes).search !== null ||
      (prefersOther(text) && Object.keys(read.wishes).length > 0));
  const isFragment =
    (changesWish || Object.keys(read.wishes).length > 0) &&
    !text.includes('?') &&
    !(state.focus && ASKS_THERE.test(text)) &&
    text.trim().split(/\s+/u).length <= FRAGMENT_WORDS;
  const ranked = weighIntents(found, {
    state,
    read,
    namesGrade: namesGrade(text),
    goesOn: GOES_ON.test(text),
    namesShown: namesShown(text, state),
    isFragment,
    asksAdvice: ASKS_ADVICE.test(text),
    asksFact:
      (ASKING.test(text) || (state.focus !== null && ASKS_THERE.test(text))) &&
      (findAspect(text) !== null || (state.focus !== null && read.isTopic)),
    asksReply: ASKS_REPLY.test(text),
    asksAlert: ASKS_ALERT.test(text) && !MANAGES_ALERT.test(text),
    asksPay:
      FAIR_AMOUNT.test(plain) ||
      (ASKS_PAY.test(plain) && !/(?<![\p{L}])egal(?![\p{L}])/iu.test(text)) ||
      (state.shown.length === 0 && asksExtraPay(text)),
    asksAny: state.search !== null && asksAny(text),
    asksWhich: state.shown.length > 1 && ASKS_WHICH.test(text) && !read.hasWork && read.wishes.location === undefined,
    namesTopic: namedTopic(text),
    namesHouse: namesHouse(text),
    speaksOfPay: read.wishes.salaryMin === undefined ? PAY_TALK.test(plain) : ASKS_REACH.test(plain),
    isQuestion: text.includes('?'),
    asksAllowed: ASKS_ALLOWED.test(plain),
    asksDose: ASKS_DOSE.test(text),
    changesWish,
  });
  const both = saveAndAlertRule(asked, ranked) ?? superlativeRule(asked);
  if (both) return both;
  const situation = isFragment ? null : await findSituation(text, found);
  for (const { intent, probability } of ranked) {
    if (probability < LEAST_PROBABILITY) break;
    if (isSituation(intent) && state.asked === 'relief' && isBrief(text))
      return { calls: [], ...askWhat(language), say: say[language].relief };
    if (isSituation(intent)) return situationRule(asked, (await findGravest(text)) ?? clearSituation(intent, found));
    // "Nachts zu zweit für 60 Bewohner" wishes for nothing.
    if (situation && WARMED.has(intent) && !looksForWork(asked)) return situationRule(asked, situation);
    const decision = await decideIntent(asked, intent);
    if (!decision) continue;
    const warm = situation && WARMED.has(intent) ? withWarmth(decision, situation, language) : decision;
    return intent === 'search' ? withAdvice(warm, found, text) : warm;
  }
  return decideUncertain(asked);
}

const decideIntent = async (asked: Asked, intent: Intent): Promise<Decision | null> =>
  (await (topicOf(intent) ? helpRule(asked, intent) : RULES[intent]?.(asked))) ?? null;

/** An answer to what would help most, rather than another account of what is hard. */
const isBrief = (text: string) => text.trim().split(/\s+/u).length <= FRAGMENT_WORDS;

const looksForWork = ({ text, read, state }: Asked) =>
  state.search !== null || read.hasWork || read.wishes.location !== undefined || SEARCHING.test(text);

const WARMED: ReadonlySet<Intent> = new Set(['search', 'change', 'recommend']);

/** Answers the rest of a message; if nothing is left, explains that past pay is not needed. */
async function withoutPastPay(message: Message): Promise<Decision> {
  const { text, language } = message;
  const read = readWishes(text);
  if (Object.keys(read.wishes).length === 0) return sayOnly('pastPay', language);
  const decision = await decideSearch({ ...message, read });
  return { ...decision, say: [say[language].pastPayShort, decision.say].filter(Boolean).join(' ') };
}

const ASKS_ALERT =
  /suchauftrag(?![\p{L}])|(?<![\p{L}])(?:als|as\s+an|einen|an)\s+(?:job-?)?alert(?![\p{L}])|(?:schreib|mail|meld|informier|benachrichtig)\p{L}*\s+(?:mi(?:r|ch)|dich|uns)?[^.?!]*(?:sobald|wenn|falls|neue)|bescheid|(?:notify|alert|tell|email|mail|let)\s+me\s+(?:know\s+)?(?:when|if|as\s+soon|about\s+new)/iu;
/** "Meinen Suchauftrag pausieren" asks for no new one. */
const MANAGES_ALERT =
  /pausier|stilllegen|stumm|abstell|abbestell|ausschalt|lösch|änder|bearbeit|kündig|(?<![\p{L}])(?:pause|stop|delete|remove|change|edit|unsubscribe|turn\s+off)(?![\p{L}])|(?:mein|my)\p{L}*\s+(?:suchauftr|alert|benachrichtigung)/iu;
const ASKS_PAY =
  /(?:was|wie\s*viel|wos|what|how\s+much)\s+(?:\p{L}+\s+){0,3}(?:verdien|krieg|bekomm|zahlt|zahlen|earn|make|paid|pay)|(?<![\p{L}])(?:gehalt|gehälter|lohn|verdienst|salary)\s+(?:als|für|einer|eines|of|for)/iu;

/** "Sind 3.100 für eine MFA zu wenig?", "is 52k good for a nurse" */
const FAIR_AMOUNT =
  /(?<![\p{L}])(?:ist|is|sind|are|wär(?:e|en)?|reich(?:t|en))\s+(?:\p{L}+\s+){0,2}\d[\d.,']*\s?(?:k|€|euro|brutto|netto|chf|franken|gross)?(?![\p{L}\d])[^.!]*(?<![\p{L}])(?:ok(?:ay)?|gut|fair|viel|wenig|normal|üblich|angemessen|realistisch|verarsche|schlecht|in\s+ordnung|good|enough|low|reasonable|decent|much)(?![\p{L}])/iu;

/** "Bei welcher muss ich keine Wochenenden machen?" asks about the jobs that were shown. */
const ASKS_WHICH =
  /^\s*(?:und\s+|and\s+)?(?:(?:bei|in|an|at|with)\s+)?(?:welche[rnms]?|which)(?![\p{L}])|(?<![\p{L}])(?:davon|von\s+denen|(?:sind|haben|gehen)\s+(?:die|sie)\s+alle|of\s+(?:them|these|those))(?![\p{L}])/iu;
/** "Gibt's da eine Kantine" of a job that is open. */
const ASKS_THERE =
  /^\s*(?:und\s+|and\s+)?(?:gibt(?:s|'s|\s+es)?|hat|haben|is\s+there|are\s+there|do\s+they|muss|müsste|would|kann|could)(?![\p{L}])/iu;
/** "Ist das überhaupt erlaubt?", "darf die PDL mich im Frei anrufen": what is allowed between employers and employees. */
const ASKS_ALLOWED =
  /(?<![\p{L}])(?:erlaubt|zulässig|rechtens|legal|gesetzlich|verboten|allowed\s+to|is\s+it\s+allowed)(?![\p{L}])|(?:darf|dürfen)\s+(?:die|der|mein\p{L}*|das)\s+(?:\p{L}+\s+){0,2}(?:mi(?:ch|r)|uns|das)(?![\p{L}])/iu;
/** "Wie viel mg …", "how many drops …" of a medicine. */
const ASKS_DOSE =
  /(?<![\p{L}])(?:mg|milligramm|mikrogramm|µg|tropfen|drops|dosis|dosierung|dosieren|dose|dosage)(?![\p{L}])/iu;
const ASKING =
  /\?|^\s*(?:und\s+|and\s+)?(?:wie|was|wann|wer|wo|welche\p{L}*|gibt|hat|bekomm\p{L}*|how|what|when|who|where|is|does)(?![\p{L}])/iu;
const ASKS_REPLY = /antwort|meldet\s+sich|melden\s+(?:die|sie)\s+sich|repl(?:y|ies)|respond/iu;
const PAY_TALK =
  /gehalt|gehält|verdien|lohn|löhn|zahl|krieg|bekomm|geld|euro|€|franken|(?<![\p{L}])chf(?![\p{L}])|brutto|netto|üblich|tarif|chunnt|springt|how\s+much|wie\s?viel|(?<![\p{L}])(?:drin|zoit|zoin|kohle)(?![\p{L}])|vergüt|rechnen|realistisch|erwarten|expect|salar|earn|(?<![\p{L}])(?:pay|pays|paid|wages?|make|money|income|rates?|usual|gross)(?![\p{L}])/iu;
/** "Schafft man da die 3.000?" asks whether a pay can be reached. */
const ASKS_REACH =
  /(?<![\p{L}])(?:schaff(?:t|e|en)|komm(?:t|e|en)|erreich(?:t|e|en)|reach|make|is|sind|ist)(?![\p{L}])[^.!]*\d{4}/iu;

/** By the profile of who is signed in; others say what they look for. */
function recommendRule(asked: Asked): Decision | Promise<Decision> | null {
  const { state, language, read } = asked;
  if (Object.keys(read.wishes).length > 0) return decideSearch(asked);
  if (state.isSignedIn || !state.search) return call('searchJobs', { fromProfile: true });
  return state.shown.length > 0 ? null : { calls: [], ...askWhat(language) };
}

const NEAR_ME =
  /(?:in\s+meiner|bei\s+mir\s+in\s+der)\s+(?:nähe|umgebung|gegend)|(?<![\p{L}])(?:near|around|close\s+to)\s+me(?![\p{L}])/iu;

async function decideUncertain(asked: Asked): Promise<Decision> {
  const { text, state, language, read } = asked;
  if (Object.keys(read.wishes).length > 0) {
    const decision = await decideSearch(asked);
    if (decision) return decision;
  }
  if (state.shown.length === 0 && namesOrdinal(text)) return sayOnly(state.search ? 'noneShown' : 'noJobs', language);
  const topic = findTopicOf(text, language);
  if (topic) return call('helpArticle', { topic });
  if (state.search === null && NEAR_ME.test(text)) return { calls: [], ask: askPlace(language) };
  if (state.asked === 'relief') return { calls: [], ...askWhat(language), say: say[language].relief };
  if (state.search === null) return { calls: [], ...askWhat(language) };
  return sayOnly('unclear', language);
}
