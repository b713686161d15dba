import type { Db, Tx } from '@stellenvisite/db/client';
import { authEvents } from '@stellenvisite/db/schema/auth';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

export const auditPersonalData: PersonalData = {
  tables: [{ name: 'auth_events', export: { file: 'events.json' }, erasure: 'function' }],
  files: { 'events.json': (db, { userId }) => listEvents(db, userId) },
  /** The log keeps that something happened, not to whom. */
  async erase(tx, { id }) {
    await tx.update(authEvents).set({ userId: null, sessionId: null, ip: null }).where(eq(authEvents.userId, id));
  },
};

function listEvents(db: Db | Tx, userId: string) {
  const columns = { at: authEvents.at, action: authEvents.action, outcome: authEvents.outcome, ip: authEvents.ip };
  return db.select(columns).from(authEvents).where(eq(authEvents.userId, userId)).orderBy(asc(authEvents.at));
}
