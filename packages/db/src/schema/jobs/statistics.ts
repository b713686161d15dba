import { VIEW_SOURCES, type ViewSource } from '@stellenvisite/contract/jobs/statistics';
import { check, date, index, integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { jobs } from './jobs.ts';

/** How often a job was looked at on a day of Berlin. Nobody's data: numbers alone. */
export const jobViews = pgTable(
  'job_views',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    source: text().$type<ViewSource>().notNull(),
    views: integer().notNull(),
  },
  (t) => [
    check('job_views_source', oneOf(t.source, VIEW_SOURCES)),
    primaryKey({ columns: [t.jobId, t.day, t.source] }),
    index('job_views_day').on(t.day),
  ],
);

/** How many searches there were on a day of Berlin, and how many of them found no job. Numbers alone. */
export const searchCounts = pgTable('search_counts', {
  day: date({ mode: 'string' }).primaryKey(),
  searches: integer().notNull(),
  emptySearches: integer().notNull(),
});

/** Which searches found no job on a day of Berlin, and how often; nothing of who searched. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Words, place, radius and occupation, as an address writes them. */
    query: text().notNull(),
    searches: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
);

/** Average figures of the market's employers, computed every night. */
export const marketBenchmarks = pgTable(
  'market_benchmarks',
  {
    days: integer().notNull(),
    /** All employers, or those of a type in a region. */
    scope: text().notNull(),
    employers: integer().notNull(),
    perHundredViews: real(),
    answerDays: real(),
    computedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.days, t.scope] })],
);
