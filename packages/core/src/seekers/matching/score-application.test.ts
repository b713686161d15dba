import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { expect, test } from 'vitest';
import { scoreApplication } from '../../applications/store-match.ts';
import { employerReason } from './employer-reasons.ts';
import type { MatchedJob } from './list-matched-jobs.ts';
import { REASON_CODES } from './match-reasons.ts';

const job: MatchedJob = {
  occupation: 'pflegefachkraft',
  level: null,
  department: null,
  category: 'nursing',
  specialty: null,
  experienceLevel: 'mid',
  employmentType: 'full_time',
  hoursMin: null,
  hoursMax: null,
  remote: 'onsite',
  city: 'Köln',
  region: 'Nordrhein-Westfalen',
  country: 'DE',
  lat: 50.94,
  lon: 6.96,
  week: null,
  shifts: ['night'],
  maxNightsPerMonth: null,
  freeWeekendsOfFour: null,
  payMonthMax: 400_000,
  payCurrency: 'EUR',
  requirements: [],
  startsOn: null,
  startFlexible: true,
};

const applicant: Applicant = {
  fullName: 'Anna Berg',
  academicTitle: null,
  email: null,
  phone: null,
  occupation: 'Pflegefachfrau',
  location: 'Köln',
  profile: null,
};
const {
  payWish: _pay,
  phone: _phone,
  location: _location,
  radiusKm: _km,
  countries: _c,
  remote: _r,
  ...sent
} = EMPTY_PROFILE;

test('what was sent is compared with the job, and the pay wish that was not sent is not counted', () => {
  const night = { early: null, day: null, late: null, night: 'like' as const };
  const profile = { ...sent, occupations: ['pflegefachkraft'], yearsOfExperience: 4, week: Array(7).fill(night) };
  const { score, factors } = scoreApplication({ ...applicant, profile }, job);
  const of = Object.fromEntries(factors.map(({ name, points, of }) => [name, [points, of]]));
  expect(of).toMatchObject({ occupation: [20, 20], place: [15, 15], week: [20, 20], level: [5, 5], pay: [0, 0] });
  expect(score).toBeGreaterThan(80);
});

test('a short application has no score', () => {
  expect(scoreApplication(applicant, job).score).toBeNull();
});

test('every reason of a factor has a sentence for the employer that does not speak to the applicant', () => {
  const codes = REASON_CODES.filter((code) => !/^(ask|missing|opened)\./.test(code));
  for (const code of codes) {
    const factor = { name: 'place', points: 0, of: 0, reason: { code } } as const;
    expect(employerReason(factor, 'de')).toMatch(/\.$/);
    expect(employerReason(factor, 'de')).not.toMatch(/\bIhr|\bSie\b/);
    expect(employerReason(factor, 'en')).not.toMatch(/\byou/i);
  }
});
