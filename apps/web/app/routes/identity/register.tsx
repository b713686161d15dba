import { Building2, ChevronRight, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuthFrame } from '../../features/identity/auth/auth-frame.tsx';
import { authMeta, backToForm } from '../../features/identity/auth/auth-meta.server.ts';
import type { PreferenceSwitches } from '../../features/identity/auth/preference-switches.ts';
import { SignInLink } from '../../features/identity/auth/register-screen.tsx';
import { SignedInRedirect } from '../../features/identity/auth/signed-in-redirect.tsx';
import { useNext } from '../../features/identity/auth/use-next.ts';
import { metaTags } from '../../page-meta.ts';
import { withNext } from '../../session/safe-next.ts';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import type { Route } from './+types/register';

const WAYS = [
  { key: 'jobseeker', to: '/register/jobseeker', Icon: UserRound },
  { key: 'employer', to: '/register/employer', Icon: Building2 },
] as const;

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'register', '/register') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function RegisterPage() {
  return <RegisterChoice switches={PREFERENCE_SWITCHES} next={useNext()} />;
}

function RegisterChoice({ switches, next }: { switches: PreferenceSwitches; next: string | null }) {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame {...switches} title={t('register.title')} lead={<SignInLink next={next} />}>
      <SignedInRedirect next={next} />
      <div className="mt-6 grid gap-3">
        {WAYS.map(({ key, to, Icon }) => (
          <Link
            key={key}
            to={withNext(to, next)}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-0.5 rounded-control border-[1.5px] border-field-line bg-sheet p-4 leading-[1.4] [transition:border-color_var(--dur-fast),background_var(--dur-fast)] hover:border-ink hover:bg-marker-soft"
          >
            <Icon size={28} />
            <span>
              <b className="block font-display font-semibold text-fs-5 leading-[1.25]">{t(`register.${key}.choice`)}</b>
              <small className="text-fs-8 text-ink-2">{t(`register.${key}.choiceText`)}</small>
            </span>
            <ChevronRight size={20} />
          </Link>
        ))}
      </div>
    </AuthFrame>
  );
}
