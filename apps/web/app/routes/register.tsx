import { FRAME_TOOLS } from '../features/shell/frame-tools.tsx';
import { authMeta, backToForm } from '../features/sign-in/auth-meta.server.ts';
import { RegisterChoice } from '../features/sign-in/register-choice.tsx';
import { useNext } from '../features/sign-in/use-next.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/register';

export const handle = { namespaces: ['sign-in'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'register', '/register') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function RegisterPage() {
  return <RegisterChoice tools={FRAME_TOOLS} next={useNext()} />;
}
