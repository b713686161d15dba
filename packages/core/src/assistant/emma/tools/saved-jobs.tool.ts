import { EMMA_JOBS } from '@stellenvisite/contract/assistant/emma';
import { z } from '@stellenvisite/contract/platform/zod';
import { tool, zodSchema } from 'ai';
import { listSavedJobs } from '../../../seekers/bookmarks/list-bookmarks.ts';
import { runTool, type Turn } from '../turn.ts';
import { type JobFacts, toJobFacts } from './job-facts.ts';
import { fitJobs } from './job-fits.ts';

export type SavedJobsResult = { total: number; ended: number; jobs: JobFacts[] };

/** The list's own page shows the rest. */
const SHOWN = EMMA_JOBS * 2;

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(z.object({}));

export const savedJobsTool = (turn: Turn) =>
  tool({
    description: 'Lists the saved jobs (Merkliste) of the person who is signed in.',
    inputSchema,
    execute: () =>
      runTool(turn, 'saved', async (): Promise<SavedJobsResult> => {
        const { ctx } = turn;
        if (!ctx.actor) turn.write('sign-in', { reason: 'saved', jobId: null });
        const { items, total } = await listSavedJobs(ctx, { page: 1, pageSize: SHOWN });
        const open = items.filter(({ state }) => state === 'open').map(({ job }) => job);
        if (open.length > 0)
          turn.write('jobs', { items: open, total, fits: await fitJobs(turn, open, {}), reason: 'saved' });
        return { total, ended: items.length - open.length, jobs: open.map((job) => toJobFacts(job, ctx.language)) };
      }),
  });
