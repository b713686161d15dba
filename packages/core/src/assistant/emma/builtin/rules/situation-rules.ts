import { decideSearch } from '../decide-search.ts';
import type { Asked, Decision, Sentence } from '../decision.ts';
import { findIntents, isSituation, type RankedIntent, type Situation } from '../intents/find-intents.ts';
import { askRelief } from '../questions.ts';
import { readWishes } from '../read-wishes.ts';
import say from '../say.json' with { type: 'json' };
import { SEARCHING } from './help-rules.ts';

/** "Darf ich da als Schwangere rein?" is no search, whatever else it names. */
export const ASKS_LEAVE =
  /(?<![\p{L}])(?:darf|dürfen|muss|müssen|kann|können|soll|sollen)\s+(?:ich|man|er|sie|die|wir)(?![\p{L}])|(?<![\p{L}])(?:may|must|can|should|do|does)\s+(?:i|we|he|she|they)(?![\p{L}])/iu;

/** A sentence among others counts as a situation from here. */
const CLEAR = 0.4;
/** A clause that states a wish, such as a permanent contract, is rather about that. */
const VERY_CLEAR = 0.75;
const LEAST_SITUATION = 0.25;

/** Situations of grief or violence, in which the wishes for a next job are not requested. */
const UNASKED: ReadonlySet<Situation> = new Set(['situation:grief', 'situation:violence']);

/** Of several hard situations none of which is clear, the one that is true of all is answered. */
export function clearSituation(intent: Situation, found: readonly RankedIntent[]): Situation {
  const probability = found.find((each) => each.intent === intent)?.probability ?? 0;
  return probability < LEAST_SITUATION ? 'situation:overload' : intent;
}

/** "Ich kann nicht mehr. Gibt es etwas Ruhiges in Köln?": the first sentence is not passed over. */
export async function findSituation(text: string, whole: readonly RankedIntent[]): Promise<Situation | null> {
  const likely = whole.filter(({ intent }) => isSituation(intent));
  const sum = likely.reduce((all, { probability }) => all + probability, 0);
  if (likely[0] && sum > CLEAR) return likely[0].intent as Situation;
  const sentences = text.split(/(?<=[.!?,;\n])\s+/u).filter((sentence) => /\s/u.test(sentence.trim()));
  if (sentences.length < 2) return null;
  for (const sentence of sentences) {
    const [best] = await findIntents(sentence);
    if (!best || !isSituation(best.intent)) continue;
    const states = !UNASKED.has(best.intent) && statesWish(readWishes(sentence));
    if (best.probability > (states ? VERY_CLEAR : CLEAR)) return best.intent;
  }
  return null;
}

/** Checks whether a sentence states a wish; a ward that somebody flees from is part of the situation. */
const statesWish = ({ wishes, hasWork }: Asked['read']) =>
  hasWork || Object.keys(wishes).some((name) => name !== 'q' && name !== 'withoutShift');

/** Finds a death or an attack in one of the clauses: whatever else is written, that is answered. */
export async function findGravest(text: string): Promise<Situation | null> {
  for (const clause of text.split(/(?<=[.!?,;\n])\s+/u)) {
    const [best] = await findIntents(clause);
    if (best && best.probability > CLEAR && isSituation(best.intent) && UNASKED.has(best.intent)) return best.intent;
  }
  return null;
}

export const withWarmth = (decision: Decision, situation: Situation, language: Asked['language']): Decision => ({
  ...decision,
  say: [say[language][situation], decision.say].filter(Boolean).join(' '),
});

/** Returns one warm sentence with where to find help, then the wish behind it: jobs where one is stated, otherwise what would help most. */
export async function situationRule(asked: Asked, situation: Situation): Promise<Decision> {
  const { language, read, state } = asked;
  const sentence = say[language][situation satisfies Sentence];
  const states =
    read.wishes.location !== undefined ||
    (read.hasPlaces && read.hasWork) ||
    (SEARCHING.test(asked.text) && Object.keys(read.wishes).length > 0);
  if (UNASKED.has(situation)) return { say: sentence, calls: [] };
  if (!states || ASKS_LEAVE.test(asked.text)) return { say: sentence, calls: [], ask: askRelief(language, situation) };
  const found = await decideSearch({ ...asked, state: { ...state, search: null } });
  return { ...found, say: [sentence, found.say].filter(Boolean).join(' ') };
}
