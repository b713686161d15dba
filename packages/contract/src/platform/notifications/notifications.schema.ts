import { ANSWER_REMINDER_DAYS, OFFER_ANSWERS } from '../../applications/applications.ts';
import { IDEA_CHANGES } from '../../content/ideas.ts';
import { teamRoleSchema } from '../../employers/team.schema.ts';
import { FEED_FAILURES } from '../../feeds/feeds.ts';
import { PROOF_KINDS } from '../../seekers/seeker-profiles.ts';
import { REPORT_SIDES } from '../../support/reports.ts';
import { pageFields, queryFlag, queryPage, queryPageSize } from '../query-list.schema.ts';
import { apiSchemas, z } from '../zod.ts';
import { NOTIFICATION_TOPIC_NAMES, NOTIFICATIONS_PAGE } from './notifications.ts';

const applied = { applicationId: z.uuid(), jobTitle: z.string(), employer: z.string() };
/** Nothing of the applicant: their erasure must not have to look for them in what others were informed. */
const received = { applicationId: z.uuid(), jobTitle: z.string() };

const ofTeam = { employerId: z.uuid(), employer: z.string() };
const asked = { enquiryId: z.uuid(), jobTitle: z.string(), employer: z.string(), expiresAt: z.iso.datetime() };
/** Of a person of the talent pool, who is a number until a yes and in what others were informed stays one. */
const sentEnquiry = { enquiryId: z.uuid(), jobTitle: z.string(), number: z.number().int() };
/** A job of the employer somebody acts for. */
const ownJob = { jobId: z.uuid(), jobTitle: z.string() };

/** A decision on what somebody reported, or on what of theirs was reported; the token opens its page. */
const ofReport = { reference: z.string(), title: z.string(), side: z.enum(REPORT_SIDES), token: z.string() };

/** The content of a notification: ids, and the few names that its line shows. */
export const notificationContentSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('application.opened'), data: z.object(applied) }),
    z.object({ kind: z.literal('application.rejected'), data: z.object(applied) }),
    z.object({ kind: z.literal('application.hired'), data: z.object(applied) }),
    z.object({
      kind: z.literal('application.offer'),
      data: z.object({ ...applied, answerBy: z.iso.date() }),
    }),
    z.object({ kind: z.literal('offer.reminder'), data: z.object({ ...applied, answerBy: z.iso.date() }) }),
    z.object({
      kind: z.literal('application.interview'),
      data: z.object({ ...applied, at: z.iso.datetime().nullable() }),
    }),
    z.object({ kind: z.literal('application.received'), data: z.object(received) }),
    z.object({ kind: z.literal('application.withdrawn'), data: z.object(received) }),
    z.object({
      kind: z.literal('application.offer_answered'),
      data: z.object({ ...received, answer: z.enum(OFFER_ANSWERS) }),
    }),
    z.object({ kind: z.literal('application.mentioned'), data: z.object(received) }),
    z.object({ kind: z.literal('interview.reminder'), data: z.object({ ...applied, at: z.iso.datetime() }) }),
    z.object({ kind: z.literal('interview.expected'), data: z.object({ ...received, at: z.iso.datetime() }) }),
    z.object({
      kind: z.literal('message.received'),
      data: z.object({
        ...received,
        /** The employer who writes; null for a message of the applicant, who is not named. */
        from: z.string().nullable(),
      }),
    }),
    z.object({
      kind: z.literal('answer.due'),
      data: z.object({ ...ofTeam, days: z.literal(ANSWER_REMINDER_DAYS), count: z.number().int() }),
    }),
    z.object({ kind: z.literal('team.proposed'), data: z.object(ofTeam) }),
    z.object({ kind: z.literal('team.joined'), data: z.object(ofTeam) }),
    z.object({ kind: z.literal('team.address_changed'), data: z.object(ofTeam) }),
    z.object({ kind: z.literal('team.admitted'), data: z.object({ ...ofTeam, role: teamRoleSchema }) }),
    z.object({ kind: z.literal('team.role_changed'), data: z.object({ ...ofTeam, role: teamRoleSchema }) }),
    z.object({ kind: z.literal('team.removed'), data: z.object({ employer: z.string() }) }),
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
    z.object({
      kind: z.literal('job.ends'),
      data: z.object({ ...ownJob, endsAt: z.iso.datetime() }),
    }),
    z.object({ kind: z.literal('job.released'), data: z.object(ownJob) }),
    z.object({ kind: z.literal('testimonial.decided'), data: z.object({ isPublished: z.boolean() }) }),
    z.object({
      kind: z.literal('idea.changed'),
      data: z.object({ number: z.number().int(), title: z.string(), what: z.enum(IDEA_CHANGES) }),
    }),
    z.object({
      kind: z.literal('feed.trouble'),
      data: z.object({
        feedId: z.uuid(),
        feed: z.string(),
        runId: z.uuid(),
        failure: z.enum(FEED_FAILURES),
        /** How much smaller a fetch was than usual, where that is the reason. */
        percent: z.number().int().nullable(),
      }),
    }),
    z.object({ kind: z.literal('job.refused'), data: z.object({ ...ownJob, reason: z.string() }) }),
    z.object({ kind: z.literal('talent_enquiry.received'), data: z.object(asked) }),
    z.object({ kind: z.literal('talent_enquiry.reminder'), data: z.object(asked) }),
    z.object({ kind: z.literal('talent_enquiry.reply'), data: z.object(asked) }),
    z.object({ kind: z.literal('talent_enquiry.accepted'), data: z.object(sentEnquiry) }),
    z.object({ kind: z.literal('talent_enquiry.declined'), data: z.object(sentEnquiry) }),
    z.object({ kind: z.literal('talent_enquiry.expired'), data: z.object(sentEnquiry) }),
    z.object({ kind: z.literal('talent_enquiry.question'), data: z.object(sentEnquiry) }),
    z.object({ kind: z.literal('talent_pool.consent_ends'), data: z.object({ endsOn: z.iso.date() }) }),
    z.object({ kind: z.literal('talent_pool.consent_ended'), data: z.object({ endsOn: z.iso.date() }) }),
    z.object({ kind: z.literal('report.job_paused'), data: z.object(ofReport) }),
    z.object({ kind: z.literal('report.decided'), data: z.object(ofReport) }),
    z.object({ kind: z.literal('report.appeal_decided'), data: z.object(ofReport) }),
    z.object({
      kind: z.literal('support_ticket.answered'),
      data: z.object({ ticketId: z.uuid(), reference: z.string(), subject: z.string() }),
    }),
    z.object({
      kind: z.literal('talent_search.matched'),
      data: z.object({ searchId: z.uuid(), name: z.string(), query: z.string(), count: z.number().int() }),
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

/** Marks notifications as read up to `until`. Later ones stay unread, since nobody has seen them yet. */
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
    /** On the devices on which the person has switched push on. */
    byPush: z.boolean(),
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
      .array(
        z.object({
          topic: topicSchema,
          inProduct: z.boolean().optional(),
          byMail: z.boolean().optional(),
          byPush: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(NOTIFICATION_TOPIC_NAMES.length),
  })
  .register(apiSchemas, { id: 'ChangeNotificationPreferences' });
export type ChangeNotificationPreferences = z.infer<typeof changeNotificationPreferencesSchema>;

export const mailsOffSchema = z
  .object({ status: z.literal('unsubscribed'), topic: topicSchema })
  .register(apiSchemas, { id: 'NotificationMailsOff' });
