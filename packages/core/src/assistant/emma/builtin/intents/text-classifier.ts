import { setImmediate } from 'node:timers/promises';
import { foldWords } from '../fold-words.ts';

/** Texts by their label. */
export type LabelledTexts = Readonly<Record<string, readonly string[]>>;

export type Classified = {
  /** All labels with their probability, the most probable first. */
  ranked: { label: string; probability: number }[];
};

/** Lists further features of a text, such as the concepts it names. */
export type ListMore = (text: string) => readonly string[];

export type TextClassifier = { classify(text: string): Classified };

/** A feature of fewer texts says nothing about others. */
const LEAST_TEXTS = 3;
const EPOCHS = 6;
const LEARNING_RATE = 0.3;
/** Pulls weights towards nothing, so that a word of one example does not decide alone. */
const DECAY = 0.0001;
const MIN_GRAM = 3;
const MAX_GRAM = 4;
const LONG_TEXT_WORDS = 4;
/** Others get their turn in between. */
const SAMPLES_AT_ONCE = 100;
const LEAST_ERROR = 1e-2;
const FIRST_SQUARE = 0.01;
/** Letters are many and say little each, whole words and concepts more. */
const IMPORTANCE = { letters: 1, words: 2, more: 2 } as const;
const SEED = 20261118;

/** The numbers of a text's features and how much each counts. */
type Features = { numbers: Uint32Array; values: Float32Array };
type Sample = Features & { label: number };
/** Known features with how telling each is: rare ones tell more. */
type Vocabulary = Map<string, { number: number; value: number }>;

/** The result of training: plain data, so that it can be stored. Weights are in steps of 1/127 of the largest of their feature. */
export type TextModel = {
  labels: string[];
  features: string[];
  /** How telling each feature is. */
  values: Float32Array;
  /** The step of each feature's weights. */
  steps: Float32Array;
  weights: Int8Array;
};

/**
 * Trains a multinomial logistic regression over words, pairs of words and letter n-grams by stochastic gradient descent with AdaGrad. The
 * same texts always give the same weights.
 */
export async function trainTextModel(texts: LabelledTexts, listMore: ListMore = () => []): Promise<TextModel> {
  const labels = Object.keys(texts);
  const read = labels.flatMap((label, index) =>
    (texts[label] ?? []).map((text) => ({ label: index, features: listFeatures(text, listMore) })),
  );
  const vocabulary = countFeatures(read.map(({ features }) => features));
  const samples = read.map(({ label, features }): Sample => ({ ...weigh(features, vocabulary), label }));
  const weights = new Float32Array(vocabulary.size * labels.length);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARE);
  const scores = new Float64Array(labels.length);
  const random = createRandom(SEED);
  const toProbabilities = scoreBy(weights, labels.length);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const [index, sample] of shuffle(samples, random).entries()) {
      toProbabilities(sample, scores);
      learn(sample, weights, squares, scores);
      if (index % SAMPLES_AT_ONCE === 0) await setImmediate();
    }
  return {
    labels,
    features: [...vocabulary.keys()],
    values: Float32Array.from(vocabulary.values(), ({ value }) => value),
    ...compress(weights, labels.length),
  };
}

/** Classifies texts by what a training came to. */
export function createTextClassifier(model: TextModel, listMore: ListMore = () => []): TextClassifier {
  const { labels, features, values, steps, weights } = model;
  const vocabulary: Vocabulary = new Map(
    features.map((feature, number) => [feature, { number, value: values[number] ?? 0 }]),
  );
  const toProbabilities = scoreBy(weights, labels.length, steps);
  return {
    classify(text) {
      const found = new Float64Array(labels.length);
      toProbabilities(weigh(listFeatures(text, listMore), vocabulary), found);
      const ranked = labels
        .map((label, index) => ({ label, probability: found[index] ?? 0 }))
        .sort((one, other) => other.probability - one.probability);
      return { ranked };
    },
  };
}

const listFeatures = (text: string, listMore: ListMore) =>
  new Set([...listOwnFeatures(text), ...listMore(text).map((feature) => `+ ${feature}`)]);

/** Rounds the weights to a quarter of their size; what rounding takes away decides nothing. */
function compress(weights: Float32Array, count: number): Pick<TextModel, 'steps' | 'weights'> {
  const steps = new Float32Array(weights.length / count);
  const small = new Int8Array(weights.length);
  for (let row = 0; row < steps.length; row += 1) {
    const base = row * count;
    let largest = 0;
    for (let label = 0; label < count; label += 1) largest = Math.max(largest, Math.abs(at(weights, base + label)));
    const step = largest / STEPS || 1;
    steps[row] = step;
    for (let label = 0; label < count; label += 1) small[base + label] = Math.round(at(weights, base + label) / step);
  }
  return { steps, weights: small };
}
const STEPS = 127;

const importanceOf = (feature: string) =>
  IMPORTANCE[feature.startsWith('w ') ? 'words' : feature.startsWith('+ ') ? 'more' : 'letters'];

function countFeatures(texts: readonly ReadonlySet<string>[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const features of texts) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const vocabulary: Vocabulary = new Map();
  for (const [feature, count] of counts)
    if (count >= LEAST_TEXTS)
      vocabulary.set(feature, {
        number: vocabulary.size,
        value: importanceOf(feature) * Math.log(texts.length / count),
      });
  return vocabulary;
}

/** Weighs the features so that long texts count as much as short ones. */
function weigh(features: ReadonlySet<string>, vocabulary: Vocabulary): Features {
  const known = [...features].flatMap((feature) => vocabulary.get(feature) ?? []);
  const length = Math.hypot(...known.map(({ value }) => value)) || 1;
  return {
    numbers: Uint32Array.from(known, ({ number }) => number),
    values: Float32Array.from(known, ({ value }) => value / length),
  };
}

function learn(sample: Sample, weights: Float32Array, squares: Float32Array, scores: Float64Array): void {
  scores[sample.label] = at(scores, sample.label) - 1;
  const count = scores.length;
  // Most labels are out of the question already.
  const wrong = Array.from(scores.keys()).filter((label) => Math.abs(at(scores, label)) > LEAST_ERROR);
  for (let index = 0; index < sample.numbers.length; index += 1) {
    const base = at(sample.numbers, index) * count;
    const value = at(sample.values, index);
    for (const label of wrong) {
      const place = base + label;
      const gradient = at(scores, label) * value + DECAY * at(weights, place);
      const square = at(squares, place) + gradient * gradient;
      squares[place] = square;
      weights[place] = at(weights, place) - (LEARNING_RATE * gradient) / Math.sqrt(square);
    }
  }
}

/** Reads a number that is there: a check of every access would take half of the training's time. */
const at = (numbers: Float32Array | Float64Array | Uint32Array, index: number): number => numbers[index] as number;

/** Returns a function that writes the probability of each label into `scores`. */
function scoreBy(weights: Float32Array | Int8Array, count: number, steps: Float32Array | null = null) {
  return ({ numbers, values }: Features, scores: Float64Array): void => {
    scores.fill(0);
    for (let index = 0; index < numbers.length; index += 1) {
      const number = at(numbers, index);
      const base = number * count;
      const value = at(values, index) * (steps ? at(steps, number) : 1);
      for (let label = 0; label < count; label += 1)
        scores[label] = (scores[label] as number) + value * (weights[base + label] as number);
    }
    const highest = Math.max(...scores);
    let sum = 0;
    for (let label = 0; label < count; label += 1) {
      const raised = Math.exp(at(scores, label) - highest);
      scores[label] = raised;
      sum += raised;
    }
    for (let label = 0; label < count; label += 1) scores[label] = at(scores, label) / sum;
  };
}

function listOwnFeatures(text: string): Set<string> {
  const words = foldWords(text).map((word) => word.replace(/\d/gu, '0'));
  const found = new Set<string>();
  for (const [index, word] of words.entries()) {
    found.add(`w ${word}`);
    found.add(`w ${words[index - 1] ?? '^'} ${word}`);
    const edged = `<${word}>`;
    for (let length = MIN_GRAM; length <= MAX_GRAM; length += 1)
      for (let from = 0; from + length <= edged.length; from += 1) found.add(edged.slice(from, from + length));
  }
  found.add(`w ${words.at(-1) ?? '^'} $`);
  if (text.includes('?')) found.add('?');
  if (words.length <= LONG_TEXT_WORDS) found.add(`length ${words.length}`);
  return found;
}

/** Mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
