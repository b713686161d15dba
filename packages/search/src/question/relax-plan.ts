import { UNDERSTOOD_KINDS } from '@stellenvisite/contract/job-search';
import type { Understood } from '@stellenvisite/contract/job-search.schema';
import type { QueryPlan, UnderstoodQuery, Unit } from './query-plan.ts';

/**
 * Where no job meets every part of a question, the parts that say least are left out one after the other, until some job meets
 * the rest. What stands in quotes is wanted as it is, and what was asked for first of all stays.
 */
export function relaxPlan(asked: UnderstoodQuery, hasHits: (plan: QueryPlan) => boolean): UnderstoodQuery {
  const places = asked.plan.units.filter((unit) => isPlace(unit, asked));
  if (places.length === 0) return relaxWords(asked, hasHits);
  // A place is a filter: it stays, even where no job matches the words there.
  const anywhere = { ...asked.plan, units: asked.plan.units.filter((unit) => !places.includes(unit)) };
  if (anywhere.units.length === 0 || hasHits(anywhere)) return asked;
  const { plan, understood } = relaxWords({ ...asked, plan: anywhere }, hasHits);
  return { ...asked, plan: { ...plan, units: [...plan.units, ...places] }, understood };
}

function isPlace(unit: Unit, { understood }: UnderstoodQuery): boolean {
  return understood.some(({ kind, text }) => kind === 'location' && text === unit.text);
}

function relaxWords(asked: UnderstoodQuery, hasHits: (plan: QueryPlan) => boolean): UnderstoodQuery {
  const importance = (unit: Unit) => importanceOf(asked.understood.find(({ text }) => text === unit.text));
  const dispensable = asked.plan.units
    .filter(({ phrase }) => phrase === undefined)
    .toSorted((a, b) => importance(a) - importance(b))
    .slice(0, asked.plan.units.length - 1);
  for (const leftOut of choices(dispensable)) {
    const plan = { ...asked.plan, units: asked.plan.units.filter((unit) => !leftOut.includes(unit)) };
    if (hasHits(plan)) return { ...asked, plan, understood: markLeftOut(asked.understood, leftOut) };
  }
  return asked;
}

/** Each part alone first, then more and more of them. */
function choices(units: readonly Unit[]): Unit[][] {
  return [...units.map((unit) => [unit]), ...units.slice(1).map((_unit, index) => units.slice(0, index + 2))];
}

/** The list of kinds begins with what matters most. */
function importanceOf(part: Understood | undefined): number {
  return part ? -UNDERSTOOD_KINDS.indexOf(part.kind) : -UNDERSTOOD_KINDS.length;
}

function markLeftOut(understood: readonly Understood[], units: readonly Unit[]): Understood[] {
  return understood.map((part) =>
    units.some(({ text }) => text === part.text) ? { ...part, isLeftOut: true, also: [] } : part,
  );
}
