/** How long the browser's own note `{isAdmin, timestamp}` counts (specification §2). The server never reads it. */
export const ADMIN_NOTE_HOURS = 24;
