import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { authMeta, backToForm } from '../features/auth/auth-meta.server.ts';
import { NewPasswordScreen } from '../features/auth/new-password-screen.tsx';
import { useNext } from '../features/auth/use-next.ts';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { Bone } from '../ui/skeletons.tsx';
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
          <Bone className="mt-6 h-48" />
        </AuthFrame>
      }
    >
      {(account) => <NewPasswordScreen switches={PREFERENCE_SWITCHES} account={account} next={next} />}
    </RequireSession>
  );
}
