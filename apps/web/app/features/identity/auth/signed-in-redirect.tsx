import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { destinationOf } from '../../../session/after-sign-in.ts';
import { withNext } from '../../../session/safe-next.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';

/** Redirects a signed-in person, also one who signed in in another tab: to the second factor, the redirect target, or home. */
export function SignedInRedirect({ next, isSecondStep }: { next: string | null; isSecondStep?: boolean }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { account, secondFactorOpen, failed, status, reload } = useSession();
  const target = account
    ? destinationOf(account, next)
    : secondFactorOpen && !isSecondStep
      ? withNext('/login/zweiter-faktor', next)
      : null;
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);
  if (!failed || status !== 'signed_in') return null;
  return (
    <Note tone="warn" role="alert" className="mt-6">
      <p>{t('account.unread.text')}</p>
      <Button variant="secondary" size="s" className="mt-2" onClick={() => void reload()}>
        {t('account.unread.again')}
      </Button>
    </Note>
  );
}
