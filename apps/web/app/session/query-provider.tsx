import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { type SessionState, sessionState, subscribeSession } from './session-store.ts';

type Session = { state: () => Pick<SessionState, 'account'>; subscribe: (listener: () => void) => () => void };

const BROWSER_SESSION: Session = { state: sessionState, subscribe: subscribeSession };

let browserClient: QueryClient | undefined;

/** For the parts of the site that read in the browser; pages that only render their loader's data do not need it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** One cache for the tab. A server renders for everyone and keeps nothing. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  browserClient ??= clearOnAccountChange(createQueryClient());
  return browserClient;
}

/** Empties the query cache when another account is signed in or the account signs out. */
export function clearOnAccountChange(
  client: QueryClient,
  session?: Parameters<typeof onAccountChange>[1],
): QueryClient {
  onAccountChange(() => client.clear(), session);
  return client;
}

/** Calls back when whoever is signed in leaves or becomes somebody else, also when that happens in another tab. */
export function onAccountChange(changed: () => void, { state, subscribe }: Session = BROWSER_SESSION): () => void {
  let accountId = state().account?.id;
  return subscribe(() => {
    const next = state().account?.id;
    if (accountId !== undefined && next !== accountId) changed();
    accountId = next;
  });
}
