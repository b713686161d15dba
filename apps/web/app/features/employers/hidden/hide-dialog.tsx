import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { QueryProvider } from '../../../session/query-provider.tsx';
import { withNext } from '../../../session/safe-next.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useHiddenEmployers, useHiding } from './use-hidden-employers.ts';

type HideDialogProps = { employer: { id: string; name: string }; onClose: () => void };

/** Asks before an employer is hidden; who has to sign in first, or may not, is informed so. */
export function HideDialog(props: HideDialogProps) {
  const { account, status } = useSession();
  if (status === 'unknown') return null;
  if (!account) return <SignInFirst {...props} />;
  if (account.role !== 'job_seeker') return <ForSeekers role={account.role} {...props} />;
  return (
    <QueryProvider>
      <AskSeeker {...props} />
    </QueryProvider>
  );
}

function AskSeeker({ employer, onClose }: HideDialogProps) {
  const { t } = useTranslation('hidden-employers');
  const { data } = useHiddenEmployers();
  const { hide, show } = useHiding();
  const isHidden = data?.items.some((item) => item.employer.id === employer.id) ?? false;
  const change = () => {
    onClose();
    void (isHidden ? show(employer) : hide(employer));
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button onClick={change}>{t(isHidden ? 'show' : 'hide')}</Button>
    </>
  );
  const { name } = employer;
  return (
    <Dialog open onClose={onClose} title={t(isHidden ? 'ask.shownTitle' : 'ask.title', { name })} footer={footer}>
      <p>{t(isHidden ? 'ask.shownText' : 'ask.text')}</p>
    </Dialog>
  );
}

function SignInFirst({ onClose }: HideDialogProps) {
  const { t } = useTranslation('hidden-employers');
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const ways = (
    <>
      <LinkButton to={withNext('/login', here)}>{t('signIn.signIn')}</LinkButton>
      <LinkButton variant="secondary" to={withNext('/register/jobseeker', here)}>
        {t('signIn.register')}
      </LinkButton>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('signIn.title')} footer={ways}>
      <p>{t('signIn.text')}</p>
    </Dialog>
  );
}

function ForSeekers({ role, onClose }: HideDialogProps & { role: 'employer' | 'admin' }) {
  const { t } = useTranslation('hidden-employers');
  return (
    <Dialog open onClose={onClose} title={t('refused.title')} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <p>{t(`refused.${role}`)}</p>
    </Dialog>
  );
}
