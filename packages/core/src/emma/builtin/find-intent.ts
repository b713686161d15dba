import { HELP_WORDS } from '../../help-articles/help-articles.ts';
import { foldWords } from './fold-words.ts';
import written from './phrases.json' with { type: 'json' };
import { holdsPhrase, type Phrase, parsePhrase } from './phrases.ts';

export type Intent = keyof typeof written;

const PHRASES = new Map<Intent, Phrase[]>(
  Object.entries(written).map(([intent, phrases]) => [
    intent as Intent,
    // One letter away from an insult stands an ordinary word: "vergiss" is none.
    phrases.map((phrase) => parsePhrase(phrase, { isExact: intent === 'abuse' })),
  ]),
);
const HELP = HELP_WORDS.map(({ topic, words }) => ({
  topic,
  phrases: words.map((word) => parsePhrase(toStems(word))),
}));

/** The words of an article stand for all their forms. */
function toStems(words: string): string {
  return words
    .replaceAll('-', ' ')
    .split(' ')
    .map((word) => (word.length >= 5 ? `${word}*` : word))
    .join(' ');
}

/** Which intents a message may have; the caller knows which one goes first. */
export type Intents = { has(intent: Intent): boolean; helpTopic: string | null; words: readonly string[] };

export function findIntents(text: string): Intents {
  const words = foldWords(text);
  const holds = (phrases: readonly Phrase[]) => phrases.some((phrase) => holdsPhrase(words, phrase));
  const known = new Map<Intent, boolean>();
  return {
    has(intent) {
      const found = known.get(intent) ?? holds(PHRASES.get(intent) ?? []);
      known.set(intent, found);
      return found;
    },
    helpTopic: HELP.find(({ phrases }) => holds(phrases))?.topic ?? null,
    words,
  };
}
