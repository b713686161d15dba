import type { QueryClient } from '@tanstack/react-query';
import { onAccountChange } from './on-account-change.ts';

/** Empties the query cache when another account is signed in or the account signs out. */
export function clearOnAccountChange(
  client: QueryClient,
  session?: Parameters<typeof onAccountChange>[1],
): QueryClient {
  onAccountChange(() => client.clear(), session);
  return client;
}
