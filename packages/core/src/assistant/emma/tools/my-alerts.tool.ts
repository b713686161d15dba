import { z } from '@stellenvisite/contract/platform/zod';
import type { AlertFrequency } from '@stellenvisite/contract/seekers/job-alerts';
import { tool, zodSchema } from 'ai';
import { listJobAlerts } from '../../../seekers/alerts/delete-job-alert.ts';
import { runTool, type Turn } from '../turn.ts';

export type AlertsResult = {
  total: number;
  alerts: { name: string; frequency: AlertFrequency; isActive: boolean; newCount: number; nextMailAt: string | null }[];
  source: number;
};

/** The page of the alerts shows the rest. */
const SHOWN = 5;

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(z.object({}));

export const myAlertsTool = (turn: Turn) =>
  tool({
    description:
      'Lists the own job alerts (Suchaufträge) of the person who is signed in, with how many new jobs each has.',
    inputSchema,
    execute: () =>
      runTool(turn, 'alert', async (): Promise<AlertsResult> => {
        const { ctx } = turn;
        if (!ctx.actor) turn.write('sign-in', { reason: 'alert', jobId: null });
        const { items, total } = await listJobAlerts(ctx);
        return {
          total,
          alerts: items.slice(0, SHOWN).map(({ name, frequency, status, newCount, nextMailAt }) => ({
            name,
            frequency,
            isActive: status === 'active',
            newCount,
            nextMailAt,
          })),
          source: turn.cite(
            'profile',
            ctx.language === 'de' ? 'Ihre Suchaufträge' : 'Your alerts',
            '/dashboard/suchauftraege',
          ),
        };
      }),
  });
