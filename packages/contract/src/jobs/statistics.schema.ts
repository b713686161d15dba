import { actingEmployerQuerySchema } from '../employers/own-employers.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { jobCategorySchema } from './job-fields.schema.ts';
import { DEFAULT_STATISTICS_DAYS, STATISTICS_DAYS, VIEW_ORIGINS, VIEW_SOURCES } from './statistics.ts';

/** How somebody came to a job, as far as the page itself knows it: nothing is stored on the device for it. */
export const referrerSchema = z
  .object({
    origin: z.enum(VIEW_ORIGINS).nullable(),
    /** The host that linked here, without path. */
    referrer: z.string().max(253).nullable(),
  })
  .register(apiSchemas, { id: 'CameFrom' });
export type Referrer = z.infer<typeof referrerSchema>;

/** The search as the query of its address. It does not identify the person who searched. */
export const countSearchSchema = z.object({ query: z.string().max(2000), hasHits: z.boolean() });
export type CountSearch = z.infer<typeof countSearchSchema>;

export const statisticsQuerySchema = actingEmployerQuerySchema.extend({
  days: z.coerce
    .number()
    .pipe(z.literal([...STATISTICS_DAYS]))
    .default(DEFAULT_STATISTICS_DAYS),
  /** One job instead of all. */
  jobId: z.uuid().optional(),
});
export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>;

const count = z.number().int();

export const statisticsTotalsSchema = z
  .object({ views: count, saves: count, applications: count, interviews: count, hired: count })
  .register(apiSchemas, { id: 'StatisticsTotals' });
export type StatisticsTotals = z.infer<typeof statisticsTotalsSchema>;

const timesSchema = z.object({
  /** Of how many applications. */
  of: count,
  /** How many of them have an answer, or a hire. */
  count,
  /** Null where there is none. */
  medianDays: z.number().nullable(),
});

export const benchmarkSchema = z
  .object({
    /** `peers`: employers of the same type in the same region. */
    scope: z.enum(['peers', 'all']),
    employers: count,
    /** Null below the number of employers from which the market is shown. */
    perHundredViews: z.number().nullable(),
    answerDays: z.number().nullable(),
  })
  .register(apiSchemas, { id: 'Benchmark' });
export type Benchmark = z.infer<typeof benchmarkSchema>;

export const statisticsSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    totals: statisticsTotalsSchema,
    /** Of as many days before. */
    before: statisticsTotalsSchema,
    days: z.array(z.object({ day: z.iso.date(), views: count, saves: count, applications: count })),
    sources: z.array(z.object({ source: z.enum(VIEW_SOURCES), views: count, applications: count })),
    answers: timesSchema,
    hires: timesSchema,
    market: z.array(benchmarkSchema),
  })
  .register(apiSchemas, { id: 'Statistics' });
export type Statistics = z.infer<typeof statisticsSchema>;

export const jobStatisticsSchema = z
  .object({
    items: z.array(
      z.object({
        jobId: z.uuid(),
        title: z.string(),
        department: z.string().nullable(),
        views: count,
        saves: count,
        applications: count,
        answerDays: z.number().nullable(),
      }),
    ),
    total: count,
  })
  .register(apiSchemas, { id: 'JobStatistics' });
export type JobStatistics = z.infer<typeof jobStatisticsSchema>;

export const emptySearchListSchema = z
  .object({
    items: z.array(
      z.object({
        words: z.string(),
        location: z.string(),
        radius: z.number().int().nullable(),
        category: z.array(jobCategorySchema),
        /** How often it found nothing. */
        searches: z.number().int(),
        lastDay: z.iso.date(),
        /** The search as the address of its page. */
        query: z.string(),
      }),
    ),
    total: z.number().int(),
  })
  .register(apiSchemas, { id: 'EmptySearchList' });

export type EmptySearchList = z.infer<typeof emptySearchListSchema>;
