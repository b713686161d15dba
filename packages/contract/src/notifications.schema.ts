import { NOTIFICATION_TOPIC_NAMES, NOTIFICATIONS_PAGE } from './notifications.ts';
import { pageFields, queryFlag, queryPage, queryPageSize } from './query-list.schema.ts';
import { PROOF_KINDS } from './seeker-profiles.ts';
import { apiSchemas, z } from './zod.ts';

const applied = { applicationId: z.uuid(), jobTitle: z.string(), employer: z.string() };
/** Nothing of the applicant: their erasure must not have to look for them in what others were told. */
const received = { applicationId: z.uuid(), jobTitle: z.string() };

/** What a notification tells: ids, and the few names that its line shows. */
export const notificationContentSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('application.opened'), data: z.object(applied) }),
    z.object({ kind: z.literal('application.rejected'), data: z.object(applied) }),
    z.object({ kind: z.literal('application.hired'), data: z.object(applied) }),
    z.object({
      kind: z.literal('application.interview'),
      data: z.object({ ...applied, at: z.iso.datetime().nullable() }),
    }),
    z.object({ kind: z.literal('application.received'), data: z.object(received) }),
    z.object({ kind: z.literal('application.withdrawn'), data: z.object(received) }),
    z.object({
      kind: z.literal('message.received'),
      data: z.object({
        ...received,
        /** The employer who writes; null for a message of the applicant, who is not named. */
        from: z.string().nullable(),
      }),
    }),
    z.object({
      kind: z.literal('job_alert.matched'),
      data: z.object({
        alertId: z.uuid(),
        name: z.string(),
        count: z.number().int(),
        /** Of the best match, where scores are known. */
        bestScore: z.number().int().nullable(),
      }),
    }),
    z.object({
      kind: z.literal('employer.new_jobs'),
      data: z.object({
        employerId: z.uuid(),
        employer: z.string(),
        count: z.number().int(),
        /** Where it is one job alone. */
        job: z.object({ id: z.uuid(), title: z.string() }).nullable(),
      }),
    }),
    z.object({
      kind: z.literal('saved_job.ends'),
      data: z.object({ jobId: z.uuid(), jobTitle: z.string(), employer: z.string(), endsAt: z.iso.datetime() }),
    }),
    z.object({
      kind: z.literal('proof.expires'),
      data: z.object({
        proofId: z.uuid(),
        proofKind: z.enum(PROOF_KINDS),
        /** The person's own word for it, where there is one. */
        title: z.string(),
        expiresOn: z.iso.date(),
      }),
    }),
  ])
  .register(apiSchemas, { id: 'NotificationContent' });
export type NotificationContent = z.infer<typeof notificationContentSchema>;

export const notificationSchema = z
  .object({
    id: z.uuid(),
    content: notificationContentSchema,
    /** The page it leads to. */
    path: z.string(),
    readAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

export const notificationsQuerySchema = z.object({
  unread: queryFlag,
  page: queryPage,
  pageSize: queryPageSize(NOTIFICATIONS_PAGE),
});
export type NotificationsQuery = z.infer<typeof notificationsQuerySchema>;

export const notificationsSchema = z
  .object({
    items: z.array(notificationSchema),
    ...pageFields,
    /** Of all, not only of this page. */
    unread: z.number().int(),
    all: z.number().int(),
  })
  .register(apiSchemas, { id: 'Notifications' });
export type Notifications = z.infer<typeof notificationsSchema>;

/** What arrived later stays unread: nobody has seen it yet. */
export const readNotificationsSchema = z
  .object({ until: z.iso.datetime().optional() })
  .register(apiSchemas, { id: 'ReadNotifications' });
export type ReadNotifications = z.infer<typeof readNotificationsSchema>;

const topicSchema = z.enum(NOTIFICATION_TOPIC_NAMES).register(apiSchemas, { id: 'NotificationTopic' });

export const notificationPreferenceSchema = z
  .object({
    topic: topicSchema,
    /** At the bell and in the list. */
    inProduct: z.boolean(),
    /** Null where mails of this topic are not the person's to choose. */
    byMail: z.boolean().nullable(),
  })
  .register(apiSchemas, { id: 'NotificationPreference' });
export type NotificationPreference = z.infer<typeof notificationPreferenceSchema>;

export const notificationPreferencesSchema = z
  .object({ items: z.array(notificationPreferenceSchema) })
  .register(apiSchemas, { id: 'NotificationPreferences' });
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** A channel that is left out stays as it is. */
export const changeNotificationPreferencesSchema = z
  .object({
    items: z
      .array(z.object({ topic: topicSchema, inProduct: z.boolean().optional(), byMail: z.boolean().optional() }))
      .min(1)
      .max(NOTIFICATION_TOPIC_NAMES.length),
  })
  .register(apiSchemas, { id: 'ChangeNotificationPreferences' });
export type ChangeNotificationPreferences = z.infer<typeof changeNotificationPreferencesSchema>;

export const mailsOffSchema = z
  .object({ status: z.literal('unsubscribed'), topic: topicSchema })
  .register(apiSchemas, { id: 'NotificationMailsOff' });
