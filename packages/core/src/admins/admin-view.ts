import type { Admin } from '@stellenvisite/contract/admins.schema';
import type { adminUsers } from '@stellenvisite/db/schema/accounts';

export type AdminRow = typeof adminUsers.$inferSelect;

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
