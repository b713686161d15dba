import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createAsker } from '../ask-over-http.ts';
import type { BaselineName, Question } from '../engine.ts';
import type { HostAnswer, Told } from './host.ts';

export type Baseline = {
  name: BaselineName;
  documents: number;
  /** Seconds the index took. */
  seconds: number;
  /** `ms` is the engine's time alone, `httpMs` that of whoever asked. */
  ask(question: Question): Promise<HostAnswer & { httpMs: number }>;
  stop(): Promise<void>;
};

/** Room for a hundred thousand jobs in JavaScript objects. */
const HEAP_MB = 12_000;

/** Starts an engine over the documents of a database. */
export async function startBaseline(name: BaselineName, connectionString: string): Promise<Baseline> {
  const child = fork(join(import.meta.dirname, 'host.ts'), [name, connectionString], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
  });
  const { port, documents, seconds } = await firstWord(child);
  const asker = createAsker(`http://127.0.0.1:${port}`);
  return {
    name,
    documents,
    seconds,
    async ask(question) {
      const { body, ms: httpMs } = await asker.ask(`/?${new URLSearchParams({ question: JSON.stringify(question) })}`);
      return { ...(JSON.parse(body) as HostAnswer), httpMs };
    },
    async stop() {
      asker.close();
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

function firstWord(child: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The engine ended with code ${code}.`));
    child.once('exit', onExit);
    child.once('message', (told: Told) => {
      child.off('exit', onExit);
      resolve(told);
    });
  });
}
