import type { AuthClient } from '@supabase/auth-js';
import { keptSession } from './kept-session.ts';
import { storageKey } from './storage-key.ts';

let client: Promise<AuthClient> | undefined;

/** The official client, fetched when somebody is signed in or wants to be: public pages do without. */
export function loadAuthClient(): Promise<AuthClient> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function createClient(): Promise<AuthClient> {
  const { AuthClient: Client } = await import('@supabase/auth-js');
  return new Client({
    url: `${location.origin}/auth/v1`,
    storageKey: storageKey(),
    storage: keptSession(),
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  });
}
