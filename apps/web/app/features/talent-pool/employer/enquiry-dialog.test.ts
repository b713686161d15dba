import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { expect, test } from 'vitest';
import { proposeJob } from './enquiry-dialog.tsx';

const job = (id: string, occupation: string | null, category: JobCategory | null) => ({
  id,
  category,
  class: occupation
    ? {
        occupation: { key: occupation, label: occupation },
        level: null,
        specialty: null,
        department: null,
        certainty: 'sure' as const,
        reason: '',
        isCorrected: false,
      }
    : null,
});

const JOBS = [
  job('newest', null, 'administration'),
  job('doctor', 'arzt', 'doctors'),
  job('nurse', 'pflegefach', 'nursing'),
];

test('without a filter the newest job is compared', () => {
  expect(proposeJob(JOBS, { occupation: [], category: [] })).toBe('newest');
  expect(proposeJob([], { occupation: [], category: [] })).toBeNull();
});

test('a job that nobody in the pool works in is not the first to be compared', () => {
  expect(proposeJob(JOBS, { occupation: [], category: [] }, ['nursing', 'doctors'])).toBe('doctor');
  expect(proposeJob(JOBS, { occupation: ['pflegefach'], category: [] }, ['doctors'])).toBe('nurse');
  expect(proposeJob(JOBS, { occupation: [], category: [] }, ['mfa'])).toBe('newest');
});

test('the job of the occupation that is searched for is compared, else one of its category', () => {
  expect(proposeJob(JOBS, { occupation: ['pflegefach'], category: ['doctors'] })).toBe('nurse');
  expect(proposeJob(JOBS, { occupation: ['hebamme'], category: ['nursing'] })).toBe('nurse');
  expect(proposeJob(JOBS, { occupation: ['hebamme'], category: [] })).toBe('newest');
});
