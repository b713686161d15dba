import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client.ts';
import { clearOnAccountChange } from './clear-on-account-change.ts';

let browserClient: QueryClient | undefined;

/** One cache for the tab. A server renders for everyone and keeps nothing. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  browserClient ??= clearOnAccountChange(createQueryClient());
  return browserClient;
}
