import { LegalPage } from '../../features/content/legal/legal-page.tsx';
import { loadLegalPage } from '../../features/content/legal/load-legal-page.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/accessibility';

export const handle = { namespaces: ['legal'] };

export function loader({ context }: Route.LoaderArgs) {
  return loadLegalPage(context, 'accessibility', '/barrierefreiheit');
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
