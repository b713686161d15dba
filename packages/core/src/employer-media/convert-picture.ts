import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureResult, PictureTask } from './picture-task.ts';

const PROCESS = fileURLToPath(new URL('./picture.process.ts', import.meta.url));
/** A photograph takes two seconds on a slow machine; what takes longer was made to. */
const TIMEOUT_MS = 90_000;

/** Converts one picture in a process of its own. A process that dies or does not end has met a picture that broke it. */
export function convertPicture(task: PictureTask): Promise<PictureResult> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
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
      resolve(result);
    });
    child.send(task);
  });
}
