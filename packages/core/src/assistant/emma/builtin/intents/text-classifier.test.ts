import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { createTextClassifier, type LabelledTexts, type ListMore, trainTextModel } from './text-classifier.ts';

const trainTextClassifier = async (texts: LabelledTexts, listMore?: ListMore) =>
  createTextClassifier(await trainTextModel(texts, listMore), listMore);

const TEXTS = {
  colour: [
    'the sky is blue',
    'roses are red',
    'grass is green',
    'a blue car',
    'red shoes',
    'green leaves',
    'blue eyes',
  ],
  food: [
    'bread with butter',
    'soup and bread',
    'cake with cream',
    'warm soup',
    'butter cake',
    'fresh bread',
    'hot soup',
  ],
};
const best = async (text: string) => (await trainTextClassifier(TEXTS)).classify(text).ranked[0]?.label;

test('texts it has not seen get the label of texts with such words', async () => {
  expect(await best('a red sky')).toBe('colour');
  expect(await best('bread and cake')).toBe('food');
});

test('a typo leaves enough letters to know the word by', async () => {
  expect(await best('brread with buttter')).toBe('food');
  expect(await best('gren gras')).toBe('colour');
});

test('the probabilities of all labels add up to one, and unknown words decide nothing', async () => {
  const classifier = await trainTextClassifier(TEXTS);
  const sum = classifier.classify('red soup').ranked.reduce((all, { probability }) => all + probability, 0);
  expect(sum).toBeCloseTo(1);
  expect(classifier.classify('xyzzy qwrt plugh jkj vwv zzz').ranked[0]?.probability).toBeLessThan(0.7);
});

test('a model that was stored and read again classifies alike', async () => {
  const model = await trainTextModel(TEXTS);
  const read = createTextClassifier(deserialize(serialize(model)));
  expect(read.classify('red butter')).toEqual(createTextClassifier(model).classify('red butter'));
});

test('the same texts give the same weights', async () => {
  const [one, other] = await Promise.all([trainTextClassifier(TEXTS), trainTextClassifier(TEXTS)]);
  expect(one?.classify('red butter')).toEqual(other?.classify('red butter'));
});

test('further features count', async () => {
  const isLoud = (text: string) => (text === text.toUpperCase() ? ['loud'] : []);
  const texts = { loud: ['YES', 'COME ON', 'NO WAY', 'STOP'], quiet: ['yes', 'come on', 'no way', 'stop'] };
  const classifier = await trainTextClassifier(texts, isLoud);
  expect(classifier.classify('GO HOME').ranked[0]?.label).toBe('loud');
  expect(classifier.classify('go home').ranked[0]?.label).toBe('quiet');
});
