import { expect, it } from 'vitest';
import { companySizeOf } from './employers.schema.ts';

it.each([
  [1, '1-50'],
  [50, '1-50'],
  [51, '51-200'],
  [200, '51-200'],
  [201, '201-1000'],
  [1000, '201-1000'],
  [1001, '1000+'],
])('%i employees are of the band %s', (employees, band) => {
  expect(companySizeOf(employees)).toBe(band);
});
