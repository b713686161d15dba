import { storageKey } from '../session/auth-client.ts';

export const TEST_USER = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  email: 'anna@example.org',
  aud: 'authenticated',
};

/** Somebody is signed in, as far as the auth client can tell from its storage. */
export function storeTestSession(): void {
  const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', user: TEST_USER };
  const hour = { expires_in: 3600, expires_at: Math.floor(Date.now() / 1000) + 3600 };
  localStorage.setItem(storageKey(), JSON.stringify({ ...session, ...hour }));
}
