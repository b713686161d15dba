import { authMeta, backToForm } from '../features/auth/auth-meta.server.ts';
import { RegisterScreen } from '../features/auth/register-screen.tsx';
import { useNext } from '../features/auth/use-next.ts';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/register-employer';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: authMeta(context, 'employer', '/register/employer'),
});

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function RegisterEmployerPage() {
  return <RegisterScreen switches={PREFERENCE_SWITCHES} profile="employer" next={useNext()} />;
}
