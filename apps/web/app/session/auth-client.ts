import type { GoTrueClient } from '@supabase/auth-js';
import { storageKey } from './storage-key.ts';
import { storedSession } from './stored-session.ts';

let client: Promise<GoTrueClient> | undefined;

/** The official client, fetched when somebody is signed in or wants to be: public pages do not load it. */
export function loadAuthClient(): Promise<GoTrueClient> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function createClient(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: storageKey(),
    storage: storedSession(),
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
}
