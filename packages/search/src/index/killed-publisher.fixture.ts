import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createJob, testHtml } from '@stellenvisite/db/testing-market';
import { and, eq } from 'drizzle-orm';
import { indexPending } from './index-pending.ts';
import { INDEX_STEPS, openSteppedDatabase } from './index-steps.fixture.ts';
import { mergeRuns } from './merge-runs.ts';

/** Everything a process does to a market, in order; it can be killed after each. */
const CHANGE_STEPS = ['publish', 'rename', 'change-committed'] as const;
const END_STEPS = ['index-committed', 'merged'] as const;
export const KILL_POINTS = [...CHANGE_STEPS, ...INDEX_STEPS.map((step) => `index-${step}` as const), ...END_STEPS];
export type KillPoint = (typeof KILL_POINTS)[number];

type Orders = { connectionString: string; employerId: string; killAfter: KillPoint };

async function changeAndIndex({ connectionString, employerId, killAfter }: Orders): Promise<void> {
  const reach = (point: KillPoint) => {
    if (point === killAfter) process.kill(process.pid, 'SIGKILL');
  };
  const { db } = openSteppedDatabase({ connectionString, afterStep: (step) => reach(`index-${step}`) });
  const titled = (title: string) => and(eq(jobs.employerId, employerId), eq(jobs.title, title));
  await db.transaction(async (tx) => {
    await createJob(tx, employerId, { title: 'Logopäde' });
    await tx.update(jobs).set({ status: 'published' }).where(titled('Hebamme'));
    reach('publish');
    await tx
      .update(jobs)
      .set({ title: 'Arzthelferin', introHtml: testHtml('<p>Neue Worte</p>') })
      .where(titled('Pflegefachkraft'));
    await tx.update(jobs).set({ status: 'closed' }).where(titled('Oberarzt'));
    await tx.delete(jobs).where(titled('Apotheker'));
    await tx.update(employers).set({ name: 'Neues Haus' }).where(eq(employers.id, employerId));
    reach('rename');
  });
  reach('change-committed');
  while ((await indexPending({ db }, { limit: 2 })) > 0) reach('index-committed');
  await mergeRuns({ db });
  reach('merged');
}

if (import.meta.main) await changeAndIndex(JSON.parse(process.argv[2] ?? ''));
