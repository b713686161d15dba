import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { fillText } from './fill-text.ts';

const random = createRandom('texts');

describe('fillText', () => {
  it('puts facts in, numbers with a point at the thousands', () => {
    expect(fillText('{city}: {beds} Betten', { city: 'Köln', beds: 1217 }, random)).toBe('Köln: 1.217 Betten');
  });

  it('keeps to the bounds and the steps of a number', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const value = Number(fillText('#50-90/10#', {}, createRandom(seed)));
        expect([50, 60, 70, 80, 90]).toContain(value);
      }),
    );
  });

  it('writes a year as a year', () => {
    expect(fillText('#2021-2021#', {}, random)).toBe('2021');
    expect(fillText('#1500-1500#', {}, random)).toBe('1.500');
  });

  it('takes one of the choices', () => {
    expect(['ein Tag', 'zwei Tage']).toContain(fillText('[ein Tag|zwei Tage]', {}, random));
  });

  it('refuses a text that asks for an unknown fact', () => {
    expect(() => fillText('{nothing}', {}, random)).toThrow('nothing');
  });
});
