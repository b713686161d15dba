import { expect, test, vi } from 'vitest';
import { createChore } from './create-chore.ts';

test('work asked for while it is done is done once more, however often it was asked for', async () => {
  const first = Promise.withResolvers<void>();
  const work = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(undefined);
  const chore = createChore(work, () => {});
  for (let asked = 0; asked < 5; asked += 1) chore.ask();
  first.resolve();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  await chore.stop();
});

test('a failure is told and does not keep it from being done again', async () => {
  const onFailure = vi.fn();
  const work = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const chore = createChore(work, onFailure);
  chore.ask();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('away')));
  chore.ask();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
});

test('stopping waits for what is being done and lets nothing begin', async () => {
  const first = Promise.withResolvers<void>();
  const work = vi.fn(() => first.promise);
  const chore = createChore(work, () => {});
  chore.ask();
  chore.ask();
  const stopped = chore.stop();
  first.resolve();
  await stopped;
  expect(work).toHaveBeenCalledTimes(1);
});
