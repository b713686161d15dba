import type { Role } from '@stellenvisite/contract/identity/accounts';
import { act } from '@testing-library/react';
import type { Account } from '../session/account.ts';
import { loadAuthClient, storageKey } from '../session/auth-client.ts';
import { reloadSession } from '../session/session-store.ts';

const USER_ID = '0198f0a0-0000-7000-8000-00000000000a';

/** Builds an answer of `GET /api/account`. */
export function accountOf(role: Role): Account {
  return {
    id: USER_ID,
    email: 'anna@post.example',
    phone: null,
    role,
    isAdmin: role === 'admin',
    onboardingComplete: true,
    academicTitle: null,
    fullName: 'Anna Beispiel',
    companyName: null,
    language: 'de',
    onboarding: {},
    eraseAt: null,
    hasPassword: true,
    providers: [],
    employers: [],
    missing: [],
    emma: 'everywhere',
    createdAt: '2026-01-01T08:00:00.000Z',
  };
}

/** A session in the browser's storage, as a sign-in leaves it. `serveApi` has to answer `GET /api/account`. */
export async function startSession(): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const session = {
    access_token: ['{"alg":"none"}', JSON.stringify({ sub: USER_ID, aal: 'aal1', amr: [], exp: expiresAt }), 'x']
      .map((part) => btoa(part).replaceAll('=', ''))
      .join('.'),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: { id: USER_ID, email: 'anna@post.example', app_metadata: {}, user_metadata: {}, aud: 'authenticated' },
  };
  localStorage.setItem(storageKey(), JSON.stringify(session));
  await act(async () => void (await reloadSession()));
}

/** Nobody is signed in, whatever an earlier test of the file has done. */
export async function dropSession(): Promise<void> {
  localStorage.removeItem(storageKey());
  await act(async () => {
    await reloadSession();
    await firstAuthEvent();
  });
}

/** The session store hears of the stored session by an event and takes it a moment later; what a test does comes after that. */
async function firstAuthEvent(): Promise<void> {
  const client = await loadAuthClient();
  const passed = Promise.withResolvers<void>();
  const { data } = client.onAuthStateChange((event) => {
    if (event === 'INITIAL_SESSION') setTimeout(passed.resolve);
  });
  await passed.promise;
  data.subscription.unsubscribe();
}
