import { withoutBrackets } from '../../content/fill-operator.ts';
import { company, operator } from '../../content/operator.ts';
import { AboutPage } from '../../features/content/about/about-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/about';

export const handle = { namespaces: ['about'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'about');
  return {
    meta: pageMeta(context, { title: t('meta.title'), description: t('meta.description'), path: '/ueber-uns' }),
    company,
    city: operator.address.city,
    address: withoutBrackets(operator.email),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
