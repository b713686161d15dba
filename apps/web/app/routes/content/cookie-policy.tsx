import { LegalPage } from '../../features/content/legal/legal-page.tsx';
import { loadLegalPage } from '../../features/content/legal/load-legal-page.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/cookie-policy';

export const handle = { namespaces: ['legal'] };

export function loader({ context }: Route.LoaderArgs) {
  return loadLegalPage(context, 'cookie-policy', '/cookie-richtlinie');
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function CookiePolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
