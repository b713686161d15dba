import type { EmmaShortJob } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { tool, zodSchema } from 'ai';
import { getJob } from '../../../jobs/get-job.ts';
import { runTool, type Turn } from '../turn.ts';

export type ApplicationResult = { job: EmmaShortJob; isHere: boolean };

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(z.object({ jobId: z.uuid() }));

export const startApplicationTool = (turn: Turn) =>
  tool({
    description:
      'Offers to open the application form of a live job. Nothing is sent; the person confirms and writes it.',
    inputSchema,
    execute: ({ jobId }) =>
      runTool(turn, 'application', async (): Promise<ApplicationResult> => {
        const { id, title, employer, location, applyMethod } = await getJob(turn.ctx, { id: jobId });
        const job = { id, title, employer: employer.name, city: location.city };
        const isHere = applyMethod === 'here';
        const url = isHere ? `/jobs/${id}/bewerben` : `/jobs/${id}`;
        turn.write('confirm', { action: 'start-application', job, url, isHere });
        return { job, isHere };
      }),
  });
