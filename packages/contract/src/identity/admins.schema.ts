import { emailSchema } from '../platform/email.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryPageSize, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { nameSchema } from './accounts.schema.ts';
import { givenPasswordSchema, strongPasswordSchema } from './password.schema.ts';

export const adminSchema = z
  .object({
    id: z.uuid(),
    authUserId: z.uuid().nullable(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
    /** The administrator who asks. */
    isSelf: z.boolean(),
  })
  .register(apiSchemas, { id: 'Admin' });
export type Admin = z.infer<typeof adminSchema>;

export const adminQuerySchema = z.object({ page: queryPage, pageSize: queryPageSize(50) });
export type AdminQuery = z.infer<typeof adminQuerySchema>;
export const adminListSchema = z
  .object({
    items: z.array(adminSchema),
    ...pageFields,
  })
  .register(apiSchemas, { id: 'AdminList' });
export type AdminList = z.infer<typeof adminListSchema>;

export const createAdminSchema = z
  .object({
    email: emailSchema,
    password: strongPasswordSchema,
    firstName: nameSchema,
    lastName: nameSchema,
  })
  .register(apiSchemas, { id: 'CreateAdmin' });
export type CreateAdmin = z.infer<typeof createAdminSchema>;

/** Nobody sets another one's password: they get a link for it. */
export const changeAdminSchema = createAdminSchema
  .omit({ password: true })
  .partial()
  .strict()
  .register(apiSchemas, { id: 'ChangeAdmin' });
export type ChangeAdmin = z.infer<typeof changeAdminSchema>;

export const openAdminSessionSchema = z
  .object({ email: emailSchema, password: givenPasswordSchema })
  .register(apiSchemas, { id: 'OpenAdminSession' });
export type OpenAdminSession = z.infer<typeof openAdminSessionSchema>;

export const proveAdminSchema = z.object({ password: givenPasswordSchema }).register(apiSchemas, { id: 'ProveAdmin' });
export type ProveAdmin = z.infer<typeof proveAdminSchema>;

export const setAdminPasswordSchema = z
  .object({ token: z.string().max(200), password: strongPasswordSchema })
  .register(apiSchemas, { id: 'SetAdminPassword' });
export type SetAdminPassword = z.infer<typeof setAdminPasswordSchema>;

/** The session of the auth protocol; `auth.setSession` takes it as it is. */
export const adminSessionSchema = z
  .object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.number(),
    expires_at: z.number(),
    refresh_token: z.string(),
    user: z.looseObject({ id: z.uuid(), email: z.string() }),
  })
  .register(apiSchemas, { id: 'AdminSession' });

const eventFilters = {
  action: queryValue(plainText(60)),
  outcome: queryValue(z.enum(['ok', 'failed'])),
  userId: queryValue(z.uuid()),
};
export const adminEventFileQuerySchema = z.object(eventFilters);
export type AdminEventFilters = z.infer<typeof adminEventFileQuerySchema>;
export const adminEventQuerySchema = z.object({
  ...eventFilters,
  page: queryPage,
  pageSize: queryPageSize(50),
});
export type AdminEventQuery = z.infer<typeof adminEventQuerySchema>;

export const adminEventSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    action: z.string(),
    /** `ok`, or the error code. */
    outcome: z.string(),
    userId: z.uuid().nullable(),
    /** Null when the account is gone. */
    userEmail: z.string().nullable(),
    ip: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'AdminEvent' });
export type AdminEvent = z.infer<typeof adminEventSchema>;
export const adminEventListSchema = z
  .object({
    items: z.array(adminEventSchema),
    ...pageFields,
  })
  .register(apiSchemas, { id: 'AdminEventList' });
export type AdminEventList = z.infer<typeof adminEventListSchema>;

/** The figures of the administrators' overview. */
export const adminOverviewSchema = z
  .object({
    jobSeekers: z.number().int(),
    employerAccounts: z.number().int(),
    unconfirmed: z.number().int(),
    admins: z.number().int(),
    liveJobs: z.number().int(),
    employers: z.number().int(),
    waitingForErasure: z.number().int(),
    proposedLinks: z.number().int(),
    openReports: z.number().int(),
  })
  .register(apiSchemas, { id: 'AdminOverview' });
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

const screenSchema = z.string().regex(/^[a-zA-Z-]{1,40}$/);

export const adminViewsQuerySchema = z.object({ screen: screenSchema });

export const createAdminViewSchema = z
  .object({ screen: screenSchema, name: plainText(60), query: z.string().max(2000) })
  .register(apiSchemas, { id: 'CreateAdminView' });
export type CreateAdminView = z.infer<typeof createAdminViewSchema>;

export const adminViewSchema = z
  .object({ id: z.uuid(), name: z.string(), query: z.string() })
  .register(apiSchemas, { id: 'AdminView' });
export type AdminView = z.infer<typeof adminViewSchema>;
export const adminViewListSchema = z
  .object({ items: z.array(adminViewSchema), total: z.number().int() })
  .register(apiSchemas, { id: 'AdminViewList' });
export type AdminViewList = z.infer<typeof adminViewListSchema>;
