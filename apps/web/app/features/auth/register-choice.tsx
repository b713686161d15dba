import { Building2, ChevronRight, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { withNext } from '../../session/safe-next.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { SignInLink } from './sign-in-link.tsx';
import { SignedInRedirect } from './signed-in-redirect.tsx';

const WAYS = [
  { key: 'jobseeker', to: '/register/jobseeker', Icon: UserRound },
  { key: 'employer', to: '/register/employer', Icon: Building2 },
] as const;

export function RegisterChoice({ switches, next }: { switches: PreferenceSwitches; next: string | null }) {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame {...switches} title={t('register.title')} lead={<SignInLink next={next} />}>
      <SignedInRedirect next={next} />
      <div className="mt-6 grid gap-3">
        {WAYS.map(({ key, to, Icon }) => (
          <Link key={key} to={withNext(to, next)} className="au-choice">
            <Icon size={28} />
            <span>
              <b>{t(`register.${key}.choice`)}</b>
              <small>{t(`register.${key}.choiceText`)}</small>
            </span>
            <ChevronRight size={20} />
          </Link>
        ))}
      </div>
    </AuthFrame>
  );
}
