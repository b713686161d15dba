import { expect, test, vi } from 'vitest';
import { createCoalescedTask } from './indexer.ts';

test('a run requested during a run follows once, however often it was requested', async () => {
  const first = Promise.withResolvers<void>();
  const run = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(undefined);
  const task = createCoalescedTask(run, () => {});
  for (let count = 0; count < 5; count += 1) task.request();
  first.resolve();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  await task.stop();
});

test('a failure is reported, and the task runs again on the next request', async () => {
  const onFailure = vi.fn();
  const run = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const task = createCoalescedTask(run, onFailure);
  task.request();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('away')));
  task.request();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
});

test('stopping waits for the run in progress and lets no other begin', async () => {
  const first = Promise.withResolvers<void>();
  const run = vi.fn(() => first.promise);
  const task = createCoalescedTask(run, () => {});
  task.request();
  task.request();
  const stopped = task.stop();
  first.resolve();
  await stopped;
  expect(run).toHaveBeenCalledTimes(1);
});
