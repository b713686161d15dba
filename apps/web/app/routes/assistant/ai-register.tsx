import { apiOf, requireData } from '../../api/client.ts';
import { RegisterPage } from '../../features/assistant/ai-register/register-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/ai-register';

export const handle = { namespaces: ['ai-register'] };

export async function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'ai-register');
  return {
    meta: pageMeta(context, { title: t('meta.title'), description: t('meta.description'), path: '/ki' }),
    register: requireData(await apiOf(context).GET('/api/ai-register')),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AiRegisterPage({ loaderData: { register } }: Route.ComponentProps) {
  return <RegisterPage register={register} />;
}
