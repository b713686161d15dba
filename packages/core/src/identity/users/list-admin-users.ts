import type {
  AdminUserFilters,
  AdminUserList,
  AdminUserQuery,
} from '@stellenvisite/contract/identity/admin-users.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Context } from '../../context.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';
import { countUsers, selectUsers } from './select-users.ts';

const HEADINGS = {
  de: ['Kennung', 'Name', 'E-Mail', 'Rolle', 'Unternehmen', 'Stand', 'Registriert', 'Zuletzt angemeldet'],
  en: ['Identifier', 'Name', 'E-mail', 'Role', 'Company', 'State', 'Registered', 'Last sign-in'],
};

export async function listAdminUsers(ctx: Context, query: AdminUserQuery): Promise<AdminUserList> {
  await requirePermission(ctx, 'user.read');
  const { page, pageSize, ...filters } = query;
  return {
    items: await selectUsers(ctx, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await countUsers(ctx, filters),
    all: await countUsers(ctx, {}),
    page,
    pageSize,
  };
}

export async function exportAdminUsers(ctx: Context, filters: AdminUserFilters): Promise<string> {
  await requirePermission(ctx, 'user.read');
  const users = await selectUsers(ctx, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 });
  return exportList(ctx, {
    action: 'users.exported',
    filters,
    headings: HEADINGS,
    rows: users.map((user) => [
      user.id,
      user.name,
      user.email,
      user.role,
      user.employer?.name ?? user.companyName,
      user.state,
      formatDate(user.createdAt),
      user.lastSignInAt && formatDate(user.lastSignInAt),
    ]),
  });
}
