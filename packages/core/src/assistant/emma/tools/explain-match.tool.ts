import { z } from '@stellenvisite/contract/platform/zod';
import type { Match } from '@stellenvisite/contract/seekers/matching.schema';
import { tool, zodSchema } from 'ai';
import { DomainError } from '../../../domain-error.ts';
import { getJob } from '../../../jobs/get-job.ts';
import { listJobItems } from '../../../jobs/list-job-items.ts';
import { getMatch } from '../../../seekers/matching/list-matches.ts';
import { runTool, type Turn, toShortJob } from '../turn.ts';

export type MatchResult = { title: string; employer: string; match: Match; source: number };

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(z.object({ jobId: z.uuid() }));

export const explainMatchTool = (turn: Turn) =>
  tool({
    description: 'Explains factor by factor how well a live job fits the profile of the person who is signed in.',
    inputSchema,
    execute: ({ jobId }) =>
      runTool(turn, 'match', async (): Promise<MatchResult> => {
        const { ctx, settings } = turn;
        if (!ctx.actor) turn.write('sign-in', { reason: 'match', jobId });
        if (ctx.actor && !settings.usesProfile) throw new DomainError('emma.profile_unused');
        const match = await getMatch(ctx, { jobId });
        await getJob(ctx, { id: jobId });
        const [item] = await listJobItems(ctx, [{ id: jobId, km: null }]);
        if (!item) throw new DomainError('job.not_found');
        const job = toShortJob(item);
        turn.write('match', { job, match });
        const label = ctx.language === 'de' ? 'Ihr Profil' : 'Your profile';
        return {
          title: job.title,
          employer: job.employer,
          match,
          source: turn.cite('profile', label, '/dashboard/profil'),
        };
      }),
  });
