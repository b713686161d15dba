import { emmaSearchSchema } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  JOB_ALERT_NAME_LENGTH,
} from '@stellenvisite/contract/seekers/job-alerts';
import { tool, zodSchema } from 'ai';
import { readCriteria } from '../../../seekers/alerts/create-job-alert.ts';
import { searchAddress } from '../get-ai-register.ts';
import { runTool, type Turn } from '../turn.ts';
import { hasWish, labelOf, listWishes } from '../wishes.ts';

export type AlertResult = { summary: string; frequency: AlertFrequency; leftOut: string[]; isSignedIn: boolean };

/** Wishes that the address of a search cannot express, and so no alert either. */
const UNKNOWN_TO_ALERTS = ['maxNights', 'hours', 'noOnCall'] as const;

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(emmaSearchSchema.extend({ frequency: z.enum(ALERT_FREQUENCIES).default('daily') }));

export const createAlertTool = (turn: Turn) =>
  tool({
    description:
      'Proposes a job alert (Suchauftrag) for the wishes. It is created only when the person presses the button that appears.',
    inputSchema,
    execute: ({ frequency, sort: _, page: __, ...search }) =>
      runTool(turn, 'alert', async (): Promise<AlertResult> => {
        const { ctx } = turn;
        const { language } = ctx;
        const leftOut = UNKNOWN_TO_ALERTS.filter((kind) => hasWish(search, kind)).map((kind) =>
          labelOf(kind, search, language),
        );
        const summary = listWishes(search, null, language)
          .map(({ label }) => label)
          .filter((label) => !leftOut.includes(label))
          .join(', ');
        const query = readCriteria(searchAddress(search).replace(/^\/jobs\??/u, ''));
        if (!ctx.actor) turn.write('sign-in', { reason: 'alert', jobId: null });
        const name = summary.slice(0, JOB_ALERT_NAME_LENGTH);
        turn.write('confirm', {
          action: 'create-alert',
          name,
          query,
          frequency,
          summary,
          email: masked(ctx.actor?.email),
          leftOut,
        });
        return { summary, frequency, leftOut, isSignedIn: ctx.actor !== null };
      }),
  });

/** `j***t@posteo.de`: enough to know the own address by. */
function masked(email: string | null | undefined): string | null {
  const [, name = '', domain = ''] = /^(.+)@(.+)$/u.exec(email ?? '') ?? [];
  return name === '' ? null : `${name.slice(0, 1)}***${name.slice(-1)}@${domain}`;
}
