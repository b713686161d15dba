import { answerMailsOff, findLink } from '../features/notifications/answer-mails-off.server.ts';
import { MailsOffPage } from '../features/notifications/mails-off-page.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/mails-off';

export const handle = { namespaces: ['notifications'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'notifications');
  const meta = pageMeta(context, {
    title: t('off.meta.title'),
    description: t('off.meta.description'),
    path: '/abmelden',
    isIndexed: false,
  });
  return { meta, link: findLink(url) };
}

export const action = ({ request, context }: Route.ActionArgs) => answerMailsOff({ request, context });

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function MailsOffRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MailsOffPage link={loaderData.link} answer={actionData} />;
}
