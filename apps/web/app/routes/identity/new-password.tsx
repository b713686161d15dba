import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../features/identity/auth/auth-frame.tsx';
import { authMeta, backToForm } from '../../features/identity/auth/auth-meta.server.ts';
import { NewPasswordScreen } from '../../features/identity/auth/new-password-screen.tsx';
import { useNext } from '../../features/identity/auth/use-next.ts';
import { metaTags } from '../../page-meta.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import { Skeleton } from '../../ui/feedback/skeletons.tsx';
import type { Route } from './+types/new-password';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'newPassword', '/passwort-neu') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function NewPasswordPage() {
  const { t } = useTranslation('auth');
  const next = useNext();
  return (
    <RequireSession
      skeleton={
        <AuthFrame {...PREFERENCE_SWITCHES} title={t('newPassword.title')}>
          <Skeleton className="mt-6 h-48" />
        </AuthFrame>
      }
    >
      {(account) => <NewPasswordScreen switches={PREFERENCE_SWITCHES} account={account} next={next} />}
    </RequireSession>
  );
}
