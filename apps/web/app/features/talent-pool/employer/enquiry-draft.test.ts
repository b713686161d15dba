import { describe, expect, it } from 'vitest';
import { enquiryFormSchema, payOfJob } from './enquiry-dialog.tsx';

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
    const typed = { jobId: JOB, payFrom: '3.420,50', payTo: '4150', hasOwnPay: true, message: ' Guten Tag ' };
    expect(enquiryFormSchema.parse(typed)).toMatchObject({ payFrom: 3420.5, payTo: 4150, message: 'Guten Tag' });
  });
});

it('says what is missing, and that from must not be above to', () => {
  const fieldsOf = (typed: { jobId?: string; payFrom: string; payTo: string; message?: string }) =>
    enquiryFormSchema
      .safeParse({ jobId: JOB, hasOwnPay: true, message: '', ...typed })
      .error?.issues.map(({ path }) => path[0]);
  expect(fieldsOf({ jobId: '', payFrom: '', payTo: 'viel' })).toEqual(['jobId', 'payFrom', 'payTo']);
  expect(fieldsOf({ payFrom: '4.000', payTo: '3.000' })).toEqual(['payTo']);
  expect(fieldsOf({ payFrom: '3.000', payTo: '4.000', message: 'x'.repeat(601) })).toEqual(['message']);
});
