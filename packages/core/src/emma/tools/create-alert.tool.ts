import { emmaSearchSchema } from '@stellenvisite/contract/emma-parts.schema';
import { ALERT_FREQUENCIES, type AlertFrequency, JOB_ALERT_NAME_LENGTH } from '@stellenvisite/contract/job-alerts';
import { z } from '@stellenvisite/contract/zod';
import { tool, zodSchema } from 'ai';
import { readCriteria } from '../../job-alerts/read-criteria.ts';
import { searchAddress } from '../to-job-search.ts';
import { runTool, type Turn } from '../turn.ts';
import { hasWish, labelOf, listWishes } from '../wishes.ts';

export type AlertResult = { summary: string; frequency: AlertFrequency; leftOut: string[]; isSignedIn: boolean };

/** What a search by address cannot hold, and so no alert either. */
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
