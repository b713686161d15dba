/** What the log knows by name; anything else is shown by its code. */
export const EVENT_ACTIONS = [
  'signup',
  'login',
  'logout',
  'otp',
  'verify',
  'recover',
  'resend',
  'reauthenticate',
  'token_refreshed',
  'user_updated',
  'factor_enrolled',
  'factor_verified',
  'factor_removed',
  'identity_linked',
  'identity_unlinked',
  'data_exported',
  'erasure_requested',
  'erasure_cancelled',
  'account_erased',
  'employer_created',
  'employer_link_proposed',
  'employer_link_confirmed',
  'employer_link_ended',
  'report_created',
  'admin_login',
  'admin_created',
  'admin_changed',
  'admin_deleted',
] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

export const isKnownAction = (action: string): action is EventAction =>
  (EVENT_ACTIONS as readonly string[]).includes(action);
