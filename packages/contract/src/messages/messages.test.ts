import { expect, test } from 'vitest';
import { SHOWN_APPLICATION_STATUSES } from '../applications/applications.ts';
import { closureOf } from './messages.ts';

const OPEN = { status: 'applied', hasApplicant: true, hasEmployer: true, isBlocked: false } as const;

test('a conversation is ended by a withdrawal and by no other status', () => {
  const closed = SHOWN_APPLICATION_STATUSES.filter((status) => closureOf({ ...OPEN, status }) !== null);
  expect(closed).toEqual(['withdrawn']);
});

test('the lasting reason is named before the block, which can be lifted', () => {
  expect(closureOf({ ...OPEN, isBlocked: true })).toBe('blocked');
  expect(closureOf({ ...OPEN, isBlocked: true, status: 'withdrawn' })).toBe('withdrawn');
  expect(closureOf({ ...OPEN, isBlocked: true, hasApplicant: false })).toBe('account_gone');
  expect(closureOf({ ...OPEN, hasEmployer: false })).toBe('account_gone');
});
