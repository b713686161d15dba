import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { notify } from '../ui/feedback/notify.ts';
import type { Account } from './account.ts';
import { checkAdminFlag, removeAdminFlag } from './admin-flag.ts';
import { ADMIN_SIGN_IN } from './after-sign-in.ts';
import { withNext } from './safe-next.ts';
import { useSession } from './use-session.ts';

/** Renders the browser's guard of the administration. The server checks every call by itself. */
export function RequireAdmin({ children }: { children: ReactNode | ((account: Account) => ReactNode) }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const { status, account, failed, hasSignedOut } = useSession();
  const [hasFlag, setHasFlag] = useState<boolean | null>(null);
  useEffect(() => setHasFlag(checkAdminFlag()), []);

  const isSession = status === 'signed_in' && account?.role === 'admin';
  // After a sign-out by choice the person is already on the way to the start page, so no refusal is shown.
  const isSigningOut = hasSignedOut && hasFlag === true;
  const isSignedOut = status === 'signed_out' && !isSigningOut;
  const isRefused = hasFlag === false || isSignedOut || (account !== null && !isSession);
  useEffect(() => {
    if (!isRefused) return;
    removeAdminFlag();
    void notify({ title: t('admin.denied.title'), text: t('admin.denied.text'), tone: 'destructive' });
    void navigate(withNext(ADMIN_SIGN_IN, here), { replace: true });
  }, [isRefused, navigate, t, here]);

  if (hasFlag && isSession) return typeof children === 'function' ? children(account) : children;
  return (
    <p className="grid min-h-96 place-content-center place-items-center gap-3 text-ink-2" role="status">
      <LoaderCircle className="spin" size={32} />
      {failed ? t('account.unread.text') : t('admin.checking')}
    </p>
  );
}
