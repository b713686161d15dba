/** Values by number, in the order of their first appearance. Values of the same content have one number, and are one object in memory. */
export type NumberedValues<Value> = {
  numberOf(value: Value): number;
  /** Returns the one object that represents all values of this content. */
  share(value: Value): Value;
  readonly list: readonly Value[];
};

export function createNumberedValues<Value>(first: readonly Value[] = []): NumberedValues<Value> {
  const list: Value[] = [];
  const numbers = new Map<unknown, number>();
  const numberOf = (value: Value): number => {
    const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, list.length);
    return list.push(value) - 1;
  };
  for (const value of first) numberOf(value);
  return { list, numberOf, share: (value) => list[numberOf(value)] ?? value };
}

/** A column of numbered values, and for each of these values its weight. */
export type Weight = { codes: Uint32Array; weights: Uint8Array };

/** Weighs each value once: a filter then reads one short list instead of every row. */
export function weighColumn<Value>(
  codes: Uint32Array,
  values: NumberedValues<Value>,
  weightOf: (value: Value) => number,
): Weight {
  return { codes, weights: Uint8Array.from(values.list, weightOf) };
}

export const weightAt = ({ codes, weights }: Weight, place: number): number => weights[codes[place] ?? 0] ?? 0;
