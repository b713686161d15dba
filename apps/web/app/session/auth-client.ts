import type { GoTrueClient } from '@supabase/auth-js';
import { storedSession } from './stored-session.ts';

/** Specification §9: the storage key of the session is derived from the host. */
export const storageKeyOf = (hostname: string): string => `sb-${hostname.split('.')[0]}-auth-token`;

export const storageKey = (): string => storageKeyOf(location.hostname);

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
