import { expect, test } from 'vitest';
import { signInReason } from './sign-in-screen.tsx';

test.each([
  [null, null],
  ['/jobs?q=pflege#suchauftrag', 'jobAlert'],
  ['/dashboard/suchauftraege', 'account'],
  ['/konto?x=1', 'account'],
  ['/employer-dashboard', 'employer'],
  ['/jobs/1', 'other'],
  ['/dashboards-im-klinikalltag', 'other'],
])('%s', (next, reason) => {
  expect(signInReason(next)).toBe(reason);
});
