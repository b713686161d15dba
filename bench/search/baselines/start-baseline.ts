import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BaselineName, Question } from '../engine.ts';
import { createSearchClient } from '../search-client.ts';
import type { HostAnswer, HostReady } from './host.ts';

export type Baseline = {
  name: BaselineName;
  documents: number;
  /** Seconds the index took. */
  seconds: number;
  /** `ms` is the engine's time alone, `httpMs` that of the whole request. */
  search(question: Question): Promise<HostAnswer & { httpMs: number }>;
  stop(): Promise<void>;
};

/** Enough heap for a hundred thousand jobs as JavaScript objects. */
const HEAP_MB = 12_000;

/** Starts an engine over the documents of a database. */
export async function startBaseline(name: BaselineName, connectionString: string): Promise<Baseline> {
  const child = fork(join(import.meta.dirname, 'host.ts'), [name, connectionString], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
  });
  const { port, documents, seconds } = await waitUntilReady(child);
  const client = createSearchClient(`http://127.0.0.1:${port}`);
  return {
    name,
    documents,
    seconds,
    async search(question) {
      const { body, ms: httpMs } = await client.request(
        `/?${new URLSearchParams({ question: JSON.stringify(question) })}`,
      );
      return { ...(JSON.parse(body) as HostAnswer), httpMs };
    },
    async stop() {
      client.close();
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

function waitUntilReady(child: ChildProcess): Promise<HostReady> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The engine ended with code ${code}.`));
    child.once('exit', onExit);
    child.once('message', (ready: HostReady) => {
      child.off('exit', onExit);
      resolve(ready);
    });
  });
}
