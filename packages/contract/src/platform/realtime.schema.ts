import { z } from './zod.ts';

export const REALTIME_EVENTS = [
  'message.created',
  'message.read',
  'application.changed',
  'notification.created',
  'team.changed',
  'talent_pool.changed',
  'feed.progress',
  'cv_analysis.changed',
  'billing.changed',
] as const;

export type RealtimeEventName = (typeof REALTIME_EVENTS)[number];

/** Notifies browsers at once: by ids alone, since PostgreSQL passes on at most 8,000 bytes and the browser reads the record itself. */
export const realtimeEventSchema = z.object({
  name: z.enum(REALTIME_EVENTS),
  /** Whose browsers hear of it. */
  userId: z.uuid(),
  /** The record that is new or changed. */
  recordId: z.uuid(),
});
export type RealtimeEvent = z.infer<typeof realtimeEventSchema>;

/** Sent to the server's processes alone, by a trigger: they close the connections of the session. */
export const sessionEndedSchema = z.object({ name: z.literal('session.ended'), sessionId: z.uuid() });
