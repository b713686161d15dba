import {
  answerFrequencyChange,
  findLinkFrequency,
  findLinkToken,
} from '../../features/content/newsletter/answer-newsletter.server.ts';
import { TokenPage } from '../../features/content/newsletter/token-page.tsx';
import type { Route } from './+types/newsletter-frequency';

export const handle = { title: 'newsletter:frequency.meta.title', namespaces: ['newsletter'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export function loader({ url }: Route.LoaderArgs) {
  return { token: findLinkToken(url), frequency: findLinkFrequency(url) };
}

export const action = ({ request, context }: Route.ActionArgs) => answerFrequencyChange({ request, context });

export default function NewsletterFrequencyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, frequency } = loaderData;
  return <TokenPage kind="frequency" frequency={frequency} token={frequency && token} answer={actionData} />;
}
