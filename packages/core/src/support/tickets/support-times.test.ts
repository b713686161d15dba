import { expect, it } from 'vitest';
import { supportTimes } from './support-times.ts';

it('answers within two hours while somebody is there', () => {
  const { isOpen, answerBy } = supportTimes(new Date('2026-11-16T09:00:00Z'));
  expect(isOpen).toBe(true);
  expect(answerBy.toISOString()).toBe('2026-11-16T11:00:00.000Z');
});

it('answers a question from Friday night on Monday morning', () => {
  const { isOpen, answerBy } = supportTimes(new Date('2026-11-20T20:10:00Z'));
  expect(isOpen).toBe(false);
  expect(answerBy.toISOString()).toBe('2026-11-23T09:00:00.000Z');
});
