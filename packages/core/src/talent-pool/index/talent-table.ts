import { COLUMN_NAMES, type ColumnName, DICTIONARIES, type TalentFacts, type ValueOf } from './talent-facts.ts';

/**
 * The visible profiles as columns of numbers: a filter asks each value once and then reads one short list, where a walk through a
 * hundred thousand profiles would wait for memory at every step.
 */
export type TalentTable = {
  listed: readonly TalentFacts[];
  columns: Readonly<Record<ColumnName, Uint32Array>>;
};

export function toTalentTable(listed: readonly TalentFacts[]): TalentTable {
  const columns = COLUMN_NAMES.map(() => new Uint32Array(listed.length));
  for (const [place, { codes }] of listed.entries()) {
    for (const [index, column] of columns.entries()) column[place] = codes[index] ?? 0;
  }
  const byName = Object.fromEntries(COLUMN_NAMES.map((name, index) => [name, columns[index]]));
  return { listed, columns: byName as TalentTable['columns'] };
}

/** For each value of a column what it weighs. */
export type Weight = { codes: Uint32Array; weights: Uint8Array };

/** In `table.columns.region` every profile has the region that the viewer sees. */
export function weigh<N extends ColumnName>(
  { columns }: Pick<TalentTable, 'columns'>,
  column: N,
  weightOf: (value: ValueOf<N>) => number,
): Weight {
  const values = DICTIONARIES[column].values as readonly ValueOf<N>[];
  return { codes: columns[column], weights: Uint8Array.from(values, weightOf) };
}

export const weightAt = ({ codes, weights }: Weight, place: number): number => weights[codes[place] ?? 0] ?? 0;
