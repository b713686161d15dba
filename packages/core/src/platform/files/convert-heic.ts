import { fileTypeFromFile } from 'file-type';
import { DomainError } from '../../domain-error.ts';
import { defineThread, ThreadStopped } from '../threads/run-in-thread.ts';
import type { HeicAnswer, HeicRequest } from './heic-worker.ts';

const HEIC_TYPES: ReadonlySet<string> = new Set(['image/heic', 'image/heif']);

const convertInThread = defineThread<HeicRequest, HeicAnswer>({
  file: new URL('./heic-worker.ts', import.meta.url),
  // A photograph of twelve million pixels takes two to four seconds and 250 MB.
  limits: { timeMs: 30_000, heapMb: 128, memoryMb: 900 },
  parallel: 1,
  waiting: 20,
});

/** Returns the path of a JPEG with the same picture where a file is a HEIC photograph; the path itself for any other file. */
export async function convertHeic(path: string): Promise<string> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (!HEIC_TYPES.has(found?.mime ?? '')) return path;
  const target = `${path}.jpg`;
  const answer = await convertInThread({ path, target }).catch((error: unknown) => {
    if (error instanceof ThreadStopped) return { isConverted: false };
    throw error;
  });
  if (!answer.isConverted) throw new DomainError('file.damaged');
  return target;
}
