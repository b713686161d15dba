import { expect, test } from 'vitest';
import { missingFields, missingNeeds } from './missing-fields.ts';

test('somebody new is informed what they need first, then what helps', () => {
  const profile = { role: 'job_seeker', fullName: '', companyName: null, onboarding: {} } as const;
  expect(missingNeeds(profile)).toEqual(['fullName', 'category', 'location']);
  expect(missingFields(profile)).toEqual([
    'fullName',
    'category',
    'location',
    'occupation',
    'experienceLevel',
    'employmentTypes',
    'shifts',
  ]);
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
  const onboarding = {
    category: 'nursing',
    location: 'Köln',
    occupation: 'Pflegefachfrau',
    experienceLevel: 'mid',
    employmentTypes: ['part_time'],
    shifts: ['early'],
  } as const;
  const lists = { employmentTypes: [...onboarding.employmentTypes], shifts: [...onboarding.shifts] };
  expect(
    missingFields({ role: 'job_seeker', fullName: 'Anna', companyName: null, onboarding: { ...onboarding, ...lists } }),
  ).toEqual([]);
});
