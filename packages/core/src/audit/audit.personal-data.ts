import type { Db, Tx } from '@stellenvisite/db/client';
import { adminActs } from '@stellenvisite/db/schema/admin-acts';
import { authEvents } from '@stellenvisite/db/schema/auth';
import { and, asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

const KEPT_AS_EVIDENCE = 'evidence of what administrators did, by ids alone; removed after two years';

export const auditPersonalData: PersonalData = {
  tables: [
    { name: 'auth_events', export: { file: 'events.json' }, erasure: 'function' },
    { name: 'admin_acts', export: { file: 'admin-acts.json' }, erasure: { reason: KEPT_AS_EVIDENCE } },
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
  const columns = { at: authEvents.at, action: authEvents.action, outcome: authEvents.outcome, ip: authEvents.ip };
  return db.select(columns).from(authEvents).where(eq(authEvents.userId, userId)).orderBy(asc(authEvents.at));
}

/** What administrators did to the person's account; who did it is not part of the answer. */
function listActsAbout(db: Db | Tx, userId: string) {
  const columns = { at: adminActs.at, action: adminActs.action, before: adminActs.before, after: adminActs.after };
  return db
    .select(columns)
    .from(adminActs)
    .where(and(eq(adminActs.subjectKind, 'user'), eq(adminActs.subjectId, userId)))
    .orderBy(asc(adminActs.at));
}
