import { LegalPage } from '../../features/content/legal/legal-page.tsx';
import { loadLegalPage } from '../../features/content/legal/load-legal-page.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/general-terms';

export const handle = { namespaces: ['legal'] };

export function loader({ context }: Route.LoaderArgs) {
  return loadLegalPage(context, 'general-terms', '/agb');
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function GeneralTermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
