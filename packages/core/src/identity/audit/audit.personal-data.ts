import type { Db, Tx } from '@stellenvisite/db/client';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { authEvents } from '@stellenvisite/db/schema/identity/auth';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PersonalData } from '../../personal-data.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';

const EVIDENCE = 'evidence of what administrators did, by ids alone; removed after two years';

export const auditPersonalData: PersonalData = {
  tables: [
    { name: 'auth_events', export: { file: 'events.json' }, erasure: 'function' },
    { name: 'admin_acts', export: { file: 'admin-acts.json' }, erasure: { reason: EVIDENCE } },
  ],
  files: {
    'events.json': (db, { userId }) => listEvents(db, userId),
    'admin-acts.json': (db, { userId }) => listActsAbout(db, userId),
  },
  /** The log keeps that something happened, not to whom. */
  async erase(tx, { id }) {
    await tx.update(authEvents).set({ userId: null, sessionId: null, ip: null }).where(eq(authEvents.userId, id));
  },
};

function listEvents(db: Db | Tx, userId: string) {
  const { at, action, outcome, sessionId, ip } = authEvents;
  return db
    .select({ at, action, outcome, sessionId, ip })
    .from(authEvents)
    .where(eq(authEvents.userId, userId))
    .orderBy(asc(authEvents.at));
}

/** Lists what administrators did to the person's account, without who did it. */
function listActsAbout(db: Db | Tx, userId: string) {
  const columns = { at: adminActs.at, action: adminActs.action, before: adminActs.before, after: adminActs.after };
  return db
    .select(columns)
    .from(adminActs)
    .where(and(eq(adminActs.subjectKind, 'user'), eq(adminActs.subjectId, userId)))
    .orderBy(asc(adminActs.at));
}

/** The database refuses to remove anything from the log of administrators, except what is past its time. */
export const removeOldActsJob = defineJob({
  name: 'audit.remove-old-acts',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '35 3 * * *',
  handler: async ({ db }) => {
    await db.execute(sql`select remove_old_admin_acts()`);
  },
});
