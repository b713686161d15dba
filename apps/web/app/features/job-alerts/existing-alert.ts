/** The alert that has the same criteria, where a refusal names one. */
export function existingIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('existingId' in error)) return null;
  return typeof error.existingId === 'string' ? error.existingId : null;
}
