import { authMeta, backToForm } from '../features/auth/auth-meta.server.ts';
import { ForgotPasswordScreen } from '../features/auth/forgot-password-screen.tsx';
import { useNext } from '../features/auth/use-next.ts';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/forgot-password';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'forgot', '/passwort-vergessen') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen switches={PREFERENCE_SWITCHES} next={useNext()} />;
}
