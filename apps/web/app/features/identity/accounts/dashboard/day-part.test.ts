import { expect, it } from 'vitest';
import { addressedName, dayPartOf } from '../../../../routes/applications/dashboard.tsx';

it.each([
  ['2026-11-16T05:30:00Z', 'morning'],
  ['2026-11-16T12:00:00Z', 'day'],
  ['2026-11-16T18:00:00Z', 'evening'],
  ['2026-11-16T22:30:00Z', 'evening'],
  ['2026-11-16T03:00:00Z', 'evening'],
  // Summer time: two hours ahead of the clock in Greenwich.
  ['2026-07-16T03:30:00Z', 'morning'],
] as const)('is, at %s, the %s', (moment, part) => {
  expect(dayPartOf(new Date(moment))).toBe(part);
});

it.each([
  [null, 'Miriam Anna Falk', 'Miriam'],
  ['Dr. med.', 'Elif Yıldız', 'Dr. med. Yıldız'],
  [null, '', null],
] as const)('somebody with the title %s and the name “%s” is addressed as %s', (academicTitle, fullName, expected) => {
  expect(addressedName({ academicTitle, fullName })).toBe(expected);
});
