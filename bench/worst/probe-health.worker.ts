import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks for `/api/health` again and again, in a thread of its own: what the benchmark itself does must not slow it down. */
const EVERY_MS = 20;
const url = `${String(workerData)}/api/health`;
let took: number[] = [];

parentPort?.on('message', (command: 'start' | 'read') => {
  if (command === 'read') parentPort?.postMessage(took);
  took = [];
});

for (;;) {
  const since = performance.now();
  await fetch(url)
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
  took.push(performance.now() - since);
  await delay(EVERY_MS);
}
