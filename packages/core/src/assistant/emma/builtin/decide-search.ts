import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { AskedPay } from '../turn.ts';
import { changeWishes, mergeWishes } from './change-wishes.ts';
import { type Asked, call, type Decision, sayOnly } from './decision.ts';
import { askNights, askPlace, askWhat } from './questions.ts';
import { withStartDate } from './read-times.ts';
import { isChatWord, readWishes } from './read-wishes.ts';
import say from './say.json' with { type: 'json' };

/** A message that states wishes is a search, or the change of one; null where it states none. */
export async function decideSearch(asked: Asked): Promise<Decision> {
  const { text, state, language } = asked;
  const before = state.search ?? {};
  const changed = changeWishes(text, before, asked.read.wishes);
  const read = changed.search ? withStartDate(readWishes(changed.rest), changed.rest, state.today) : asked.read;
  const { wishes, hasWork, unknown } = read;
  if (changed.asksNights && Object.keys(before).length > 0) return { calls: [], ask: askNights(language) };
  const isSilent = Object.keys(wishes).length === 0;
  const unheard = hasWork ? undefined : findUnheardWork(text, unknown);
  if (unheard) return { calls: [], ...askWhat(language, unheard) };
  if (isSilent && !changed.search) return withoutWishes(asked);
  if (!state.search && !hasWork && onlySmall(wishes) && !state.profile) return withoutWishes(asked);
  const base = changed.search ?? state.search;
  const stated = state.search ? mergeWishes(base, wishes, text, read) : { ...changed.search, ...wishes };
  const merged = withRadius(stated, changed.search);
  const found = call('searchJobs', { ...withProfile(withEarlierWork(merged, asked), asked), page: 1 });
  return changed.asksNights ? { ...found, ask: askNights(language) } : found;
}

/** Decides about a message without wishes: searches by what is known, and otherwise asks for wishes. */
function withoutWishes({ text, state, language }: Asked): Decision {
  if (state.asked === 'relief') return { calls: [], ...askWhat(language), say: say[language].relief };
  if (state.search) return sayOnly('unclear', language);
  if (state.pay?.occupation) return call('searchJobs', { q: state.pay.occupation, ...placeOfPay(state.pay), page: 1 });
  if (state.profile?.occupations.length) return call('searchJobs', { fromProfile: true });
  return NEAR_ME.test(text) ? { calls: [], ask: askPlace(language) } : { calls: [], ...askWhat(language) };
}

/** "Zeig mir Stellen dazu" after a question for pay. */
const placeOfPay = ({ location }: AskedPay) => (location === undefined ? {} : { location });

/** Returns the work that an earlier message named, before anything was searched for: "I am a nurse from India, …". */
function withEarlierWork(wishes: EmmaSearch, { state }: Asked): EmmaSearch {
  if (state.search || wishes.q !== undefined || wishes.category !== undefined) return wishes;
  if (state.pay?.occupation) return { q: state.pay.occupation, ...placeOfPay(state.pay), ...wishes };
  const before = state.earlier.map(readWishes).find(({ hasWork, isTopic }) => hasWork && !isTopic)?.wishes;
  return {
    ...(before?.q === undefined ? {} : { q: before.q }),
    ...(before?.category === undefined ? {} : { category: before.category }),
    ...wishes,
  };
}

/** Adds to the wishes of a first search those that the profile answers: the field of work, and the place of people who look near home. */
function withProfile(wishes: EmmaSearch, { state: { profile, search: before }, text, read }: Asked): EmmaSearch {
  if (!profile || before) return wishes;
  // "Was gibt es auf der Inneren?" of a nurse means nursing.
  const namesWork = wishes.category !== undefined || read.hasOccupation || wishes.training === true;
  const namesPlace = wishes.location !== undefined || wishes.country !== undefined || wishes.remote !== undefined;
  return {
    ...(namesWork || profile.categories.length === 0 ? {} : { category: profile.categories }),
    ...(namesPlace || profile.location === null || ANYWHERE.test(text) ? {} : { location: profile.location }),
    ...wishes,
  };
}
const ANYWHERE = /egal\s+wo|überall|bundesweit|deutschlandweit|anywhere|everywhere|nationwide|irgendwo/iu;
const NEAR_ME =
  /(?:in\s+meiner|bei\s+mir\s+in\s+der)\s+(?:nähe|umgebung|gegend)|(?<![\p{L}])(?:near|around|close\s+to)\s+me(?![\p{L}])/iu;

/** A radius of "näher" stays though the place was named with it. */
function withRadius(merged: EmmaSearch, changed: EmmaSearch | null): EmmaSearch {
  return changed?.sort === 'distance' && changed.radius !== undefined && merged.radius === undefined
    ? { ...merged, radius: changed.radius }
    : merged;
}

/** A radius or a date alone is no search. */
const onlySmall = (wishes: EmmaSearch) =>
  Object.keys(wishes).every((name) => ['radius', 'start', 'sort'].includes(name));

const before = (words: readonly string[], at: number) => words.slice(Math.max(0, at - 2), at).join(' ');

/** "Bäcker in Köln", "Stellen als Pilot": the work that was named, where it is none that we know. */
function findUnheardWork(text: string, unknown: readonly string[]): string | undefined {
  const words: readonly string[] = text.match(/[\p{L}-]+/gu) ?? [];
  return unknown.find((word) => {
    if (isChatWord(word)) return false;
    const at = words.indexOf(word);
    const isNamedAs =
      /^(?:als|as)(?:\s+(?:an?|eine?))?$/iu.test(before(words, at)) || /^(?:als|as)$/iu.test(words[at - 1] ?? '');
    return at >= 0 && (isNamedAs || (at === 0 && /^(?:in|bei|um|near|around)$/iu.test(words[1] ?? '')));
  });
}
