import { parentPort, Worker } from 'node:worker_threads';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { DomainError } from '../../domain-error.ts';

export type ThreadLimits = { timeMs: number; heapMb: number; memoryMb: number };

type ThreadOptions = {
  /** A module that calls `answerInThread`. */
  file: URL;
  limits: ThreadLimits;
  /** How many threads run at once, and how many requests wait for one. */
  parallel: number;
  waiting: number;
  /** How long a thread waits for the next request. By default each has one of its own, which no earlier input has touched. */
  idleMs?: number;
};

/** Ended without an answer: time or memory ran out, or a parser brought the thread down. */
export class ThreadStopped extends Error {}

const WATCH_MS = 100;
const MB = 1024 * 1024;
const RETRY_AFTER_S = 5;

/** Answers the requests of `defineThread`, inside of the thread. */
export function answerInThread<Request, Answer>(answer: (request: Request) => Promise<Answer>): void {
  parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await answer(request)));
}

/**
 * Returns a function that answers each request in a thread, within limits of time, memory and number. The one way to run work on input of
 * strangers that could take long. Beyond the queue it refuses at once: `server.unavailable` with a time to try again.
 */
export function defineThread<Request, Answer>(options: ThreadOptions) {
  const { file, limits, parallel, waiting, idleMs = 0 } = options;
  const lane = bulkhead(parallel, waiting);
  const idle = new Map<Worker, () => void>();

  function takeThread({ heapMb }: ThreadLimits): Worker {
    const [free] = idle;
    if (!free) return startThread(file, heapMb);
    const [thread, stopWaiting] = free;
    stopWaiting();
    thread.ref();
    return thread;
  }

  function leaveIdle(thread: Worker): void {
    const end = () => {
      stopWaiting();
      void thread.terminate();
    };
    const timer = setTimeout(end, idleMs).unref();
    const stopWaiting = () => {
      clearTimeout(timer);
      thread.off('error', end).off('exit', end);
      idle.delete(thread);
    };
    // A thread that ends while nobody waits for it harms nobody.
    thread.on('error', end).on('exit', end).unref();
    idle.set(thread, stopWaiting);
  }

  async function run(request: Request, bounds: ThreadLimits): Promise<Answer> {
    const thread = takeThread(bounds);
    let isReusable = false;
    try {
      const answer = await ask<Request, Answer>(thread, request, bounds);
      isReusable = idleMs > 0;
      return answer;
    } finally {
      if (isReusable) leaveIdle(thread);
      else await thread.terminate();
    }
  }

  return async (request: Request, changed: Partial<ThreadLimits> = {}): Promise<Answer> => {
    try {
      return await lane.execute(() => run(request, { ...limits, ...changed }));
    } catch (error) {
      if (!isBulkheadRejectedError(error)) throw error;
      throw new DomainError('server.unavailable', undefined, { retryAfter: RETRY_AFTER_S });
    }
  };
}

const startThread = (file: URL, heapMb: number) =>
  new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    execArgv: [],
    stdout: true,
    stderr: true,
  });

/**
 * The heap of the thread is limited by Node; buffers lie outside of it, so the memory of the process is watched as well. Whoever calls ends
 * the thread when either or the time runs out.
 */
async function ask<Request, Answer>(
  thread: Worker,
  request: Request,
  { timeMs, memoryMb }: ThreadLimits,
): Promise<Answer> {
  const before = process.memoryUsage.rss();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const stop = (why: unknown) => reject(new ThreadStopped(String(why)));
  const watch = setInterval(() => process.memoryUsage.rss() - before > memoryMb * MB && stop('memory'), WATCH_MS);
  const timer = setTimeout(() => stop('time'), timeMs);
  // An error or an exit without an answer: the heap was full, or the parser brought the thread down.
  thread.on('message', resolve).on('error', stop).on('exit', stop);
  try {
    thread.postMessage(request);
    return await promise;
  } finally {
    clearInterval(watch);
    clearTimeout(timer);
    thread.off('message', resolve).off('error', stop).off('exit', stop);
  }
}
