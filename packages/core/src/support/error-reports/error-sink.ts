import { createHash } from 'node:crypto';
import type { ErrorSource, ScrubbedError } from '@stellenvisite/contract/support/error-reports.schema';

const SIGNIFICANT_FRAMES = 3;

/** The hash that the build puts into the name of a script. */
const BUILD_HASH = /-[\w-]{8}(?=\.(?:m?js|css)$)/u;

/** An error as it is seen once. */
export type SeenError = ScrubbedError & { source: ErrorSource; place: string };

/** Errors of one fingerprint since they were last written. */
export type SeenErrors = SeenError & { fingerprint: string; count: number; seenAt: Date };

/** Where errors go that nobody expected. It never throws and never waits: reporting an error must not cause another one. */
export type ErrorSink = {
  add(error: SeenError): void;
  /** Writes what is waiting. */
  flush(): Promise<void>;
};

export type WriteErrors = (errors: readonly SeenErrors[]) => Promise<void>;

type SinkOptions = {
  writers: readonly WriteErrors[];
  now: () => Date;
  log: { warn(fields: object, message: string): void };
  flushMs?: number;
};

/** More kinds of errors than this at once are one fault with many faces: the rest is left out. */
const MAX_WAITING = 100;
const FLUSH_MS = 2_000;

/** Counts errors in memory and writes them every other second, so that a failing server does not add to its own load. */
export function createErrorSink({ writers, now, log, flushMs = FLUSH_MS }: SinkOptions): ErrorSink {
  let waiting = new Map<string, SeenErrors>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const errors = [...waiting.values()];
    waiting = new Map();
    if (errors.length === 0) return;
    for (const result of await Promise.allSettled(writers.map((write) => write(errors)))) {
      if (result.status === 'rejected') log.warn({ err: result.reason, errors: errors.length }, 'errors not reported');
    }
  }

  return {
    add(error) {
      const fingerprint = fingerprintOf(error);
      const known = waiting.get(fingerprint);
      if (!known && waiting.size >= MAX_WAITING) return;
      waiting.set(fingerprint, { ...error, fingerprint, count: (known?.count ?? 0) + 1, seenAt: now() });
      timer ??= setTimeout(flush, flushMs).unref();
    },
    flush,
  };
}

/** Equal for errors of one cause: neither numbers in the message nor a new build make another one of it. */
export function fingerprintOf({ source, type, message, frames }: ScrubbedError & { source: string }): string {
  const own = frames.filter(({ file }) => !/^(?:node:|node_modules\/)/u.test(file));
  const calls = (own.length > 0 ? own : frames)
    .slice(0, SIGNIFICANT_FRAMES)
    .map((frame) => `${frame.function}@${frame.file.replace(BUILD_HASH, '')}`);
  const parts = [source, type, message.replace(/\d+/gu, '0'), ...calls];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}
