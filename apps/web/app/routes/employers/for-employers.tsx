import { EmployersLandingPage } from '../../features/employers/landing/employers-landing-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/for-employers';

export const handle = { namespaces: ['employers-landing'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'employers-landing');
  return {
    meta: pageMeta(context, { title: t('meta.title'), description: t('meta.description'), path: '/fuer-arbeitgeber' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function ForEmployers() {
  return <EmployersLandingPage />;
}
