import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { clearWithSession } from './clear-with-session.ts';

let browserClient: QueryClient | undefined;

/** One cache for the tab. A server renders for everyone and keeps nothing. */
function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  browserClient ??= clearWithSession(createQueryClient());
  return browserClient;
}

/** For the parts of the site that read in the browser; pages that only render their loader's data do without. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
