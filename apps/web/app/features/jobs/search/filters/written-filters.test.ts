import fc from 'fast-check';
import { expect, test } from 'vitest';
import { understand } from '../results/understood.fixture.ts';
import { changeFilters, NO_FILTERS, type SearchFilters, toggleValue, withoutNarrowing } from '../search-filters.ts';
import { applyFilterChange, filtersInForce, writtenParts } from './written-filters.ts';

const q = 'hebamme wien teilzeit nacht 25 km';
const understood = understand(q, [
  { kind: 'occupation', text: 'hebamme', value: 'midwife' },
  { kind: 'location', text: 'wien', value: 'Wien' },
  { kind: 'employmentType', text: 'teilzeit', value: 'part_time' },
  { kind: 'shift', text: 'nacht', value: 'night' },
  { kind: 'radius', text: '25 km', value: '25' },
]);
const asked: SearchFilters = { ...NO_FILTERS, q };
const written = writtenParts(understood, asked);
const inForce = filtersInForce(asked, written);
const apply = (wanted: SearchFilters) => applyFilterChange(asked, written, wanted);

test('filters and the place among the words are in force as if they were chosen', () => {
  const chosen = { employmentType: ['part_time'], shift: ['night'], location: 'Wien', radius: '25' };
  expect(inForce).toEqual({ ...asked, ...chosen });
});

test('one of several places among the words does not become the place', () => {
  const either = understand('hebamme wien oder graz', [
    { kind: 'location', text: 'wien', value: 'Wien' },
    { kind: 'location', text: 'graz', value: 'Graz' },
  ]);
  expect(filtersInForce(asked, writtenParts(either, asked)).location).toBe('');
});

test('emptying the place takes it out of the words', () => {
  expect(apply(changeFilters(inForce, { location: '' }))).toEqual({ ...asked, q: 'hebamme teilzeit nacht 25 km' });
});

test('what was chosen by hand goes before what is written', () => {
  const chosen = { ...asked, shift: ['early'], location: 'Graz' };
  const parts = writtenParts(understood, chosen);
  expect(parts.map(({ kind }) => kind)).toEqual(['employmentType', 'radius']);
  expect(filtersInForce(chosen, parts).shift).toEqual(['early']);
});

test('a change elsewhere leaves the words as they are', () => {
  expect(apply(changeFilters(inForce, { weekendFree: true }))).toEqual({ ...asked, weekendFree: true });
});

test('taking a written filter back takes its words away', () => {
  expect(apply(toggleValue(inForce, 'shift', 'night'))).toEqual({ ...asked, q: 'hebamme wien teilzeit 25 km' });
});

test('choosing next to a written filter moves it out of the words', () => {
  const both = apply(toggleValue(inForce, 'employmentType', 'full_time'));
  expect(both).toEqual({ ...asked, q: 'hebamme wien nacht 25 km', employmentType: ['part_time', 'full_time'] });
});

test('another radius or place by hand replaces the written one', () => {
  expect(apply(changeFilters(inForce, { radius: '50' }))).toMatchObject({
    q: 'hebamme wien teilzeit nacht',
    radius: '50',
  });
  const graz = apply(changeFilters(inForce, { location: 'Graz' }));
  expect(graz).toMatchObject({ q: 'hebamme teilzeit nacht 25 km', location: 'Graz', radius: '' });
});

test('new words bring their own filters', () => {
  expect(apply(changeFilters(inForce, { q: 'OTA', location: 'Graz' }))).toEqual({
    ...NO_FILTERS,
    q: 'OTA',
    location: 'Graz',
  });
});

test('clearing the filters clears the written ones, and keeps occupation, place and radius', () => {
  expect(apply(withoutNarrowing(inForce))).toEqual({ ...asked, q: 'hebamme wien 25 km' });
});

test('asking for what is in force already asks for the same search', () => {
  fc.assert(
    fc.property(fc.subarray(understood), fc.subarray(['early', 'late']), (parts, shift) => {
      const filters = { ...asked, shift };
      const found = writtenParts(parts, filters);
      expect(applyFilterChange(filters, found, filtersInForce(filters, found))).toEqual(filters);
    }),
  );
});
