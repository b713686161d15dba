import {
  answerFrequencyChange,
  findLinkFrequency,
  findLinkToken,
} from '../features/newsletter/answer-newsletter.server.ts';
import { TokenPage } from '../features/newsletter/token-page.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/newsletter-frequency';

export const handle = { namespaces: ['newsletter'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'newsletter');
  const meta = pageMeta(context, {
    title: t('frequency.meta.title'),
    description: t('frequency.meta.description'),
    path: '/newsletter/umstellen',
    isIndexed: false,
  });
  return { meta, token: findLinkToken(url), frequency: findLinkFrequency(url) };
}

export const action = ({ request, context }: Route.ActionArgs) => answerFrequencyChange({ request, context });

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function NewsletterFrequencyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, frequency } = loaderData;
  return <TokenPage kind="frequency" frequency={frequency} token={frequency && token} answer={actionData} />;
}
