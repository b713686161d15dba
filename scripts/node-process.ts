import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY_MS = 180_000;
const ASK_EVERY_MS = 100;
const STOP_MS = 15_000;

export type NodeProcess = { url: string; pid: number; stop(): Promise<void> };

type NodeProcessOptions = {
  file: string;
  port: number;
  healthPath: string;
  env: Record<string, string>;
  /** Of Node itself. */
  flags?: readonly string[];
};

/** Runs one of our files with this Node on a loopback port and waits until it answers. */
export async function startNodeProcess(options: NodeProcessOptions): Promise<NodeProcess> {
  const { file, port, healthPath, env, flags = [] } = options;
  const child = spawn(process.execPath, [...flags, file], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(child, file, url + healthPath);
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child) };
}

async function waitUntilReady(child: ChildProcess, file: string, url: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(ASK_EVERY_MS);
  }
  throw new Error(`${file} was not ready after ${READY_MS / 1000} s.`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const isEnded = await Promise.race([ended.then(() => true), delay(STOP_MS, false, { ref: false })]);
  if (!isEnded) child.kill('SIGKILL');
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port is free.')),
      );
    });
  });
}
