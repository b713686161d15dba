import { expect, it } from 'vitest';
import type { Wish } from '../sentence/wish.ts';
import { tradeVocabulary } from '../taxonomy/vocabulary.ts';
import { readSentence } from './read-sentence.ts';

/** Each wish by its words, and how it is read. */
const GERMAN: readonly [words: string, kind: Wish['kind'], value?: string][] = [
  ['Nachtdienst', 'shift', 'night'],
  ['Spätdienst', 'shift', 'late'],
  ['Wochenenden', 'weekend'],
  ['Rufbereitschaft', 'onCall'],
  ['Zeitarbeit', 'agency'],
  ['Chirurgie', 'specialty', 'surgery'],
  ['Altenpflege', 'occupation', 'altenpflege'],
  ['Pflegeheim', 'employerKind', 'pflegeheim'],
  ['Befristung', 'contract', 'fixed_term'],
  ['Ausbildungsplätze', 'training'],
];
const ENGLISH: typeof GERMAN = [
  ['night shifts', 'shift', 'night'],
  ['late shifts', 'shift', 'late'],
  ['weekends', 'weekend'],
  ['on-call duty', 'onCall'],
  ['agencies', 'agency'],
  ['surgery', 'specialty', 'surgery'],
  ['nursing homes', 'employerKind', 'pflegeheim'],
];
/** Phrases of refusal; the sign marks the place of what is refused. */
const GERMAN_CUES = [
  'ohne #',
  'kein #',
  'keine # mehr',
  'bitte keine #',
  'bloß keine #',
  'nie wieder #',
  'auf keinen Fall #',
  '# nein danke',
  '# kommt für mich nicht in Frage',
  '# geht bei mir nicht',
  '# mag ich nicht',
  '# will ich nicht mehr',
  '# lehne ich ab',
  'auf # möchte ich verzichten',
  'ich habe genug von #',
  'alles außer #',
  '# scheidet aus',
  'ich hasse #',
  '#: nein',
  '#? Nein danke',
  '# – nein',
  'Hauptsache kein #',
  '# nur ohne mich',
  '# könnt ihr behalten',
  '# überlasse ich anderen',
  'verschont mich mit #',
  'lasst # bitte weg',
  'bitte schließen Sie # aus',
  'mit # habe ich abgeschlossen',
  'vor # habe ich Angst',
  'mir graut vor #',
  '# finde ich furchtbar',
  '# macht mir keinen Spaß',
  '# war einmal',
  'für # fehlt mir die Kraft',
  '# will ich mir nicht mehr antun',
  'koa #',
];
const ENGLISH_CUES = [
  'no #',
  'without #',
  'never #',
  'I do not want #',
  "I don't want any #",
  'no more #',
  'anything but #',
  '# are not an option',
  'I hate #',
  'avoid #',
  '# no thanks',
  '#: no',
  '#? No thanks.',
  'leave # out',
  'spare me #',
  'I am done with #',
  '# are a thing of the past',
  '# need not apply',
  'I left # for good',
  'not interested in #',
];
const GERMAN_FRAMES = ['MFA in Köln, #', '#, MFA in Köln', 'Ich suche eine Stelle als MFA in Köln, aber #'];
const ENGLISH_FRAMES = ['physiotherapist in Berlin, #', '#, physiotherapist in Berlin'];

type Case = readonly [text: string, kind: Wish['kind'], value: string | undefined];

function combine(wishes: typeof GERMAN, cues: readonly string[], frames: readonly string[]): Case[] {
  return wishes.flatMap(([words, kind, value]) =>
    cues.flatMap((cue) => frames.map((frame): Case => [frame.replace('#', cue.replace('#', words)), kind, value])),
  );
}

const CASES = [...combine(GERMAN, GERMAN_CUES, GERMAN_FRAMES), ...combine(ENGLISH, ENGLISH_CUES, ENGLISH_FRAMES)];

const READINGS = new Map(CASES.map(([text]) => [text, readSentence(text, tradeVocabulary()).wishes]));
const wishesOf = (text: string) => READINGS.get(text) ?? [];

/** Wants what the sentence refuses. */
function isInverted([text, kind, value]: Case): boolean {
  const wishes = wishesOf(text);
  const isIt = (wish: Wish) =>
    (wish.kind === kind || (kind === 'training' && wish.kind === 'occupation' && wish.values.includes('ausbildung'))) &&
    (value === undefined || wish.values.includes(value));
  return wishes.some((wish) => isIt(wish) && wish.polarity !== 'excluded' && !wish.isUnsure);
}

/** Refuses what the sentence refuses, or asks. */
function isRefused([text, kind, value]: Case): boolean {
  return wishesOf(text).some(
    (wish) =>
      (wish.polarity === 'excluded' || wish.isUnsure) &&
      wish.kind === kind &&
      (value === undefined || wish.values.includes(value)),
  );
}

it('combines at least 300 refusals', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(300);
});

it('never wants what is refused', () => {
  expect(CASES.filter(isInverted)).toEqual([]);
});

it('refuses what is refused', () => {
  expect(CASES.filter((each) => !isRefused(each))).toEqual([]);
});

it('goes on to want the occupation and the place', () => {
  const isLost = ([text]: Case) => {
    const wants = (kind: Wish['kind']) =>
      wishesOf(text).some((wish) => wish.kind === kind && wish.polarity === 'wanted');
    return !wants('occupation') || !wants('place');
  };
  expect(CASES.filter(isLost)).toEqual([]);
});

it.each(['nie', 'auf keinen Fall', 'gar nicht', 'bitte nicht'])(
  'ends a phrase at a comma: "arbeiten, am Wochenende %s" refuses the weekend alone',
  (refusal) => {
    const { wishes } = readSentence(`nachts möchte ich arbeiten, am Wochenende ${refusal}`, tradeVocabulary());
    expect(wishes).toMatchObject([
      { kind: 'shift', values: ['night'], polarity: 'wanted' },
      { kind: 'weekend', polarity: 'excluded' },
    ]);
  },
);
