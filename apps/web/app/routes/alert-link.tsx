import { answerLink, loadLinkedAlert } from '../features/job-alerts/answer-link.server.ts';
import { LinkPage } from '../features/job-alerts/link-page.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/job-alerts/job-alerts.css';
import type { Route } from './+types/alert-link';

export const handle = { namespaces: ['job-alerts', 'job-fields'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'job-alerts');
  const meta = pageMeta(context, {
    title: t('link.meta.title'),
    description: t('link.meta.description'),
    path: '/suchauftrag',
    isIndexed: false,
  });
  return { meta, ...(await loadLinkedAlert(context, url)) };
}

export const action = ({ request, context }: Route.ActionArgs) => answerLink({ request, context });

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AlertLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage token={loaderData.token} alert={loaderData.alert} answer={actionData} />;
}
