import { useSearchParams } from 'react-router';
import { authMeta, backToForm } from '../features/auth/auth-meta.server.ts';
import { KeepFactorScreen } from '../features/auth/keep-factor-screen.tsx';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/keep-factor';

export const handle = { namespaces: ['auth'], shell: 'bare' };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: authMeta(context, 'keepFactor', '/auth/faktor-behalten'),
});

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function KeepFactorPage() {
  const [params] = useSearchParams();
  return <KeepFactorScreen switches={PREFERENCE_SWITCHES} token={params.get('token')} />;
}
