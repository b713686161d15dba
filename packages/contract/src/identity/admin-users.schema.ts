import { countrySchema } from '../jobs/countries.schema.ts';
import { actIds } from '../platform/ids.schema.ts';
import { plainTextLines } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { PROFILE_ROLES } from './accounts.ts';

/** `linking`: waits to act for an employer that is there already; `unproven`: acts for none that is verified. */
export const USER_STATES = ['active', 'unconfirmed', 'linking', 'unproven', 'banned', 'erasing'] as const;
export type UserState = (typeof USER_STATES)[number];

const filters = {
  q: queryValue(queryText(120)),
  role: queryValue(z.enum(PROFILE_ROLES)),
  state: queryValue(z.enum(USER_STATES)),
  /** Where the employer is, or where a job seeker looks for work. */
  country: queryValue(countrySchema),
  /** Registered in the last so many days. */
  days: queryValue(z.enum(['7', '30', '90'])),
  sort: queryValue(z.enum(['name', '-name', 'role', '-role', 'created', '-created', 'seen', '-seen'])),
};
export const adminUserFileQuerySchema = z.object(filters);
export type AdminUserFilters = z.infer<typeof adminUserFileQuerySchema>;
export const adminUserQuerySchema = z.object({ ...filters, page: queryPage, pageSize: queryPageSize(25) });
export type AdminUserQuery = z.infer<typeof adminUserQuerySchema>;

export const adminUserSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().nullable(),
    role: z.enum(PROFILE_ROLES),
    /** Also an administrator: such accounts are not changed here. */
    isAdmin: z.boolean(),
    /** The company the account was made for, until it acts for an employer. */
    companyName: z.string().nullable(),
    /** The employer the person acts for, their own before others. */
    employer: z.object({ name: z.string(), city: z.string() }).nullable(),
    state: z.enum(USER_STATES),
    createdAt: z.iso.datetime(),
    lastSignInAt: z.iso.datetime().nullable(),
    sessions: z.number().int(),
  })
  .register(apiSchemas, { id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUserSchema>;
export const adminUserListSchema = z
  .object({ items: z.array(adminUserSchema), ...pageFields, all: z.number().int() })
  .register(apiSchemas, { id: 'AdminUserList' });
export type AdminUserList = z.infer<typeof adminUserListSchema>;

export const userActSchema = z
  .discriminatedUnion('act', [
    z.object({ act: z.literal('ban'), ids: actIds, reason: plainTextLines(500).min(5) }),
    z.object({ act: z.literal('unban'), ids: actIds }),
    z.object({ act: z.literal('sign_out'), ids: actIds }),
    z.object({ act: z.literal('resend'), ids: actIds }),
    z.object({ act: z.literal('role'), ids: actIds, role: z.enum(PROFILE_ROLES) }),
  ])
  .register(apiSchemas, { id: 'UserAct' });
export type UserAct = z.infer<typeof userActSchema>;

/** How many were changed; the others could not be, or were so already. */
export const actResultSchema = z
  .object({ done: z.number().int(), skipped: z.number().int() })
  .register(apiSchemas, { id: 'ActResult' });
export type ActResult = z.infer<typeof actResultSchema>;
