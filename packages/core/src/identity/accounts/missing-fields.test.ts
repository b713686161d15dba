import { expect, test } from 'vitest';
import { missingFields, missingNeeds } from './missing-fields.ts';

test('a job seeker needs a name, a field and a place; the rest is a matter of their profile', () => {
  const profile = { role: 'job_seeker', fullName: '', companyName: null, onboarding: {} } as const;
  expect(missingNeeds(profile)).toEqual(['fullName', 'category', 'location']);
  expect(missingFields(profile)).toEqual(['fullName', 'category', 'location']);
});

test('an empty answer is none, an employer needs a company name', () => {
  const onboarding = { employerType: 'hospital', location: '', categories: [] } as const;
  expect(
    missingFields({
      role: 'employer',
      fullName: 'Eva Brandt',
      companyName: null,
      onboarding: { ...onboarding, categories: [] },
    }),
  ).toEqual(['companyName', 'location', 'companySize', 'website', 'position', 'categories']);
});

test('a full profile lacks nothing', () => {
  const onboarding = { category: 'nursing', location: 'Köln' } as const;
  expect(missingFields({ role: 'job_seeker', fullName: 'Anna', companyName: null, onboarding })).toEqual([]);
});
