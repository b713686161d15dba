import { describe, expect, it } from 'vitest';
import { SpareCopies } from './spare-copies.ts';

const page = (text: string) => Buffer.from(text.repeat(100));

describe('spare copies', () => {
  it('are the page itself and then copies, and the same one again once it is given back', () => {
    const copies = new SpareCopies({ maxBytes: 1000 });
    const original = page('a');
    expect(copies.take(original)).toBe(original);
    const copy = copies.take(original);
    expect(copy).toEqual(original);
    expect(copy).not.toBe(original);
    copies.giveBack(original, copy);
    expect(copies.take(original)).toBe(copy);
  });

  it('are never in two hands', () => {
    const copies = new SpareCopies({ maxBytes: 1000 });
    const original = page('a');
    copies.giveBack(original, copies.take(original));
    expect(copies.take(original)).not.toBe(copies.take(original));
  });

  it('are given up where they were used least recently', () => {
    const copies = new SpareCopies({ maxBytes: 250 });
    const pages = [page('a'), page('b'), page('c')];
    const given = pages.map((original) => copies.take(original));
    for (const [index, original] of pages.entries()) copies.giveBack(original, given[index] ?? original);
    const taken = pages.map((original, index) => copies.take(original) === given[index]);
    expect(taken).toEqual([false, true, true]);
  });
});
