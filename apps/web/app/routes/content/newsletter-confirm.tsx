import { answerConfirmation, findLinkToken } from '../../features/content/newsletter/answer-newsletter.server.ts';
import { TokenPage } from '../../features/content/newsletter/token-page.tsx';
import type { Route } from './+types/newsletter-confirm';

export const handle = { title: 'newsletter:confirm.meta.title', namespaces: ['newsletter'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export function loader({ url }: Route.LoaderArgs) {
  return { token: findLinkToken(url) };
}

export const action = ({ request, context }: Route.ActionArgs) => answerConfirmation({ request, context });

export default function NewsletterConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <TokenPage kind="confirm" token={loaderData.token} answer={actionData} />;
}
