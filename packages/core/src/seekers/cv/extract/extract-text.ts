import { MAX_CV_PAGES } from '@stellenvisite/contract/seekers/cv-analyses';
import { defineThread, type ThreadLimits, ThreadStopped } from '../../../platform/threads/run-in-thread.ts';
import { type CvFileType, type CvText, CvUnreadable } from './cv-text.ts';
import type { ExtractAnswer, ExtractRequest } from './extract-worker.ts';

const extractInThread = defineThread<ExtractRequest, ExtractAnswer>({
  file: new URL('./extract-worker.ts', import.meta.url),
  // A CV takes well under a second and some 60 MB; these bounds only stop what was made to hurt.
  limits: { timeMs: 30_000, heapMb: 192, memoryMb: 512 },
  parallel: 2,
  // Jobs of the queue run two at a time as well.
  waiting: 100,
});

/** Recognising a page takes two to eight seconds, and the data of a language some 100 MB. */
const RECOGNITION: ThreadLimits = { timeMs: 240_000, heapMb: 256, memoryMb: 900 };

/** Reads a file in a thread of its own; pictures of pages are recognised in a second one with more time. */
export async function extractText(
  file: { path: string; type: CvFileType },
  limits: Partial<ThreadLimits> = {},
): Promise<CvText> {
  const request = { ...file, maxPages: MAX_CV_PAGES, canRecognize: file.type === 'jpg' || file.type === 'png' };
  const first = await run(request, request.canRecognize ? { ...RECOGNITION, ...limits } : limits);
  if ('text' in first) return first.text;
  if (first.failure !== 'is_picture') throw new CvUnreadable(first.failure);
  const second = await run({ ...request, canRecognize: true }, { ...RECOGNITION, ...limits });
  if ('text' in second) return second.text;
  throw new CvUnreadable(second.failure === 'is_picture' ? 'no_text' : second.failure);
}

async function run(request: ExtractRequest, limits: Partial<ThreadLimits>): Promise<ExtractAnswer> {
  return extractInThread(request, limits).catch((error: unknown) => {
    if (error instanceof ThreadStopped) throw new CvUnreadable('too_much');
    throw error;
  });
}
