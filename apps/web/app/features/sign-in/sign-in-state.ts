/** The address of a fresh registration, in the history's state: never in the address bar. */
export function pendingEmailOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('pendingEmail' in state)) return null;
  return typeof state.pendingEmail === 'string' ? state.pendingEmail : null;
}
