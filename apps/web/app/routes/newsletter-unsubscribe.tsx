import { answerUnsubscription, findLinkToken } from '../features/newsletter/answer-newsletter.server.ts';
import { TokenPage } from '../features/newsletter/token-page.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/newsletter-unsubscribe';

export const handle = { namespaces: ['newsletter'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'newsletter');
  const meta = pageMeta(context, {
    title: t('unsubscribe.meta.title'),
    description: t('unsubscribe.meta.description'),
    path: '/newsletter/abbestellen',
    isIndexed: false,
  });
  return { meta, token: findLinkToken(url) };
}

export const action = ({ request, context }: Route.ActionArgs) => answerUnsubscription({ request, context });

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function NewsletterUnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  return <TokenPage kind="unsubscribe" token={loaderData.token} answer={actionData} />;
}
