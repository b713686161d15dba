import { answerLink, loadLinkedAlert } from '../../features/seekers/alerts/answer-link.server.ts';
import { LinkPage } from '../../features/seekers/alerts/link-page.tsx';
import type { Route } from './+types/alert-link';

export const handle = { title: 'job-alerts:link.meta.title', namespaces: ['job-alerts', 'job-fields'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadLinkedAlert(context, url);
}

export const action = ({ request, context }: Route.ActionArgs) => answerLink({ request, context });

export default function AlertLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} answer={actionData} />;
}
