import { z } from './zod.ts';

const REALTIME_EVENTS = [
  'message.created',
  'message.read',
  'application.changed',
  'notification.created',
  'feed.progress',
] as const;

/** What a browser is told at once: ids alone, since PostgreSQL passes on at most 8,000 bytes and the browser reads the record itself. */
export const realtimeEventSchema = z.object({
  name: z.enum(REALTIME_EVENTS),
  /** Whose browsers hear of it. */
  userId: z.uuid(),
  /** The record that is new or changed. */
  recordId: z.uuid(),
});
export type RealtimeEvent = z.infer<typeof realtimeEventSchema>;
