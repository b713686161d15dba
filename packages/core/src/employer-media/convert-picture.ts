import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PictureResult, PictureTask } from './picture-task.ts';

const PROCESS = fileURLToPath(new URL('./picture.process.ts', import.meta.url));
/** Less than the job may take. The process ends itself when a picture costs too much; this long it only takes where nothing gets its turn. */
const TIMEOUT_MS = 240_000;

/**
 * Converts one picture in a process of its own. A process that dies has met a picture that broke it; one that did not come to an
 * end in time says nothing about the picture, and the conversion is tried again.
 */
export function convertPicture(task: PictureTask, timeoutMs = TIMEOUT_MS): Promise<PictureResult> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    // Set from outside, before the process starts threads: a priority belongs to one thread, and only threads started later
    // inherit it. The decoder has threads of its own.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    let result: PictureResult = { failure: 'media.damaged' };
    child.once('message', (message) => {
      result = message as PictureResult;
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      if (isLate) reject(new Error('the conversion of a picture took too long'));
      else resolve(result);
    });
    child.send(task);
  });
}
