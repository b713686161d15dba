import { authMeta, backToForm } from '../../features/identity/auth/auth-meta.server.ts';
import { ForgotPasswordScreen } from '../../features/identity/auth/forgot-password-screen.tsx';
import { useNext } from '../../features/identity/auth/use-next.ts';
import { metaTags } from '../../page-meta.ts';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import type { Route } from './+types/forgot-password';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'forgot', '/passwort-vergessen') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen switches={PREFERENCE_SWITCHES} next={useNext()} />;
}
