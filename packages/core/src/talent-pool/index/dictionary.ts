/** Numbers values as they come: those that say the same have one number, and are one value in memory. */
export class Dictionary<Value> {
  readonly #values: Value[] = [];
  readonly #codes = new Map<unknown, number>();

  constructor(first: readonly Value[] = []) {
    for (const value of first) this.codeOf(value);
  }

  /** By their numbers. */
  get values(): readonly Value[] {
    return this.#values;
  }

  codeOf(value: Value): number {
    const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#values.length;
    this.#values.push(value);
    this.#codes.set(key, code);
    return code;
  }

  share(value: Value): Value {
    return this.#values[this.codeOf(value)] ?? value;
  }
}
