import type { Database } from '@stellenvisite/db/client';
import { PgBoss } from 'pg-boss';
import type { JobDefinition } from './define-job.ts';

/** Brings the queue's own tables to the newest version and names every queue. At every start, in every role; processes may do it at once. */
export async function installQueues({ pool }: Pick<Database, 'pool'>, jobs: readonly JobDefinition[]): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: true,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const { name, options } of jobs) {
      const { policy, ...changeable } = options;
      await boss.createQueue(name, { ...changeable, ...(policy ? { policy } : {}) });
      await boss.updateQueue(name, changeable);
    }
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
}
