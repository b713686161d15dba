import { NEWSLETTER_FREQUENCIES } from '@stellenvisite/contract/content/newsletter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hashConfirmToken,
  newConfirmToken,
  readFrequencyToken,
  readUnsubscribeToken,
  toFrequencyToken,
  toUnsubscribeToken,
} from './subscribe-newsletter.ts';

const KEY = 'c2VjcmV0';

test('an unsubscribe token leads to its subscription, and only with the key it was made with', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const token = toUnsubscribeToken(KEY, id);
      expect(readUnsubscribeToken(KEY, token)).toBe(id);
      expect(readUnsubscribeToken('b3RoZXI', token)).toBeNull();
      expect(token).toMatch(/^[\w-]{75}$/);
    }),
  );
});

test('no other text is an unsubscribe token', () => {
  fc.assert(fc.property(fc.string(), (text) => readUnsubscribeToken(KEY, text) === null));
  const token = toUnsubscribeToken(KEY, '6f1c1a52-8f0f-4a38-9d43-0d7a3bb0c1f7');
  const forged = `0${token.slice(1)}`;
  expect(readUnsubscribeToken(KEY, forged)).toBeNull();
});

test('a frequency token leads to its subscription and frequency, and only with the key it was made with', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom(...NEWSLETTER_FREQUENCIES), (subscriptionId, frequency) => {
      const token = toFrequencyToken(KEY, subscriptionId, frequency);
      expect(readFrequencyToken(KEY, token)).toEqual({ subscriptionId, frequency });
      expect(readFrequencyToken('b3RoZXI', token)).toBeNull();
      expect(readFrequencyToken(KEY, `${frequency}-${toUnsubscribeToken(KEY, subscriptionId)}`)).toBeNull();
    }),
  );
});

test('confirmation tokens are different each time and their hash depends on the key', () => {
  const token = newConfirmToken();
  expect(newConfirmToken()).not.toBe(token);
  expect(hashConfirmToken(KEY, token)).not.toBe(hashConfirmToken('b3RoZXI', token));
});
