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
