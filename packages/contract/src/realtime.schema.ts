import { REALTIME_EVENTS } from './realtime.ts';
import { z } from './zod.ts';

/** What a browser is told at once: ids alone, since PostgreSQL passes on at most 8,000 bytes and the browser reads the record itself. */
export const realtimeEventSchema = z.object({
  name: z.enum(REALTIME_EVENTS),
  /** Whose browsers hear of it. */
  userId: z.uuid(),
  /** The record that is new or changed. */
  recordId: z.uuid(),
});
export type RealtimeEvent = z.infer<typeof realtimeEventSchema>;

/** Told to the server's processes alone, by a trigger: they cut off the connections of the session. */
export const sessionEndedSchema = z.object({ name: z.literal('session.ended'), sessionId: z.uuid() });
