import { afterEach, expect, test, vi } from 'vitest';
import { waitForWorker } from './browser-copies.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page of a first visit waits for its worker, a later one does not', async () => {
  const workers = Object.assign(new EventTarget(), { controller: null as object | null });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  let isServed = false;
  const waiting = waitForWorker().then(() => {
    isServed = true;
  });
  await Promise.resolve();
  expect(isServed).toBe(false);
  workers.controller = {};
  workers.dispatchEvent(new Event('controllerchange'));
  await waiting;
  await waitForWorker();
});

test('a browser without workers waits for nothing', async () => {
  vi.stubGlobal('navigator', {});
  await expect(waitForWorker()).resolves.toBeUndefined();
});
