import { authMeta, backToForm } from '../features/auth/auth-meta.server.ts';
import { SignInScreen } from '../features/auth/sign-in-screen.tsx';
import { useNext } from '../features/auth/use-next.ts';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/login';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'login', '/login') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function LoginPage() {
  return <SignInScreen switches={PREFERENCE_SWITCHES} next={useNext()} />;
}
