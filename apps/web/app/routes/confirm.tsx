import { useSearchParams } from 'react-router';
import { authMeta, backToForm } from '../features/auth/auth-meta.server.ts';
import { ConfirmScreen } from '../features/auth/confirm-screen.tsx';
import { ProviderReturn } from '../features/auth/provider-return.tsx';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/confirm';

export const handle = { namespaces: ['auth'], shell: 'bare' };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'confirm', '/auth/confirm') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function ConfirmPage() {
  const [params] = useSearchParams();
  const answer = {
    code: params.get('code'),
    error: params.get('error_description'),
    errorCode: params.get('error_code'),
  };
  if (answer.code || params.has('error')) return <ProviderReturn switches={PREFERENCE_SWITCHES} answer={answer} />;
  const link = { tokenHash: params.get('token_hash'), type: params.get('type'), next: params.get('next') };
  return <ConfirmScreen switches={PREFERENCE_SWITCHES} link={link} />;
}
