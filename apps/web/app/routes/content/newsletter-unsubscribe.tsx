import { answerUnsubscription, findLinkToken } from '../../features/content/newsletter/answer-newsletter.server.ts';
import { TokenPage } from '../../features/content/newsletter/token-page.tsx';
import type { Route } from './+types/newsletter-unsubscribe';

export const handle = { title: 'newsletter:unsubscribe.meta.title', namespaces: ['newsletter'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export function loader({ url }: Route.LoaderArgs) {
  return { token: findLinkToken(url) };
}

export const action = ({ request, context }: Route.ActionArgs) => answerUnsubscription({ request, context });

export default function NewsletterUnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  return <TokenPage kind="unsubscribe" token={loaderData.token} answer={actionData} />;
}
