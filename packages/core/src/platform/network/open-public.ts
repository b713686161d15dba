import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { createGunzip, createInflate } from 'node:zlib';
import { locationOf, type Network, sendPublic } from './send-public.ts';

export type StreamLimits = {
  /** After decompression. */
  maxBytes: number;
  /** Until the headers are there, and between two pieces of the body. */
  idleMs: number;
  /** From the first byte to the last. */
  totalMs: number;
  /** The least bytes a second, on average, once the first `idleMs` are over. */
  minBytesPerSecond: number;
  maxRedirects: number;
};

export type StreamRefusal = 'too_large' | 'too_slow' | 'timeout' | 'redirected' | 'truncated';
/** Why an answer was given up; `status` is what the server stated. */
export class StreamRefusedError extends Error {
  readonly reason: StreamRefusal;
  constructor(reason: StreamRefusal) {
    super(reason);
    this.reason = reason;
  }
}

export type OpenedAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  url: URL;
  /** The content without its transfer compression; reading it throws where a limit is passed. */
  body: AsyncIterable<Buffer>;
  close(): void;
};

type Asking = {
  headers: Record<string, string>;
  /** States whether a redirect may lead there; secrets are sent to the first host alone. */
  mayFollow(url: URL): boolean;
  /** Headers that only the first host gets. */
  secretHeaders?: Record<string, string>;
  limits: StreamLimits;
};

/** Opens what somebody named as a stream. Every address on the way is checked, and nothing is read beyond the limits. */
export async function openPublic(network: Network, url: URL, asking: Asking): Promise<OpenedAnswer> {
  const { limits } = asking;
  const controller = new AbortController();
  const give = (reason: StreamRefusal) => controller.abort(new StreamRefusedError(reason));
  const total = setTimeout(() => give('timeout'), limits.totalMs).unref();
  const idle = setTimeout(() => give('timeout'), limits.idleMs).unref();
  const close = () => {
    clearTimeout(total);
    clearTimeout(idle);
    controller.abort();
  };
  try {
    const { answer, last } = await follow(network, url, asking, controller.signal);
    clearTimeout(idle);
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      url: last,
      body: readLimited(answer, limits, controller.signal, close),
      close,
    };
  } catch (error) {
    const { reason } = controller.signal;
    close();
    throw reason instanceof StreamRefusedError ? reason : error;
  }
}

async function follow(network: Network, url: URL, asking: Asking, signal: AbortSignal) {
  let current = url;
  for (let hop = 0; hop <= asking.limits.maxRedirects; hop++) {
    const secrets = current.origin === url.origin ? asking.secretHeaders : {};
    const answer = await sendPublic(network, current, { signal, headers: { ...asking.headers, ...secrets } });
    const next = locationOf(answer, current);
    if (!next) return { answer, last: current };
    answer.destroy();
    if (!asking.mayFollow(next)) throw new StreamRefusedError('redirected');
    current = next;
  }
  throw new StreamRefusedError('redirected');
}

async function* readLimited(
  answer: IncomingMessage,
  limits: StreamLimits,
  signal: AbortSignal,
  close: () => void,
): AsyncGenerator<Buffer> {
  const startedAt = performance.now();
  let [received, given] = [0, 0];
  let idle: NodeJS.Timeout | undefined;
  const stream = decompress(answer);
  const fail = (reason: StreamRefusal) => stream.destroy(new StreamRefusedError(reason));
  signal.addEventListener('abort', () => stream.destroy(signal.reason as Error), { once: true });
  answer.on('data', (piece: Buffer) => {
    received += piece.length;
    clearTimeout(idle);
    idle = setTimeout(() => fail('too_slow'), limits.idleMs).unref();
    const elapsed = performance.now() - startedAt;
    if (elapsed > limits.idleMs && received / (elapsed / 1000) < limits.minBytesPerSecond) fail('too_slow');
  });
  idle = setTimeout(() => fail('too_slow'), limits.idleMs).unref();
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      given += piece.length;
      if (given > limits.maxBytes) throw new StreamRefusedError('too_large');
      yield piece;
    }
    const announced = Number(answer.headers['content-length'] ?? received);
    if (!answer.complete || received < announced) throw new StreamRefusedError('truncated');
  } catch (error) {
    throw cutOff(error) ? new StreamRefusedError('truncated') : error;
  } finally {
    clearTimeout(idle);
    answer.destroy();
    close();
  }
}

/** The server hung up in the middle, or its compressed content has no end. */
function cutOff(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || (code ?? '').startsWith('Z_');
}

/** Also a file that is compressed itself (`jobs.xml.gz`), whatever the headers call it. */
function decompress(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? '').toLowerCase();
  const out = encoding === 'gzip' || encoding === 'x-gzip' ? createGunzip() : null;
  const inflated = out ?? (encoding === 'deflate' ? createInflate() : new PassThrough());
  return pipeline(answer, inflated, () => {});
}
