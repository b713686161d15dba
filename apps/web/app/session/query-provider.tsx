import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { sessionState, subscribeSession } from './session-store.ts';

let browserClient: QueryClient | undefined;

/** One cache for the tab. A server renders for everyone and keeps nothing. */
function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  browserClient ??= clearedWithSession(createQueryClient());
  return browserClient;
}

/** What one person has read is gone before anybody else is signed in, also when that happens in another tab. */
function clearedWithSession(client: QueryClient): QueryClient {
  let person = sessionState().account?.id;
  subscribeSession(() => {
    const next = sessionState().account?.id;
    if (person !== undefined && next !== person) client.clear();
    person = next;
  });
  return client;
}

/** For the parts of the site that read in the browser; pages that only render their loader's data do without. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
