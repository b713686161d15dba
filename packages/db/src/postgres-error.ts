const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';

/** Two who write the same thing at once: this is the second one's error. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);

/** Checks for the error with which `for update nowait` and an expired lock_timeout end. */
export const isLockNotAvailable = (error: unknown): boolean => hasCode(error, LOCK_NOT_AVAILABLE);

/** Drizzle wraps the driver's error, which alone has the code. */
function hasCode(error: unknown, code: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === code) return true;
  }
  return false;
}
