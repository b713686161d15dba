import { expect, test } from 'vitest';
import { deviceFailure } from './passkeys.ts';

const named = (name: string, cause?: Error) => Object.assign(new Error('x', cause ? { cause } : {}), { name });

test.each([
  [named('NotAllowedError'), 'passkey_cancelled'],
  [named('AbortError'), 'passkey_cancelled'],
  [named('WebAuthnError', named('NotAllowedError')), 'passkey_cancelled'],
  [named('InvalidStateError'), 'passkey_exists'],
  [named('SecurityError'), 'passkey_failed'],
  ['something else', 'passkey_failed'],
])('%s is reported as %s', (failure, code) => {
  expect(deviceFailure(failure)).toMatchObject({ code });
});
