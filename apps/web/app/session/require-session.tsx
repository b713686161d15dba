import type { Role } from '@stellenvisite/contract/identity/accounts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageSkeleton } from '../ui/feedback/skeletons.tsx';
import type { Account } from './account.ts';
import { homeOf } from './after-sign-in.ts';
import { withNext } from './safe-next.ts';
import { useSession } from './use-session.ts';

type RequireSessionProps = {
  /** Whose screen it is; without it everybody who is signed in may see it. */
  role?: Role | readonly Role[];
  skeleton?: ReactNode;
  children: ReactNode | ((account: Account) => ReactNode);
};

/** For screens of signed-in people. It only redirects: the server alone decides what they may read. */
export function RequireSession({ role, skeleton, children }: RequireSessionProps) {
  const { t } = useTranslation('shell');
  const { status, account, secondFactorOpen, failed, hasSignedOut, reload } = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const isAllowed = account !== null && !account.needsAdminSignIn && (!role || [role].flat().includes(account.role));
  const [wasAllowed, setWasAllowed] = useState(false);
  // After a sign-out by choice the person is on the way to the start page; this screen stays until it is there.
  const isSigningOut = hasSignedOut && wasAllowed;
  const redirectTo = isSigningOut ? null : findRedirect({ status, account, secondFactorOpen, isAllowed, here });
  useEffect(() => {
    if (isAllowed) setWasAllowed(true);
  }, [isAllowed]);
  useEffect(() => {
    if (redirectTo) void navigate(redirectTo, { replace: true });
  }, [redirectTo, navigate]);
  if (isAllowed) return typeof children === 'function' ? children(account) : children;
  if (failed && !account)
    return (
      <EmptyState
        art="building"
        title={t('account.unread.title')}
        text={t('account.unread.text')}
        actions={<Button onClick={() => void reload()}>{t('account.unread.again')}</Button>}
      />
    );
  return skeleton ?? <PageSkeleton />;
}

type RedirectInput = Pick<ReturnType<typeof useSession>, 'status' | 'account' | 'secondFactorOpen'> & {
  isAllowed: boolean;
  here: string;
};

function findRedirect({ status, account, secondFactorOpen, isAllowed, here }: RedirectInput): string | null {
  if (secondFactorOpen) return withNext('/login/zweiter-faktor', here);
  if (status === 'signed_out') return withNext('/login', here);
  return account && !isAllowed ? homeOf(account) : null;
}
