/** So many dates an invitation proposes at most. */
export const MAX_INVITATION_DATES = 3;
/** How long before an interview both sides are reminded, and from when on it is too late to. */
export const REMINDER_HOURS = { before: 24, latest: 1 } as const;
