import { randomUUID } from 'node:crypto';
import type { Admin, AdminList, AdminQuery, CreateAdmin } from '@stellenvisite/contract/identity/admins.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { desc } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission, requireProvenPermission } from '../../require-permission.ts';
import { hashPassword } from '../auth/passwords/hash-password.ts';
import { requireAdminPassword } from './admin-passwords.ts';
import { notifyAdmins } from './notify-admins.ts';

export type AdminRow = typeof adminUsers.$inferSelect;

export async function createAdmin(ctx: Context, wanted: CreateAdmin): Promise<Admin> {
  const { userId, sessionId, email: by } = await requireProvenPermission(ctx, 'admin.write');
  return ctx.db.transaction(async (tx) => {
    const row = await insertAdmin(ctx, tx, wanted);
    await ctx.audit(tx, { action: 'admin_created', userId, sessionId });
    const { email, firstName, lastName } = row;
    await recordAdminAct(ctx, tx, {
      action: 'admin.created',
      subject: { kind: 'admin', id: row.id, label: email },
      after: { email, firstName, lastName },
    });
    await notifyAdmins(ctx, tx, { change: 'created', email, by });
    return toAdmin(row, userId);
  });
}

/** Called by an administrator, or from the command line, because nobody else can create the first one. */
export async function insertAdmin(
  ctx: Pick<Context, 'now' | 'auth'>,
  db: Db | Tx,
  wanted: CreateAdmin,
): Promise<AdminRow> {
  const { password, ...values } = wanted;
  requireAdminPassword(ctx, password);
  const now = ctx.now();
  const [row] = await db
    .insert(adminUsers)
    .values({
      ...values,
      id: randomUUID(),
      encryptedPassword: await hashPassword(password),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: adminUsers.email })
    .returning();
  if (!row) throw new DomainError('admin.duplicate_email');
  return row;
}

/** Newest first. */
export async function listAdmins(ctx: Context, { page, pageSize }: AdminQuery): Promise<AdminList> {
  const { userId } = await requirePermission(ctx, 'admin.read');
  const rows = await ctx.db
    .select()
    .from(adminUsers)
    .orderBy(desc(adminUsers.createdAt), desc(adminUsers.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map((row) => toAdmin(row, userId)),
    total: await ctx.db.$count(adminUsers),
    page,
    pageSize,
  };
}

export function toAdmin(row: AdminRow, ownUserId: string): Admin {
  return {
    id: row.id,
    authUserId: row.authUserId,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    isSelf: row.authUserId === ownUserId || row.id === ownUserId,
  };
}
