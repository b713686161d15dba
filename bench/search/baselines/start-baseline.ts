import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BaselineName, Question } from '../engine.ts';
import type { Told } from './host.ts';

export type Baseline = {
  name: BaselineName;
  documents: number;
  /** Seconds the index took. */
  seconds: number;
  ask(question: Question): Promise<Extract<Told, { kind: 'answer' }>>;
  stop(): Promise<void>;
};

/** Room for a hundred thousand ads in JavaScript objects. */
const HEAP_MB = 12_000;

/** Starts an engine over the documents of a database; its time for an answer is taken where it answers. */
export async function startBaseline(name: BaselineName, connectionString: string): Promise<Baseline> {
  const child = fork(join(import.meta.dirname, 'host.ts'), [name, connectionString], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
  });
  const ready = await nextWord(child);
  if (ready.kind !== 'ready') throw new Error(`${name} did not start.`);
  return {
    name,
    documents: ready.documents,
    seconds: ready.seconds,
    async ask(question) {
      const said = nextWord(child);
      child.send(question);
      const told = await said;
      if (told.kind === 'answer') return told;
      throw new Error(`${name} failed at ${JSON.stringify(question)}: ${told.kind === 'failed' ? told.message : ''}`);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

/** Questions are asked one after the other, so the next word is the answer. */
function nextWord(child: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The engine ended with code ${code}.`));
    child.once('exit', onExit);
    child.once('message', (told: Told) => {
      child.off('exit', onExit);
      resolve(told);
    });
  });
}
