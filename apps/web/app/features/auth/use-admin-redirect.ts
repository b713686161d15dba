import { checkAdminFlag } from '../../session/admin-flag.ts';
import { useSession } from '../../session/use-session.ts';

/** Whether whoever is here may go on: with the browser's admin flag, or to the second factor that comes before it. */
export function useAdminRedirect(): boolean {
  const { account, secondFactorOpen } = useSession();
  return secondFactorOpen || (account?.role === 'admin' && checkAdminFlag());
}
