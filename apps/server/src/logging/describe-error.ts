import type { ScrubbedError } from '@stellenvisite/contract/support/error-reports.schema';
import { scrubError } from '@stellenvisite/contract/support/scrub-error';

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  /** The statement of a failed query, with placeholders where its values were. */
  query?: string;
  stack: string;
  cause?: LoggedError;
};

/** SQLSTATE class 22, data exceptions: PostgreSQL quotes the value that it cannot take. */
const QUOTES_A_VALUE = /^22/;

const STACK_LINE = /^ +at .*$/gm;

/** Describes an error of the server without what people typed. For a failed query the place is that of its cause, PostgreSQL's answer. */
export function describeError(error: unknown): ScrubbedError {
  const { type, code, stack, cause } = toLoggedError(error);
  const message = summariseError(error);
  return scrubError({ type, message: code ? `${message} (${code})` : message, stack: stack || cause?.stack });
}

/**
 * Reduces an error to what a log may contain. A failed query's message lists the values of its statement, PostgreSQL's detail the row,
 * a serialisation error the whole address: all of them contain user input, so only the properties named here are copied.
 */
export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = textOf(error, 'code');
  const query = 'params' in error ? textOf(error, 'query') : undefined;
  const stack = error.stack?.match(STACK_LINE)?.join('\n') ?? '';
  return {
    type: error.constructor.name,
    message: safeMessage(error, code, query),
    ...(code === undefined ? {} : { code }),
    ...(query === undefined ? {} : { query }),
    stack,
    ...(error.cause instanceof Error ? { cause: toLoggedError(error.cause) } : {}),
  };
}

/** Sums up an error in one line: its own message, or for a failed query what PostgreSQL stated of it. */
export function summariseError(error: unknown): string {
  const { message, cause } = toLoggedError(error);
  return cause ? `${message}: ${cause.message}` : message;
}

function safeMessage(error: Error, code: string | undefined, query: string | undefined): string {
  if (query !== undefined) return 'Failed query';
  return code !== undefined && QUOTES_A_VALUE.test(code) ? `PostgreSQL refused a value (${code})` : error.message;
}

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' ? value : undefined;
}
