import { DAY_SECONDS } from '@stellenvisite/contract/platform/durations';
import type { Queue } from 'pg-boss';
import type { z } from 'zod';
import type { Context } from '../../context.ts';

export type JobOptions = Omit<Queue, 'name'>;

/** One kind of background work: everything that queue, schedule and worker need to know of it. */
export type JobDefinition<Payload = object> = {
  /** The queue's name. Jobs that wait under it outlive a release: it never changes. */
  name: string;
  /** Carries ids, never personal data. */
  payload: z.ZodType<Payload>;
  options: JobOptions;
  /** When it runs by the clock, in Europe/Berlin; its payload is then empty. */
  cron?: string;
  /** How many are worked at once in one process; one unless stated otherwise. */
  concurrency?: number;
  /** Taken one by one instead of a handful at a time, so that none waits behind another that is worked on for minutes. */
  isLong?: true;
  /** May run twice without harm. */
  handler(ctx: Context, payload: Payload): Promise<unknown>;
};

export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

/** For work by the clock: a run that fails is simply followed by the next one. */
export const SCHEDULED_JOB_OPTIONS = {
  policy: 'exclusive',
  retryLimit: 2,
  retryDelay: 30,
  expireInSeconds: 3600,
  heartbeatSeconds: 60,
  deleteAfterSeconds: DAY_SECONDS,
  notify: true,
} satisfies JobOptions;
