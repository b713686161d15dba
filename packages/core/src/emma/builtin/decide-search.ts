import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import { findTopicOf } from '../../help-articles/list-help-articles.ts';
import { changeWishes, mergeWishes } from './change-wishes.ts';
import { type Asked, call, type Decision, sayOnly } from './decision.ts';
import type { Intent, Intents } from './find-intent.ts';
import { askNights, askPlace, askWhat } from './questions.ts';
import { readWishes } from './read-wishes.ts';

/** These are answers only to a message that says nothing else. */
const SMALL_TALK = [
  'identity',
  'abilities',
  'languages',
  'howAreYou',
  'joke',
  'compliment',
  'goodbye',
  'thanks',
  'tired',
  'offTopic',
  'greeting',
] as const satisfies readonly Intent[];

/** A message that asks for nothing else is a search, or the change of one. */
export async function decideSearch(asked: Asked, intents: Intents): Promise<Decision> {
  const { text, state, language, search } = asked;
  const before = state.search ?? {};
  const first = await readWishes(text, search);
  const changed = changeWishes(text, before, first.wishes);
  const read = changed.search ? await readWishes(changed.rest, search) : first;
  const { wishes, hasWork, unknown } = read;
  if (changed.asksNights && Object.keys(before).length > 0) return { calls: [], ask: askNights(language) };
  const isSilent = Object.keys(wishes).length === 0;
  if (isSilent && !changed.search) return smallTalk(asked, intents);
  if (!state.search && !hasWork && onlySmall(wishes)) return smallTalk(asked, intents);
  if (!hasWork && intents.words.length <= 3 && (intents.has('thanks') || intents.has('goodbye')))
    return smallTalk(asked, intents);
  if (!hasWork && !state.search && wishes.location === undefined && intents.has('tired'))
    return sayOnly('tired', language);
  // Words about something else may hold a place: "Wie wird das Wetter in Köln?"
  if (!hasWork && intents.has('offTopic')) return sayOnly('offTopic', language);
  if (!state.search && isSilent) return sayOnly('noJobs', language);
  const unheard = hasWork ? undefined : findUnheardWork(text, unknown);
  if (unheard) return { calls: [], ...askWhat(language, unheard) };
  const base = changed.search ?? state.search;
  const found = call('searchJobs', { ...withRadius(mergeWishes(base, wishes, text, read), changed.search), page: 1 });
  return changed.asksNights ? { ...found, ask: askNights(language) } : found;
}

/** A radius of "näher" stays though the place was named with it. */
function withRadius(merged: EmmaSearch, changed: EmmaSearch | null): EmmaSearch {
  return changed?.sort === 'distance' && changed.radius !== undefined && merged.radius === undefined
    ? { ...merged, radius: changed.radius }
    : merged;
}

/** A radius or a date alone is no search. */
const onlySmall = (wishes: EmmaSearch) => Object.keys(wishes).every((name) => ['radius', 'start'].includes(name));

/** "Bäcker in Köln", "Stellen als Pilot": the work that was named, where it is none that we know. */
function findUnheardWork(text: string, unknown: readonly string[]): string | undefined {
  const words: readonly string[] = text.match(/[\p{L}-]+/gu) ?? [];
  return unknown.find((word) => {
    const at = words.indexOf(word);
    const isNamedAs = /^(?:als|as|an?)$/iu.test(words[at - 1] ?? '');
    return at >= 0 && (isNamedAs || (at === 0 && /^(?:in|bei|um|near|around)$/iu.test(words[1] ?? '')));
  });
}

const NEAR_ME =
  /(?:in\s+meiner|bei\s+mir\s+in\s+der)\s+(?:nähe|umgebung|gegend)|(?<![\p{L}])(?:near|around|close\s+to)\s+me(?![\p{L}])/iu;

function smallTalk({ language, state, text }: Asked, intents: Intents): Decision {
  const found = SMALL_TALK.find((intent) => intents.has(intent));
  if (found) return sayOnly(found, language);
  if (intents.has('no')) return sayOnly('no', language);
  if (intents.has('yes')) return sayOnly('yes', language);
  const topic = findTopicOf(text, language);
  if (topic) return call('helpArticle', { topic });
  if (state.search === null && NEAR_ME.test(text)) return { calls: [], ask: askPlace(language) };
  if (state.search === null) return { calls: [], ...askWhat(language) };
  return sayOnly('unclear', language);
}
