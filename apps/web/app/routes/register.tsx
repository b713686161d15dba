import { authMeta, backToForm } from '../features/auth/auth-meta.server.ts';
import { RegisterChoice } from '../features/auth/register-choice.tsx';
import { useNext } from '../features/auth/use-next.ts';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/register';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'register', '/register') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function RegisterPage() {
  return <RegisterChoice switches={PREFERENCE_SWITCHES} next={useNext()} />;
}
