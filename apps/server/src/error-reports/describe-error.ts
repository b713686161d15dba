import type { ScrubbedError } from '@stellenvisite/contract/error-reports';
import { scrubError } from '@stellenvisite/contract/scrub-error';
import { summariseError, toLoggedError } from '../logging/logged-error.ts';

/** An error of the server without what people typed. For a failed query the place is that of its cause, PostgreSQL's answer. */
export function describeError(error: unknown): ScrubbedError {
  const { type, code, stack, cause } = toLoggedError(error);
  const message = summariseError(error);
  return scrubError({ type, message: code ? `${message} (${code})` : message, stack: stack || cause?.stack });
}
