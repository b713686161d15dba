import type { Event, ServerRuntimeClient } from '@sentry/core';
import type { SeenErrors, WriteErrors } from '@stellenvisite/core/support/error-reports/error-sink';

type SentryOptions = { dsn: string; version: string; environment: string };

const SEND_TIMEOUT_MS = 5_000;

/**
 * Sends errors to the operator's Sentry. Only what appears in `toEvent` leaves: no integration of the SDK runs, so that
 * neither requests nor the machine are read. Errors of browsers go the same way: no visitor's browser asks a third party.
 */
export function openSentry(options: SentryOptions): WriteErrors {
  let client: Promise<ServerRuntimeClient> | undefined;
  return async (errors) => {
    client ??= createClient(options);
    const sentry = await client;
    for (const error of errors) sentry.captureEvent(toEvent(error));
    await sentry.flush(SEND_TIMEOUT_MS);
  };
}

/** Loaded with the first error only. */
async function createClient({ dsn, version, environment }: SentryOptions): Promise<ServerRuntimeClient> {
  const { createTransport, ServerRuntimeClient } = await import('@sentry/core');
  const client = new ServerRuntimeClient({
    dsn,
    release: version,
    environment,
    integrations: [],
    stackParser: () => [],
    transport: (transport) =>
      createTransport(transport, async ({ body }) => {
        const response = await fetch(transport.url, {
          method: 'POST',
          body: typeof body === 'string' ? body : new Uint8Array(body),
          headers: transport.headers ?? {},
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        });
        return {
          statusCode: response.status,
          headers: {
            'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
            'retry-after': response.headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  return client;
}

function toEvent({ source, place, type, message, frames, fingerprint, count, seenAt }: SeenErrors): Event {
  return {
    timestamp: seenAt.getTime() / 1000,
    level: 'error',
    platform: source === 'browser' ? 'javascript' : 'node',
    fingerprint: [fingerprint],
    transaction: place,
    tags: { source },
    extra: { count },
    exception: {
      values: [
        {
          type,
          value: message,
          stacktrace: {
            // Sentry has the innermost call last.
            frames: frames.toReversed().map((frame) => ({
              function: frame.function || '?',
              filename: frame.file,
              lineno: frame.line,
              colno: frame.column,
              in_app: !/^(?:node:|node_modules\/)/u.test(frame.file),
            })),
          },
        },
      ],
    },
  };
}
