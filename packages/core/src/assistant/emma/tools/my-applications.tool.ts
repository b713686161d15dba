import type { Application } from '@stellenvisite/contract/applications/applications.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { tool, zodSchema } from 'ai';
import { listApplications } from '../../../applications/get-applicant.ts';
import { runTool, type Turn } from '../turn.ts';

export type ApplicationsResult = {
  total: number;
  open: number;
  applications: {
    title: string;
    employer: string;
    status: Application['status'];
    sentAt: string;
    openedAt: string | null;
    interviewAt: string | null;
  }[];
  source: number;
};

/** The page of the applications shows the rest. */
const SHOWN = 5;

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(z.object({}));

export const myApplicationsTool = (turn: Turn) =>
  tool({
    description:
      'Lists the own applications of the person who is signed in, what changed last first, with their status, whether they were opened, and interviews.',
    inputSchema,
    execute: () =>
      runTool(turn, 'applications', async (): Promise<ApplicationsResult> => {
        const { ctx } = turn;
        if (!ctx.actor) turn.write('sign-in', { reason: 'profile', jobId: null });
        const { items, counts } = await listApplications(ctx, {
          page: 1,
          pageSize: SHOWN,
          tab: undefined,
          jobId: undefined,
        });
        const isDecided = ({ rejectedAt, hiredAt, withdrawnAt }: Application) =>
          rejectedAt !== null || hiredAt !== null || withdrawnAt !== null;
        return {
          total: counts.all,
          open: items.filter((each) => !isDecided(each)).length,
          applications: items.map(({ job, status, sentAt, openedAt, interviewAt }) => ({
            title: job.title,
            employer: job.employer.name,
            status,
            sentAt,
            openedAt,
            interviewAt,
          })),
          source: turn.cite(
            'profile',
            ctx.language === 'de' ? 'Ihre Bewerbungen' : 'Your applications',
            '/dashboard/bewerbungen',
          ),
        };
      }),
  });
