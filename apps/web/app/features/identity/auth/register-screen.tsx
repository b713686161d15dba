import type { ProfileRole } from '@stellenvisite/contract/identity/accounts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { withNext } from '../../../session/safe-next.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { RegisterForm } from './register-form.tsx';
import { SignedInRedirect } from './signed-in-redirect.tsx';

type RegisterScreenProps = { switches: PreferenceSwitches; profile: ProfileRole; next: string | null };

export function RegisterScreen({ switches, profile, next }: RegisterScreenProps) {
  const { t } = useTranslation('auth');
  const [key, other, otherPath] =
    profile === 'employer'
      ? (['employer', 'jobseeker', '/register/jobseeker'] as const)
      : (['jobseeker', 'employer', '/register/employer'] as const);
  return (
    <AuthFrame
      {...switches}
      title={t(`register.${key}.title`)}
      lead={<SignInLink next={next} />}
      audience={profile === 'employer' ? 'employer' : 'jobSeeker'}
    >
      <SignedInRedirect next={next} />
      <RegisterForm profile={profile} next={next} />
      <p className="mt-4 text-fs-8 text-ink-2">
        {t(`register.${other}.instead`)}{' '}
        <Link className="link" to={withNext(otherPath, next)}>
          {t(`register.${other}.insteadLink`)}
        </Link>
      </p>
    </AuthFrame>
  );
}

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
