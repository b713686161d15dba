import { describe, expect, it } from 'vitest';
import { createLoad, KINDS } from './load.ts';

describe('the load', () => {
  const load = createLoad('measured', 450);

  it('is the same in every run', () => {
    expect(createLoad('measured', 450)).toEqual(load);
  });

  it('asks nothing twice, so that no answer is remembered', () => {
    const taken = new Set(load.map(({ path }) => path));
    expect(taken.size).toBe(450);
    expect(createLoad('another', 900, taken).filter(({ path }) => taken.has(path))).toEqual([]);
  });

  it('has an equal share of every kind, and every order', () => {
    for (const kind of KINDS) expect(load.filter((query) => query.kind === kind)).toHaveLength(50);
    const sorts = new Set(load.flatMap(({ kind, question }) => (kind === 'sorted' && question ? question.sort : [])));
    expect(sorts.size).toBe(7);
  });

  it('asks the others everything but autocomplete', () => {
    for (const { kind, question } of load) expect(question === undefined).toBe(kind === 'autocomplete');
  });
});
