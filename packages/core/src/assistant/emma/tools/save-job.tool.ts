import type { EmmaShortJob } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { tool, zodSchema } from 'ai';
import { DomainError } from '../../../domain-error.ts';
import { listJobItems } from '../../../jobs/list-job-items.ts';
import { removeBookmark, saveBookmark } from '../../../seekers/bookmarks/save-bookmark.ts';
import { runTool, type Turn, toShortJob } from '../turn.ts';

export type SaveResult = { job: EmmaShortJob; isSaved: boolean };

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(z.object({ jobId: z.uuid(), isSaved: z.boolean().default(true) }));

export const saveJobTool = (turn: Turn) =>
  tool({
    description:
      'Puts a job on the list of saved jobs of the person who is signed in, or takes it off. Only when the person asks for it; it can be undone.',
    inputSchema,
    execute: ({ jobId, isSaved }) =>
      runTool(turn, 'saved', async (): Promise<SaveResult> => {
        const { ctx } = turn;
        if (!ctx.actor) turn.write('sign-in', { reason: 'save', jobId });
        if (isSaved) await saveBookmark(ctx, { kind: 'job', id: jobId });
        else await removeBookmark(ctx, { kind: 'job', id: jobId });
        const [item] = await listJobItems(ctx, [{ id: jobId, km: null }]);
        if (!item) throw new DomainError('job.not_found');
        const job = toShortJob(item);
        turn.write('saved', { job, isSaved });
        return { job, isSaved };
      }),
  });
