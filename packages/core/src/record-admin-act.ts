import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ActSubject, ADMIN_ACTIONS, type AdminAction } from '@stellenvisite/contract/identity/admin-acts';
import type { Db, Tx } from '@stellenvisite/db/client';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import type { Context } from './context.ts';

/** The fields of a record in the form that the log can show: flat, by their names. */
type Values = Record<string, string | number | boolean | null | undefined | readonly string[]>;

const present = (values: Values | null) =>
  values && Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));

export type AdminActEntry = {
  action: AdminAction;
  /** The subject of the act. A person has no label: the log stores the id and looks the name up. */
  subject?: { kind: ActSubject; id: string; label?: string | null } | undefined;
  /** The values an administrator saw and set; never secrets, passwords or texts of messages. Only differing fields are retained. */
  before?: Values | undefined;
  after?: Values | undefined;
};

type Acting = Pick<Context, 'actor' | 'now' | 'auth'>;

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
    ip: ctx.auth.client.ip,
    userAgent: ctx.auth.client.userAgent?.slice(0, 200) ?? null,
  });
}

/** Returns the fields that differ, also those of one side only, which were added or removed. */
export function changedFields(before: Values | null, after: Values | null) {
  if (!before || !after) return { before: present(before), after: present(after) };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key] ?? null, after[key] ?? null));
  const pick = (values: Values) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}
