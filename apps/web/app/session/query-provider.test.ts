import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import type { Account } from './account.ts';
import { clearOnAccountChange } from './query-provider.tsx';

function openSession() {
  let account: Account | null = null;
  let tell = () => {};
  const session = {
    state: () => ({ account }),
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const client = clearOnAccountChange(createQueryClient(), session);
  const change = (id: string | null, fullName = '') => {
    account = id === null ? null : ({ id, fullName } as Account);
    tell();
  };
  return { change, keep: () => client.setQueryData(['mine'], 'read'), kept: () => client.getQueryData(['mine']) };
}

test('what somebody has read stays while they are signed in, whatever changes about them', () => {
  const { change, keep, kept } = openSession();
  change('anna');
  keep();
  change('anna', 'Anna Berg');
  expect(kept()).toBe('read');
});

test('it is gone when they leave', () => {
  const { change, keep, kept } = openSession();
  change('anna');
  keep();
  change(null);
  expect(kept()).toBeUndefined();
});

test('it is gone when somebody else is signed in without a word, as by another tab', () => {
  const { change, keep, kept } = openSession();
  change('anna');
  keep();
  change('bert');
  expect(kept()).toBeUndefined();
});

test('a visitor who signs in keeps what anybody may read', () => {
  const { change, keep, kept } = openSession();
  keep();
  change('anna');
  expect(kept()).toBe('read');
});
