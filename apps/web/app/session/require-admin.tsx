import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { notify } from '../ui/notify.ts';
import type { Account } from './account.ts';
import { checkAdminMark, removeAdminMark } from './admin-mark.ts';
import { useSession } from './use-session.ts';

/** The browser's guard of the administration. The server checks every call by itself. */
export function RequireAdmin({ children }: { children: ReactNode | ((account: Account) => ReactNode) }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { status, account, failed, hasLeft } = useSession();
  const [hasMark, setHasMark] = useState<boolean | null>(null);
  useEffect(() => setHasMark(checkAdminMark()), []);

  const isSession = status === 'signed_in' && account?.role === 'admin';
  // Who leaves by choice is on the way to the start page; the mark is gone before any other page looks for it.
  const isLeaving = hasLeft && hasMark === true;
  const isSignedOut = status === 'signed_out' && !isLeaving;
  const isRefused = hasMark === false || isSignedOut || (account !== null && !isSession);
  useEffect(() => {
    if (!isRefused) return;
    removeAdminMark();
    void notify({ title: t('admin.denied.title'), text: t('admin.denied.text'), tone: 'destructive' });
    void navigate('/admin-anmeldung', { replace: true });
  }, [isRefused, navigate, t]);

  if (hasMark && isSession) return typeof children === 'function' ? children(account) : children;
  return (
    <p className="grid min-h-96 place-content-center place-items-center gap-3 text-ink-2" role="status">
      <LoaderCircle className="spin" size={32} />
      {failed ? t('account.unread.text') : t('admin.checking')}
    </p>
  );
}
