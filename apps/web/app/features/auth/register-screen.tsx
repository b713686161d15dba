import type { ProfileRole } from '@stellenvisite/contract/accounts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { withNext } from '../../session/safe-next.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { FrameTools } from './frame-tools.ts';
import { HaveAccount } from './have-account.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignedInRedirect } from './signed-in-redirect.tsx';

type RegisterScreenProps = { tools: FrameTools; profile: ProfileRole; next: string | null };

export function RegisterScreen({ tools, profile, next }: RegisterScreenProps) {
  const { t } = useTranslation('auth');
  const [key, other, otherPath] =
    profile === 'employer'
      ? (['employer', 'jobseeker', '/register/jobseeker'] as const)
      : (['jobseeker', 'employer', '/register/employer'] as const);
  return (
    <AuthFrame {...tools} title={t(`register.${key}.title`)} lead={<HaveAccount next={next} />}>
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
