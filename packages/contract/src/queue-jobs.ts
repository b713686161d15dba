import { z } from 'zod';

const nothing = z.object({});

/** Every kind of background work there is, with what it is told. Payloads carry ids, never personal data. */
export const QUEUE_JOBS = {
  'mail.send': z.object({ mailId: z.uuid() }),
  'mail.requeue': nothing,
  'mail.forget': nothing,
  'newsletter.send-issue': nothing,
  'newsletter.forget-unconfirmed': nothing,
  'newsletter.forget-consents': nothing,
  'account.erase-due': nothing,
  'auth.forget': nothing,
} as const;

export type QueueJob = keyof typeof QUEUE_JOBS;
export type QueuePayload<Name extends QueueJob> = z.infer<(typeof QUEUE_JOBS)[Name]>;

export const QUEUE_JOB_NAMES = Object.keys(QUEUE_JOBS) as QueueJob[];
