import {
  API_TYPES,
  BOUNDARIES,
  DEAD_CODE,
  LINT,
  STRUCTURE,
  type Step,
  TRANSACTIONS,
  TYPES,
  UNIT,
  WEB_TYPEGEN,
  WEB_TYPES,
} from './run-step.ts';

/** The checks of `npm run check -- <name>`; the steps of one name run in order, those of different names in parallel. */
export const CHECKS: Record<string, Step[]> = {
  types: [WEB_TYPEGEN, API_TYPES, TYPES, WEB_TYPES],
  unit: [UNIT],
  lint: [LINT],
  boundaries: [BOUNDARIES],
  // Without the generated types their importers would count as broken, and what they use as dead.
  'dead-code': [WEB_TYPEGEN, API_TYPES, DEAD_CODE],
  transactions: [TRANSACTIONS],
  structure: [STRUCTURE],
};

export type Changes = {
  /** The commit that the working copy is compared with. */
  since: string;
  files: string[];
};

/**
 * Returns the steps with these names, or all of them without names. With changes, the steps that can work on some files are limited to
 * the changed ones; types, boundaries and dead code depend on the whole project. Lists with a common step become one list, so that
 * each step runs once and before those that need it.
 */
export function selectChecks(names: readonly string[], changes?: Changes): Step[][] {
  const unknown = names.filter((name) => !Object.hasOwn(CHECKS, name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. The steps are ${Object.keys(CHECKS).join(', ')}.`);
  const selected = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name));
  return joinLists(selected.map(([, steps]) => steps)).map((steps) =>
    changes ? steps.flatMap((step) => limit(step, changes)) : steps,
  );
}

function joinLists(lists: Step[][]): Step[][] {
  const joined: Set<Step>[] = [];
  for (const steps of lists) {
    const earlier = joined.find((list) => steps.some((step) => list.has(step)));
    if (earlier) for (const step of steps) earlier.add(step);
    else joined.push(new Set(steps));
  }
  return joined.map((list) => [...list]);
}

function limit(step: Step, { since, files }: Changes): Step[] {
  if (step === UNIT) return [{ ...step, command: [...step.command, '--changed', since, '--passWithNoTests'] }];
  if (step !== LINT) return [step];
  if (files.length === 0) return [];
  // The last argument is the folder to read.
  return [{ ...step, command: [...step.command.slice(0, -1), '--no-errors-on-unmatched', ...files] }];
}
