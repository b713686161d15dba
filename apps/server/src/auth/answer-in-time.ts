import { AuthError } from '@stellenvisite/core/auth/auth-error';

/**
 * Tells a client to come back when an answer takes too long. Fastify's own limit ends with the reading of the body, and so
 * never comes for a call that has one.
 */
export async function answerInTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const deadline = Promise.withResolvers<never>();
  const message = 'Processing this request timed out, please retry after a moment.';
  const timer = setTimeout(() => deadline.reject(new AuthError(504, 'request_timeout', message)), ms);
  try {
    return await Promise.race([answer, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
