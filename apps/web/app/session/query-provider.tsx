import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { onAccountChange } from './on-account-change.ts';

let browserClient: QueryClient | undefined;

/** For the parts of the site that read in the browser; pages that only render their loader's data do not need it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Returns the one cache of the tab. A server renders for everyone and stores nothing. */
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
