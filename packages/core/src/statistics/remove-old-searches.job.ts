import { EMPTY_SEARCH_DAYS } from '@stellenvisite/contract/statistics';
import { emptySearches } from '@stellenvisite/db/schema/statistics';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { berlinDay } from './count-view.ts';

const DAY_MS = 86_400_000;

/** The words go after sixty days; the numbers of searches stay, which say nothing of anybody. */
export const removeOldSearchesJob = defineJob({
  name: 'statistics.remove-old-searches',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '55 3 * * *',
  handler: async ({ db, now }) => {
    const oldest = berlinDay(new Date(now().getTime() - EMPTY_SEARCH_DAYS * DAY_MS));
    await db.delete(emptySearches).where(lt(emptySearches.day, oldest));
  },
});
