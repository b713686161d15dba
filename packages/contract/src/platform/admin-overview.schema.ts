import { apiSchemas, z } from './zod.ts';

/** The columns of what waits: so many days, the last two as ranges. */
export const WAITING_AGES = ['0', '1', '2', '3', '4-7', '8+'] as const;
export const WAITING_QUEUES = ['jobs', 'reports', 'employers', 'talentPool', 'feeds', 'support'] as const;
export type WaitingQueue = (typeof WAITING_QUEUES)[number];

export const waitingSchema = z
  .object({
    items: z.array(
      z.object({
        queue: z.enum(WAITING_QUEUES),
        /** After how many days an answer is late. */
        targetDays: z.number().int(),
        total: z.number().int(),
        late: z.number().int(),
        /** How many wait since so long, in the order of the columns. */
        ages: z.array(z.number().int()),
        oldestAt: z.iso.datetime().nullable(),
      }),
    ),
    total: z.number().int(),
    late: z.number().int(),
    /** The queue whose oldest item is late for longest. */
    oldest: z.enum(WAITING_QUEUES).nullable(),
  })
  .register(apiSchemas, { id: 'Waiting' });
export type Waiting = z.infer<typeof waitingSchema>;

const figureSchema = z.object({ value: z.number().nullable(), before: z.number().nullable() });
export const marketHealthSchema = z
  .object({
    /** First and last day. */
    from: z.iso.date(),
    to: z.iso.date(),
    figures: z.object({
      liveJobs: figureSchema,
      applications: figureSchema,
      /** Per cent of the applications that were answered within the promise or seven days. */
      answeredInTime: figureSchema,
      newAccounts: figureSchema,
      /** Per cent of the searches that found no job, with one decimal. */
      emptySearches: figureSchema,
    }),
    days: z.array(z.object({ day: z.iso.date(), liveJobs: z.number().int(), applications: z.number().int() })),
    weeks: z.array(
      z.object({
        /** The Monday. */
        week: z.iso.date(),
        answeredInTime: z.number().int().nullable(),
        applicationsPerJob: z.number().nullable(),
      }),
    ),
  })
  .register(apiSchemas, { id: 'MarketHealth' });
export type MarketHealth = z.infer<typeof marketHealthSchema>;
