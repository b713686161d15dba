import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FeedFailure } from '@stellenvisite/contract/feeds/feeds';
import { FeedFailureError } from '@stellenvisite/core/feeds/fetch/feed-failure';
import type { TooSmall } from '@stellenvisite/core/feeds/import/drop-guard';
import {
  type DocumentTask,
  ProcessLostError,
  type RunInChildProcess,
} from '@stellenvisite/core/feeds/import/import-document';
import { LeaseLostError } from '@stellenvisite/core/feeds/import/run-lease';
import type { Config } from '../config.ts';

const PROCESS = fileURLToPath(new URL('./import-document.process.ts', import.meta.url));
/** Without these limits garbage would take more memory than the whole work needs. */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20'];

/** The message to the child process. */
export type DocumentMessage = {
  task: DocumentTask;
  connectionString: string;
  config: Pick<Config, 'storageUrl' | 'dataDir'>;
};

/** Its only answer. */
export type DocumentAnswer =
  | { kind: 'done'; tooSmall: TooSmall | null }
  | { kind: 'failed'; failure: FeedFailure; status: number | null; line: number | null }
  | { kind: 'lease_lost' }
  | { kind: 'broken'; message: string; stack: string | undefined };

type Options = Omit<DocumentMessage, 'task'> & {
  /** Called with each process, in tests. */
  onStarted?: (child: ChildProcess) => void;
};

/** Imports large documents each in a child process, so that no request waits for them. */
export function createRunInChildProcess({ connectionString, config, onStarted }: Options): RunInChildProcess {
  const { storageUrl, dataDir } = config;
  return (task) =>
    new Promise((resolve, reject) => {
      const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'ignore', 'inherit', 'ipc'];
      const child = fork(PROCESS, { execArgv: FLAGS, serialization: 'advanced', stdio });
      let answer: DocumentAnswer | undefined;
      child.once('message', (message) => {
        answer = message as DocumentAnswer;
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        if (!answer) reject(new ProcessLostError(`the process of a document ended (${signal ?? code})`));
        else if (answer.kind === 'done') resolve(answer.tooSmall);
        else reject(toError(answer));
      });
      child.send({ task, connectionString, config: { storageUrl, dataDir } } satisfies DocumentMessage);
      onStarted?.(child);
    });
}

/** Converts an error of the import for the way to the worker; `toError` is its counterpart. */
export function toAnswer(error: unknown): DocumentAnswer {
  if (error instanceof LeaseLostError) return { kind: 'lease_lost' };
  if (error instanceof FeedFailureError) {
    const { failure, status, line } = error;
    return { kind: 'failed', failure, status, line };
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'broken', message, stack };
}

function toError(answer: Exclude<DocumentAnswer, { kind: 'done' }>): Error {
  if (answer.kind === 'lease_lost') return new LeaseLostError('the run is another worker’s');
  if (answer.kind === 'broken') return Object.assign(new Error(answer.message), { stack: answer.stack });
  const { failure, status, line } = answer;
  return new FeedFailureError(failure, { status: status ?? undefined, line: line ?? undefined });
}
