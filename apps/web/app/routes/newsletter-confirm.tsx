import { answerConfirmation, findLinkToken } from '../features/newsletter/answer-newsletter.server.ts';
import { TokenPage } from '../features/newsletter/token-page.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/newsletter-confirm';

export const handle = { namespaces: ['newsletter'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'newsletter');
  const meta = pageMeta(context, {
    title: t('confirm.meta.title'),
    description: t('confirm.meta.description'),
    path: '/newsletter/bestaetigen',
    isIndexed: false,
  });
  return { meta, token: findLinkToken(url) };
}

export const action = ({ request, context }: Route.ActionArgs) => answerConfirmation({ request, context });

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function NewsletterConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <TokenPage kind="confirm" token={loaderData.token} answer={actionData} />;
}
