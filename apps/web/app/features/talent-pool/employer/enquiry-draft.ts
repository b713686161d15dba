import { formatNumber } from '@stellenvisite/contract/format-number';
import type { Salary } from '@stellenvisite/contract/pay.schema';
import type { SendEnquiry } from '@stellenvisite/contract/talent-enquiries.schema';
import { ENQUIRY_MESSAGE_LENGTH } from '@stellenvisite/contract/talent-pool';
import { parseAmount } from '../../../ui/parse-amount.ts';

/** As it is typed. Amounts are null until somebody changes what the job says. */
export type EnquiryDraft = { jobId: string; payFrom: string | null; payTo: string | null; message: string };

export type EnquiryField = 'job' | 'payFrom' | 'payTo' | 'message';
export type EnquiryProblem = { field: EnquiryField; problem: 'job' | 'payFrom' | 'payTo' | 'order' | 'long' };

const MONTHS = 12;

/** What the job pays a month, as it is shown in the fields; empty where the job says nothing that can be told by the month. */
export function payOfJob(salary: Salary | null, locale: string): { payFrom: string; payTo: string } {
  if (!salary || salary.period === 'hour') return { payFrom: '', payTo: '' };
  const months = salary.period === 'year' ? MONTHS : 1;
  const [payFrom = '', payTo = ''] = [salary.min, salary.max].map((amount) =>
    formatNumber(amount / months, locale, { min: 2, max: 2 }),
  );
  return { payFrom, payTo };
}

type Read = { enquiry: SendEnquiry; problems: [] } | { enquiry: null; problems: EnquiryProblem[] };

export function readEnquiry({ jobId, payFrom, payTo, message }: Record<keyof EnquiryDraft, string>): Read {
  const [min, max] = [payFrom, payTo].map(parseAmount);
  const problems: EnquiryProblem[] = [
    ...(jobId ? [] : [{ field: 'job', problem: 'job' } as const]),
    ...(min ? [] : [{ field: 'payFrom', problem: 'payFrom' } as const]),
    ...(max ? [] : [{ field: 'payTo', problem: 'payTo' } as const]),
    ...(min && max && min > max ? [{ field: 'payTo', problem: 'order' } as const] : []),
    ...(message.trim().length > ENQUIRY_MESSAGE_LENGTH ? [{ field: 'message', problem: 'long' } as const] : []),
  ];
  if (problems.length > 0 || !min || !max) return { enquiry: null, problems };
  return { enquiry: { jobId, payMin: min / 100, payMax: max / 100, message: message.trim() }, problems: [] };
}
