import { authMeta, backToForm } from '../../features/identity/auth/auth-meta.server.ts';
import { SignInScreen } from '../../features/identity/auth/sign-in-screen.tsx';
import { useNext } from '../../features/identity/auth/use-next.ts';
import { metaTags } from '../../page-meta.ts';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import type { Route } from './+types/login';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'login', '/login') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function LoginPage() {
  return <SignInScreen switches={PREFERENCE_SWITCHES} next={useNext()} />;
}
