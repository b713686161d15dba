import { expect, it } from 'vitest';
import { findFacilities } from './create/type-step.tsx';

it.each([
  ['Altenheim', 'care_home'],
  ['Sozialstation', 'home_care'],
  ['Hospiz', 'care_home'],
  ['Spitex', 'home_care'],
  ['Ordination', 'practice'],
  ['dialyse', 'laboratory'],
  [' Uniklinik ', 'university_hospital'],
])('%s is a %s', (word, facility) => {
  expect(findFacilities(word, (key) => key)).toEqual([facility]);
});

it('offers all for an empty search, and nothing for an unknown word', () => {
  expect(findFacilities('', (key) => key)).toHaveLength(12);
  expect(findFacilities('Bäckerei', (key) => key)).toEqual([]);
});
