import { jobItemSchema } from '../jobs/jobs.schema.ts';
import { emailSchema } from '../platform/email.schema.ts';
import { languageSchema } from '../platform/languages.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { pageFields, queryFlag, queryPage, queryPageSize } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  ALERT_FREQUENCIES,
  ALERT_LINK_ACTIONS,
  ALERT_LINK_STEPS,
  ALERT_MATCHES_PAGE,
  ALERT_STATUSES,
  JOB_ALERT_NAME_LENGTH,
} from './job-alerts.ts';
import { DISMISSAL_REASONS } from './matching.ts';

const nameSchema = plainText(JOB_ALERT_NAME_LENGTH).min(1);
/** A search's address after `/jobs?`, in any order; page, sort and what no search knows are left out. */
const querySchema = z.string().max(4000);
const frequencySchema = z.enum(ALERT_FREQUENCIES).register(apiSchemas, { id: 'AlertFrequency' });
const statusSchema = z.enum(ALERT_STATUSES).register(apiSchemas, { id: 'AlertStatus' });

export const jobAlertSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The search as its address holds it, without page and sort: it follows `/jobs?`. */
    query: z.string(),
    frequency: frequencySchema,
    status: statusSchema,
    /** States whether it appears at the bell as well. */
    notifies: z.boolean(),
    /** Matches since the person last opened it. */
    newCount: z.number().int(),
    unread: z.number().int(),
    matches: z.number().int(),
    /** When the next digest is due; null while it is paused, or where matches are sent at once. */
    nextMailAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'JobAlert' });
export type JobAlert = z.infer<typeof jobAlertSchema>;

export const jobAlertsSchema = z
  .object({ items: z.array(jobAlertSchema), ...pageFields })
  .register(apiSchemas, { id: 'JobAlerts' });
export type JobAlerts = z.infer<typeof jobAlertsSchema>;

const alertFields = { name: nameSchema, query: querySchema };

export const createJobAlertSchema = z
  .object({ ...alertFields, frequency: frequencySchema.default('daily'), notifies: z.boolean().default(true) })
  .register(apiSchemas, { id: 'CreateJobAlert' });
export type CreateJobAlert = z.infer<typeof createJobAlertSchema>;

/** Omitted fields stay unchanged. */
export const changeJobAlertSchema = z
  .object({
    name: nameSchema.optional(),
    query: querySchema.optional(),
    frequency: frequencySchema.optional(),
    status: statusSchema.optional(),
    notifies: z.boolean().optional(),
  })
  .register(apiSchemas, { id: 'ChangeJobAlert' });
export type ChangeJobAlert = z.infer<typeof changeJobAlertSchema>;

export const alertMatchSchema = z
  .object({
    job: jobItemSchema,
    /** 0 to 100; null while the profile names no occupation. */
    score: z.number().int().nullable(),
    /** The reasons for it and against it, in the caller's language. */
    pros: z.array(z.string()),
    cons: z.array(z.string()),
    matchedAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
    isDismissed: z.boolean(),
    reason: z.enum(DISMISSAL_REASONS).nullable(),
    isOpen: z.boolean(),
  })
  .register(apiSchemas, { id: 'AlertMatch' });
export type AlertMatch = z.infer<typeof alertMatchSchema>;

export const alertMatchesQuerySchema = z.object({
  unread: queryFlag,
  page: queryPage,
  pageSize: queryPageSize(ALERT_MATCHES_PAGE),
});
export type AlertMatchesQuery = z.infer<typeof alertMatchesQuerySchema>;

export const alertMatchesSchema = z
  .object({ items: z.array(alertMatchSchema), ...pageFields })
  .register(apiSchemas, { id: 'AlertMatches' });
export type AlertMatches = z.infer<typeof alertMatchesSchema>;

export const alertMatchParamsSchema = z.object({ id: z.string(), jobId: z.string() });

/** A job somebody is not interested in comes in no mail and no recommendation again. */
export const flagAlertMatchSchema = z
  .object({
    isRead: z.boolean().optional(),
    isDismissed: z.boolean().optional(),
    reason: z.enum(DISMISSAL_REASONS).nullable().optional(),
  })
  .register(apiSchemas, { id: 'FlagAlertMatch' });
export type FlagAlertMatch = z.infer<typeof flagAlertMatchSchema>;

export const subscribeGuestAlertSchema = z
  .object({
    ...alertFields,
    email: emailSchema,
    frequency: frequencySchema.default('daily'),
    language: languageSchema.default('de'),
  })
  .register(apiSchemas, { id: 'SubscribeGuestAlert' });
export type SubscribeGuestAlert = z.infer<typeof subscribeGuestAlertSchema>;

/** The same answer for every address: it tells nobody who has an alert. */
export const guestAlertAcceptedSchema = z
  .object({ status: z.literal('check_inbox') })
  .register(apiSchemas, { id: 'GuestAlertAccepted' });

export const alertTokenSchema = z.object({ token: z.string().min(20).max(200) });

const linkActionSchema = z.enum(ALERT_LINK_ACTIONS).register(apiSchemas, { id: 'AlertLinkAction' });
const linkStepSchema = z.enum(ALERT_LINK_STEPS).register(apiSchemas, { id: 'AlertLinkStep' });

/** Does what the link of a mail says; the link to the page of all settings may do any of it. */
export const followAlertLinkSchema = alertTokenSchema
  .extend({ action: linkStepSchema.optional() })
  .register(apiSchemas, { id: 'FollowAlertLink' });
export type FollowAlertLink = z.infer<typeof followAlertLinkSchema>;

/** The alert of a link as it is now. */
export const linkedAlertSchema = z
  .object({
    action: linkActionSchema,
    name: z.string(),
    query: z.string(),
    frequency: frequencySchema,
    status: statusSchema,
    isConfirmed: z.boolean(),
    /** Not confirmed, and the link is too old to do so. */
    isExpired: z.boolean(),
    isEnded: z.boolean(),
    /** States whether an account has it; guests have only their mails. */
    isGuest: z.boolean(),
    /** A guest's address, masked. */
    address: z.string().nullable(),
    /** The token of the page of all settings, after a guest's alert was confirmed or changed. */
    manageToken: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'LinkedAlert' });
export type LinkedAlert = z.infer<typeof linkedAlertSchema>;
