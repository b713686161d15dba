import { expect, it } from 'vitest';
import { partState } from './form-parts.ts';
import type { EmployerFields } from './use-employer-form.ts';

const ADDRESS = { street: null, postalCode: '51465', city: 'Bergisch Gladbach', country: 'DE' as const };
const FIELDS = { name: 'Praxis Dr. Rehm', website: null, address: ADDRESS, companySize: null } as EmployerFields;

it('counts the parts as filled in whose values come from the onboarding', () => {
  expect(partState('name', FIELDS, [])).toBe('done');
  expect(partState('address', FIELDS, [])).toBe('done');
  expect(partState('size', FIELDS, [])).toBe('open');
  expect(partState('name', FIELDS, ['website'])).toBe('bad');
});
