import { BENEFIT_GROUPS } from '@stellenvisite/contract/job-fields';
import type { Benefit } from '@stellenvisite/contract/job-fields.schema';
import benefits from '../data/benefits.json' with { type: 'json' };
import type { Random } from '../random.ts';
import { type Facts, fillText } from './fill-text.ts';

type Offer = { title: string; text: string; always?: boolean; for?: string[]; only?: string[]; not?: string[] };
const OFFERS: Record<(typeof BENEFIT_GROUPS)[number], Offer[]> = benefits;

/** Weiterbildungsbefugnis is counted in months and differs by employer. */
const TRAINING_MONTHS = ['12', '18', '24', '30', '36', '48', '60', '72'];

export function writeBenefits(tags: ReadonlySet<string>, facts: Facts, random: Random): Benefit[] {
  const known = { ...facts, months: random.pick(TRAINING_MONTHS) };
  return BENEFIT_GROUPS.flatMap((group) => {
    const fitting = OFFERS[group].filter((offer) => fits(offer, tags));
    const chosen = random.sample(fitting, random.int(1, 3));
    return differentTitles([...fitting.filter((offer) => offer.always), ...chosen]).map((offer) => ({
      group,
      title: fillText(offer.title, known, random),
      text: fillText(offer.text, known, random),
    }));
  });
}

export function fits(offer: { for?: string[]; only?: string[]; not?: string[] }, tags: ReadonlySet<string>): boolean {
  const any = (wanted: string[]) => wanted.some((tag) => tags.has(tag));
  return (!offer.for || any(offer.for)) && (!offer.only || any(offer.only)) && !(offer.not && any(offer.not));
}

function differentTitles(offers: Offer[]): Offer[] {
  return offers.filter((offer, at) => offers.findIndex((other) => other.title === offer.title) === at);
}
