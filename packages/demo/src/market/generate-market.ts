import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import type { DemoPlace, DemoPlaces } from '../demo-places.ts';
import { generateLogo, generatePictures, type Picture } from '../pictures/generate-pictures.ts';
import { createRandom } from '../random.ts';
import { coreMixOf } from './core-jobs.ts';
import { type EmployerInfo, generateEmployer } from './generate-employer.ts';
import { type GeneratedJob, generateJob } from './generate-job.ts';
import { generateTraining } from './generate-training.ts';
import { type Placeable, placeEmployers } from './place-employers.ts';
import { EMPLOYER_MODELS, type EmployerModel } from './vocabulary.ts';

export type MarketOptions = { seed?: string; jobs: number; now: Date; places: DemoPlaces };
export type GeneratedEmployer = EmployerInfo & {
  index: number;
  jobCount: number;
  jobs(): Generator<GeneratedJob>;
  pictures(): Picture[];
  logo(): Picture;
};

export const DEMO_SEED = 'stellenvisite';
/** Three in a hundred are expired, so this leaves well over six thousand to apply for. */
export const DEMO_JOBS = 6600;

type Card = { model: EmployerModel; country: Country };

/**
 * Generates the market, employer by employer, the same for the same seed; only dates follow `now`. Jobs are generated when they are read,
 * so a million of them need no more memory than one.
 */
export function* generateMarket({ seed = DEMO_SEED, jobs, now, places }: MarketOptions): Generator<GeneratedEmployer> {
  const plan = planEmployers(seed, jobs);
  const towns = new Map(
    COUNTRIES.flatMap((country) => [
      ...placeEmployers(
        seed,
        country,
        plan.filter((employer) => employer.country === country),
        places,
      ),
    ]),
  );
  for (const { index, model, jobs: jobCount } of plan) {
    const info = generateEmployer(seed, { index, model, place: requireTown(towns, index) }, places, now);
    yield {
      ...info,
      index,
      jobCount,
      jobs: () => generateJobs(seed, info, index, jobCount, now),
      pictures: () => generatePictures(seed, info, index),
      logo: () => generateLogo(seed, info, index),
    };
  }
}

function planEmployers(seed: string, jobs: number): Placeable[] {
  const deck = shuffledDeck(seed);
  const rounds = Math.max(1, Math.round(jobs / DEMO_JOBS));
  const weights = Array.from({ length: deck.length * rounds }, (_, index) =>
    weightOf(seed, index, cardAt(deck, index)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return weights.map((weight, index) => {
    const before = Math.round((jobs * sum) / total);
    sum += weight;
    return { index, ...cardAt(deck, index), jobs: Math.round((jobs * sum) / total) - before };
  });
}

function requireTown(towns: ReadonlyMap<number, DemoPlace>, index: number): DemoPlace {
  const town = towns.get(index);
  if (!town) throw new RangeError(`employer ${index} has no town`);
  return town;
}

function* generateJobs(
  seed: string,
  employer: EmployerInfo,
  employerIndex: number,
  count: number,
  now: Date,
): Generator<GeneratedJob> {
  for (let index = 0; index < count; index++)
    yield (coreMixOf(employer, index) ? null : generateTraining(seed, employer, employerIndex, index, now)) ??
      generateJob(seed, employer, employerIndex, index, now);
}

/** Returns a deck with one card for each employer, so that every employer model and every country keeps its share in a market of any size. */
function shuffledDeck(seed: string): Card[] {
  const cards = EMPLOYER_MODELS.flatMap((model) =>
    COUNTRIES.flatMap((country) => Array.from({ length: model.deck[country] }, () => ({ model, country }))),
  );
  return createRandom(`${seed}/deck`).sample(cards, cards.length);
}

function cardAt(deck: readonly Card[], index: number): Card {
  const card = deck[index % deck.length];
  if (!card) throw new RangeError('the deck is empty');
  return card;
}

function weightOf(seed: string, index: number, { model }: Card): number {
  return model.jobs * (0.6 + 0.8 * createRandom(`${seed}/weight/${index}`).next());
}
