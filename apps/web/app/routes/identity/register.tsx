import { authMeta, backToForm } from '../../features/identity/auth/auth-meta.server.ts';
import { CodeRegister } from '../../features/identity/auth/code-register.tsx';
import { useNext } from '../../features/identity/auth/use-next.ts';
import { metaTags } from '../../page-meta.ts';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import type { Route } from './+types/register';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'register', '/register') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function RegisterPage() {
  return <CodeRegister switches={PREFERENCE_SWITCHES} next={useNext()} />;
}
