import type { ClassChoices } from '@stellenvisite/contract/occupations.schema';

type OccupationChoice = ClassChoices['occupations'][number];

const fold = (text: string) => text.trim().toLocaleLowerCase('de');

/** Those whose name holds what was typed, or all, each category together. */
export function matchOccupations(choices: readonly OccupationChoice[], typed: string): OccupationChoice[] {
  const wanted = fold(typed);
  // A field that already holds a choice offers the others too.
  const found = findChoice(choices, typed) ? choices : choices.filter(({ label }) => fold(label).includes(wanted));
  return [...Map.groupBy(found, ({ category }) => category).values()].flat();
}

export function findChoice(choices: readonly OccupationChoice[], typed: string): OccupationChoice | undefined {
  return choices.find(({ label }) => fold(label) === fold(typed));
}
