import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../node-process.ts';
import { ROOT } from '../run-step.ts';
import { type Failure, readFailure } from './failure.ts';

/** Where the server answers, or why it does not. */
export type ServerState = { url: string } | { failure: Failure };

export type ServerProcess = {
  /** Resolves as soon as the newest start has succeeded or failed. */
  state(): Promise<ServerState>;
  restart(): void;
  stop(): Promise<void>;
};

type Options = {
  /** The file to run. */
  main: string;
  env: Record<string, string | undefined>;
  /** Called with the result of each start, and when a started server has crashed. */
  onStarted(state: ServerState): void;
};

const CACHE_RESOLUTIONS = new URL('./cache-resolutions.mjs', import.meta.url).href;
const NOT_STARTED: ServerState = { failure: { message: 'The server has not been started.', details: '' } };
const ASK_EVERY_MS = 25;
/** Longer than an answer takes. Whatever else the old process does is in the database and goes on in the next one. */
const STOP_MS = 3_000;
const OUTPUT_CHARACTERS = 20_000;

/** Runs the server as a child process, each start on a port of its own, so that none waits for the one before to end. */
export function runServerProcess({ main, env, onStarted }: Options): ServerProcess {
  let child: ChildProcess | undefined;
  let starts = 0;
  let current: Promise<ServerState> = Promise.resolve(NOT_STARTED);

  async function report(newest: Promise<ServerState>): Promise<void> {
    current = newest;
    const state = await newest;
    if (current === newest) onStarted(state);
  }

  async function start(): Promise<ServerState> {
    starts += 1;
    const number = starts;
    const port = await findFreePort();
    if (number !== starts) return NOT_STARTED;
    const started = spawn(process.execPath, [`--import=${CACHE_RESOLUTIONS}`, main], {
      cwd: ROOT,
      env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    child = started;
    let output = '';
    started.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      output = (output + chunk).slice(-OUTPUT_CHARACTERS);
    });
    const ended = new Promise<ServerState>((resolve) => {
      started.once('close', () => resolve({ failure: readFailure(output) }));
    });
    const state = await Promise.race([ended, answers(started, `http://127.0.0.1:${port}`)]);
    if ('url' in state) void ended.then((crash) => (child === started ? report(Promise.resolve(crash)) : undefined));
    return state;
  }

  return {
    state: () => settle(() => current),
    restart() {
      const previous = child;
      child = undefined;
      if (previous) void end(previous);
      void report(start());
    },
    async stop() {
      starts += 1;
      const previous = child;
      child = undefined;
      if (previous) await end(previous);
    },
  };
}

/** A start that was overtaken by the next one has nothing to answer with. */
async function settle(newest: () => Promise<ServerState>): Promise<ServerState> {
  for (;;) {
    const awaited = newest();
    const state = await awaited;
    if (newest() === awaited) return state;
  }
}

async function answers(child: ChildProcess, url: string): Promise<ServerState> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return { url };
    await delay(ASK_EVERY_MS);
  }
  // The end of the process is reported with what it has printed.
  return new Promise(() => {});
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}
