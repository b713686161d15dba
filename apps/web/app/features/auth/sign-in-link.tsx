import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { withNext } from '../../session/safe-next.ts';

export function SignInLink({ next }: { next: string | null }) {
  const { t } = useTranslation('auth');
  return (
    <>
      {t('register.haveAccount')}{' '}
      <Link className="link" to={withNext('/login', next)}>
        {t('register.signIn')}
      </Link>
    </>
  );
}
