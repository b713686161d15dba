import concepts from './concepts.json' with { type: 'json' };
import answers from './examples/answers.json' with { type: 'json' };
import help from './examples/help.json' with { type: 'json' };
import jobs from './examples/jobs.json' with { type: 'json' };
import limits from './examples/limits.json' with { type: 'json' };
import own from './examples/own.json' with { type: 'json' };
import pay from './examples/pay.json' with { type: 'json' };
import search from './examples/search.json' with { type: 'json' };
import situations from './examples/situations.json' with { type: 'json' };
import talk from './examples/talk.json' with { type: 'json' };
import { listConcepts } from './list-concepts.ts';
import { keyOfTraining, readStoredModel, storeModel } from './store-model.ts';
import { createTextClassifier, type TextClassifier, trainTextModel } from './text-classifier.ts';

/** Hand-written messages of people by what they want with them. */
const EXAMPLES = {
  ...answers,
  ...help,
  ...jobs,
  ...limits,
  ...own,
  ...pay,
  ...search,
  ...situations,
  ...talk,
};
export type Intent = keyof typeof EXAMPLES;
export type Situation = keyof typeof situations;

export const isSituation = (intent: Intent): intent is Situation => Object.hasOwn(situations, intent);
export const isTalk = (intent: Intent): boolean => Object.hasOwn(talk, intent) || intent === 'abuse';

/** Returns the topic of the help that an intent asks for. */
export const topicOf = (intent: Intent): string | null => /^help:(.+)$/u.exec(intent)?.[1] ?? null;

export type RankedIntent = { intent: Intent; probability: number };

let prepared: Promise<TextClassifier> | null = null;

/** Reads what the build has trained, or trains, once for the process; called at the start, so that nobody's first question waits for it. */
export function prepareIntents(): Promise<TextClassifier> {
  prepared ??= loadClassifier();
  return prepared;
}

async function loadClassifier(): Promise<TextClassifier> {
  const key = keyOfTraining(EXAMPLES, concepts);
  const stored = readStoredModel(key);
  if (stored) return createTextClassifier(stored, listConcepts);
  const model = await trainTextModel(EXAMPLES, listConcepts);
  storeModel(key, model);
  return createTextClassifier(model, listConcepts);
}

/** Finds the intents a message may have, the most probable first. */
export async function findIntents(text: string): Promise<RankedIntent[]> {
  const { ranked } = (await prepareIntents()).classify(text);
  return ranked.map(({ label, probability }) => ({ intent: label as Intent, probability }));
}
