import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { optimisticUpdate } from './optimistic-update.ts';
import { createQueryClient } from './query-client.ts';

const PAGES = [
  [
    ['list', 1],
    ['a', 'b'],
  ],
  [['list', 2], ['c']],
] as const;

function prepare(mutationFn: (gone: string) => Promise<unknown>) {
  const client = createQueryClient();
  for (const [key, items] of PAGES) client.setQueryData(key, items);
  client.setQueryData(['other'], ['a']);
  const remove = new MutationObserver(client, {
    mutationFn,
    ...optimisticUpdate<readonly string[], string>(['list'], (items, gone) => items.filter((item) => item !== gone)),
  });
  return { client, remove, shown: () => PAGES.map(([key]) => client.getQueryData(key)) };
}

test('every answer under the key changes before the server has answered, and no other', async () => {
  const answered = Promise.withResolvers<void>();
  const { client, remove, shown } = prepare(() => answered.promise);
  const done = remove.mutate('a');
  await expect.poll(shown).toEqual([['b'], ['c']]);
  expect(client.getQueryData(['other'])).toEqual(['a']);
  answered.resolve();
  await done;
  expect(shown()).toEqual([['b'], ['c']]);
  expect(client.getQueryState(['list', 1])?.isInvalidated).toBe(true);
});

test('a refusal brings back what was shown before', async () => {
  const { remove, shown } = prepare(() => Promise.reject({ code: 'request.forbidden' }));
  await expect(remove.mutate('a')).rejects.toEqual({ code: 'request.forbidden' });
  expect(shown()).toEqual([['a', 'b'], ['c']]);
});
