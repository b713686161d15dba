import { Worker } from 'node:worker_threads';
import { MAX_CV_PAGES } from '@stellenvisite/contract/cv-analyses';
import { type CvFileType, type CvText, CvUnreadable } from './cv-text.ts';
import type { ExtractAnswer, ExtractRequest } from './extract-worker.ts';

export type ExtractLimits = { timeMs: number; heapMb: number; memoryMb: number };

/** A CV takes well under a second and some 60 MB; these bounds only stop what was made to hurt. */
const LIMITS: ExtractLimits = { timeMs: 15_000, heapMb: 192, memoryMb: 512 };
const WATCH_MS = 100;
const MB = 1024 * 1024;

/**
 * Reads a file in a thread of its own. The heap of the thread is limited by Node; buffers lie outside of it, so the memory of the
 * process is watched as well, and the thread is ended when either or the time runs out.
 */
export async function extractText(
  file: { path: string; type: CvFileType },
  { timeMs, heapMb, memoryMb }: ExtractLimits = LIMITS,
): Promise<CvText> {
  const request: ExtractRequest = { ...file, maxPages: MAX_CV_PAGES };
  const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const before = process.memoryUsage.rss();
  let watch: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<ExtractAnswer>((resolve) => {
      const stop = () => resolve({ failure: 'too_much' });
      watch = setInterval(() => process.memoryUsage.rss() - before > memoryMb * MB && stop(), WATCH_MS);
      timer = setTimeout(stop, timeMs);
      worker.once('message', resolve);
      // Ends without an answer: the heap was full, or the parser brought the thread down.
      worker.once('error', stop);
      worker.once('exit', stop);
    });
    if ('failure' in answer) throw new CvUnreadable(answer.failure);
    return answer.text;
  } finally {
    clearInterval(watch);
    clearTimeout(timer);
    await worker.terminate();
  }
}
