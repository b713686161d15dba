import { AdminSignInScreen } from '../features/auth/admin-sign-in-screen.tsx';
import { authMeta, backToForm } from '../features/auth/auth-meta.server.ts';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-sign-in';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'admin', '/admin-anmeldung') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminSignInPage() {
  return <AdminSignInScreen switches={PREFERENCE_SWITCHES} />;
}
