export const REALTIME_EVENTS = [
  'message.created',
  'message.read',
  'application.changed',
  'notification.created',
  'feed.progress',
] as const;
export type RealtimeEventName = (typeof REALTIME_EVENTS)[number];
