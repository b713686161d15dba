import { decideSearch } from '../decide-search.ts';
import { type Asked, call, type Decision } from '../decision.ts';
import { type Intent, type RankedIntent, topicOf } from '../intents/find-intents.ts';

/** Words by which people look for jobs. */
export const SEARCHING =
  /(?<![\p{L}])(?:such\p{L}*|suech\p{L}*|suach\p{L}*|stellen?|jobs?|einsteigen|anfangen|looking|openings?|positions?|vacanc\p{L}*)(?![\p{L}])|(?<![\p{L}])(?!(?:ein|an|vor|her|fest|be|zu|dar|aus|um|ab|nach|auf|bereit)stell)\p{L}{3,}(?:stellen?|jobs?)(?![\p{L}])/iu;
/** "Darf ich mit einem Visum in Köln arbeiten?" asks for advice. */
export const ASKS_ADVICE =
  /^\s*(?:darf|kann|muss|brauche|wird|werden|wie|welche[rs]?|habe\s+ich|can|may|must|do\s+i|am\s+i|will|how|which|what)(?![\p{L}])/iu;

const NAMED_TOPICS: readonly [Intent, RegExp][] = [
  [
    'help:visa',
    /(?<![\p{L}])(?:visum|visa)(?![\p{L}])|aufenthalts(?:titel|erlaubnis|recht)|residence\s+permit|blue\s+card|blaue\s+karte/iu,
  ],
  [
    'help:austria_pay',
    /gehaltsangabe[^?]*(?:pflicht|vorgeschrieben)|(?:pflicht|muss)[^?]*gehaltsangabe|mindestentgelt/iu,
  ],
  [
    'help:housing',
    /(?<![\p{L}])(?:unterkunft|housing|wohnheim\p{L}*|personal(?:wohnung|haus|huus)\p{L}*|accommodation)(?![\p{L}])/iu,
  ],
  [
    'help:language_level',
    /(?<![\p{L}])[abc][12](?![\p{L}\d])(?!\s*\d)|fachsprach\p{L}*|sprachniveau|language\s+(?:exam|level)/iu,
  ],
];
/** Finds the topic of the help that the words name outright. */
export const namedTopic = (text: string): Intent | null =>
  NAMED_TOPICS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const RECOGNITION: [Intent, RegExp] = [
  'help:recognition',
  /(?<![\p{L}])(?:anerkennung\p{L}*|recognition|kenntnisprüfung)(?![\p{L}])/iu,
];
/** Matches the words between two topics of one question: "visa and housing". */
const JOINED = /^\s*(?:,|und|oder|sowie|plus|and|or|&|as\s+well\s+as)\s+(?:\p{L}+\s+){0,2}$/iu;

/** Finds two topics that are named next to each other. */
function namedPair(text: string): Intent[] {
  const found = [RECOGNITION, ...NAMED_TOPICS]
    .flatMap(([topic, pattern]) => {
      const [word] = pattern.exec(text) ?? [];
      return word === undefined ? [] : [{ topic, at: text.search(pattern), end: text.search(pattern) + word.length }];
    })
    .toSorted((one, other) => one.at - other.at);
  const [one, other] = found;
  return one && other && JOINED.test(text.slice(one.end, other.at)) ? [one.topic, other.topic] : [];
}

const ADVICE: ReadonlySet<Intent> = new Set(['help:recognition', 'help:language_level', 'help:visa', 'help:housing']);
const ALSO = 0.2;
/** A question asks for advice rather than states what somebody has. */
const ALSO_ASKED = 0.12;
/** "Was brauche ich da?" next to a place and a diploma. */
const ASKS_NEEDS =
  /was\s+(?:muss|brauch\p{L}*|bruch)\s+(?:ich|i|man|mer)(?![\p{L}])|what\s+(?:do\s+i|would\s+i)\s+need/iu;
const ALSO_NEEDED = 0.03;

/** Adds the matching help article for people who look for a job from abroad or with a flat. */
export function withAdvice(decision: Decision, found: readonly RankedIntent[], text: string): Decision {
  const least = ASKS_NEEDS.test(text) ? ALSO_NEEDED : text.includes('?') ? ALSO_ASKED : ALSO;
  const advice = found.find(({ intent, probability }) => ADVICE.has(intent) && probability > least);
  if (!advice || decision.calls.length === 0) return decision;
  return { ...decision, calls: [...call('helpArticle', { topic: topicOf(advice.intent) }).calls, ...decision.calls] };
}

/** The articles that answer an employer who is signed in instead of those for people who look for a job. */
const FOR_EMPLOYERS: Partial<Record<string, string>> = {
  employers_post: 'post_job',
  costs: 'plans',
  talent_pool: 'pool_enquiry',
  no_answer: 'answer_applications',
  no_pay: 'post_job',
};

/** Reads an article of the help; "Recognition pending, any hospital jobs in Munich?" asks for jobs as well. */
export async function helpRule(asked: Asked, intent: Intent): Promise<Decision | null> {
  const { text, read, state } = asked;
  const topic = topicOf(intent);
  if (!topic) return null;
  const help = call('helpArticle', { topic: (state.isEmployer && FOR_EMPLOYERS[topic]) || topic });
  const statesSearch =
    SEARCHING.test(text) && !ASKS_ADVICE.test(text) && read.hasWork && Object.keys(read.wishes).length > 1;
  const pair = namedPair(text);
  if (!statesSearch && pair.includes(intent))
    return { calls: pair.flatMap((each) => call('helpArticle', { topic: topicOf(each) }).calls) };
  if (!statesSearch) return help;
  const found = await decideSearch({ ...asked, state: { ...state, search: null } });
  return { ...found, calls: [...help.calls, ...found.calls] };
}
