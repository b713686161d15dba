import { randomUUID } from 'node:crypto';
import { type ActSubject, ADMIN_ACTIONS, type AdminAction } from '@stellenvisite/contract/admin-acts';
import type { Db, Tx } from '@stellenvisite/db/client';
import { adminActs } from '@stellenvisite/db/schema/admin-acts';
import type { Context } from '../context.ts';
import { changedFields, type Values } from './changed-fields.ts';

export type AdminActEntry = {
  action: AdminAction;
  /** What it is about. A person has no label: the log keeps the id and looks the name up. */
  subject?: { kind: ActSubject; id: string; label?: string | null } | undefined;
  /** The values an administrator saw and set; never secrets, passwords or texts of messages. Only differing fields are kept. */
  before?: Values | undefined;
  after?: Values | undefined;
};

type Acting = Pick<Context, 'actor' | 'now' | 'client'>;

/** Every act of an administrator is written here, in the transaction that does it. */
export async function recordAdminAct(ctx: Acting, tx: Db | Tx, entry: AdminActEntry): Promise<void> {
  const { action, subject, before, after } = entry;
  await tx.insert(adminActs).values({
    id: randomUUID(),
    at: ctx.now(),
    userId: ctx.actor?.userId ?? null,
    area: ADMIN_ACTIONS[action],
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    subjectLabel: subject?.kind === 'user' ? null : (subject?.label ?? null),
    ...changedFields(before ?? null, after ?? null),
    ip: ctx.client.ip,
    userAgent: ctx.client.userAgent?.slice(0, 200) ?? null,
  });
}
