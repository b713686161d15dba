import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { authEvents } from '@stellenvisite/db/schema/identity/auth';

export type AuditEvent = {
  action: string;
  /** `ok`, or the code of the refusal. */
  outcome?: string;
  userId?: string | null;
  sessionId?: string | null;
};

/** Pass the transaction of what the event records: both are committed, or neither. */
export type WriteAuditEvent = (tx: Db | Tx, event: AuditEvent) => Promise<void>;

type AuditOptions = { now: () => Date; client: { ip: string } };

/** Creates the log of accounts: what was done and how it ended, never with what. */
export function createAudit({ now, client }: AuditOptions): WriteAuditEvent {
  return async (tx, { action, outcome = 'ok', userId = null, sessionId = null }) => {
    await tx
      .insert(authEvents)
      .values({ id: randomUUID(), at: now(), action, outcome, userId, sessionId, ip: client.ip });
  };
}
