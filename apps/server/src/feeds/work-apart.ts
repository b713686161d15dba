import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FeedFailureError } from '@stellenvisite/core/feeds/fetch/feed-failure';
import { LeaseLostError } from '@stellenvisite/core/feeds/import/run-lease';
import { ProcessLostError, type TooSmall, type WorkApart } from '@stellenvisite/core/feeds/import/work-on-document';
import type { DocumentAnswer, DocumentMessage } from './document-task.ts';

const PROCESS = fileURLToPath(new URL('./document.process.ts', import.meta.url));
const KEEP_COMPILED = new URL('../../../../scripts/keep-compiled.mjs', import.meta.url).href;
/** Without the limits what is garbage already would take more memory than the whole work needs. */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20', `--import=${KEEP_COMPILED}`];

type Options = Omit<DocumentMessage, 'task'> & {
  /** Told of each process, in tests. */
  onStarted?: (child: ChildProcess) => void;
};

/** Works on large documents each in a process of its own, so that no request waits for them. */
export function createWorkApart({ connectionString, config, onStarted }: Options): WorkApart {
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
        if (answer) settle(answer, resolve, reject);
        else reject(new ProcessLostError(`the process of a document ended (${signal ?? code})`));
      });
      child.send({ task, connectionString, config: { storageUrl, dataDir } } satisfies DocumentMessage);
      onStarted?.(child);
    });
}

function settle(answer: DocumentAnswer, resolve: (tooSmall: TooSmall | null) => void, reject: (error: Error) => void) {
  if (answer.kind === 'done') resolve(answer.tooSmall);
  else if (answer.kind === 'lease_lost') reject(new LeaseLostError('the run is another worker’s'));
  else if (answer.kind === 'failed') {
    const { failure, status, line } = answer;
    reject(new FeedFailureError(failure, { status: status ?? undefined, line: line ?? undefined }));
  } else reject(Object.assign(new Error(answer.message), { stack: answer.stack }));
}
