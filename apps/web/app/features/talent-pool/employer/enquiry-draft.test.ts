import { describe, expect, it } from 'vitest';
import { payOfJob, readEnquiry } from './enquiry-draft.ts';

const JOB = '0198f0a0-0000-7000-8000-000000000001';

describe('the pay of an enquiry', () => {
  it('comes from the job, by the month', () => {
    expect(payOfJob({ min: 3420, max: 4150, currency: 'EUR', period: 'month' }, 'de-DE')).toEqual({
      payFrom: '3.420,00',
      payTo: '4.150,00',
    });
    expect(payOfJob({ min: 48_000, max: 60_000, currency: 'EUR', period: 'year' }, 'de-DE').payFrom).toBe('4.000,00');
  });

  it('is left open where the job pays by the hour or says nothing', () => {
    expect(payOfJob({ min: 20, max: 25, currency: 'EUR', period: 'hour' }, 'de-DE')).toEqual({
      payFrom: '',
      payTo: '',
    });
    expect(payOfJob(null, 'de-DE').payTo).toBe('');
  });

  it('is read as people type it', () => {
    const { enquiry } = readEnquiry({ jobId: JOB, payFrom: '3.420,50', payTo: '4150', message: ' Guten Tag ' });
    expect(enquiry).toEqual({ jobId: JOB, payMin: 3420.5, payMax: 4150, message: 'Guten Tag' });
  });
});

it('says what is missing, and that from must not be above to', () => {
  expect(
    readEnquiry({ jobId: '', payFrom: '', payTo: 'viel', message: '' }).problems.map(({ field }) => field),
  ).toEqual(['job', 'payFrom', 'payTo']);
  expect(readEnquiry({ jobId: JOB, payFrom: '4.000', payTo: '3.000', message: '' }).problems).toEqual([
    { field: 'payTo', problem: 'order' },
  ]);
  expect(readEnquiry({ jobId: JOB, payFrom: '1', payTo: '2', message: 'x'.repeat(601) }).problems).toEqual([
    { field: 'message', problem: 'long' },
  ]);
});
