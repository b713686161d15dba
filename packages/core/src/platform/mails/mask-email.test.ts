import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['anna.berg@post.example', 'a•••@post.example'],
  ['x@y.example', 'x•••@y.example'],
  [null, null],
])('%s becomes %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
