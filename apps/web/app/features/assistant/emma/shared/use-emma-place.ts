import type { EmmaPlace } from '@stellenvisite/contract/identity/accounts';
import { useSession } from '../../../../session/use-session.ts';

/** Where Emma may be met. `unknown` until it is clear who looks: nobody who has switched her off sees her for a moment. */
export function useEmmaPlace(): EmmaPlace | 'unknown' {
  const { status, account } = useSession();
  if (status === 'signed_out') return 'everywhere';
  return account?.emma ?? 'unknown';
}
