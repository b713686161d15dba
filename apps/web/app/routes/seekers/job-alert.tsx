import { suggestPlaces, suggestWords } from '../../features/jobs/search/line/suggestions.ts';
import { answerAlertRequest, loadAlertRequest } from '../../features/seekers/alerts/guest/answer-alert.server.ts';
import { GuestAlertPage } from '../../features/seekers/alerts/guest/guest-alert-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/job-alert';

export const handle = { namespaces: ['job-alerts', 'job-fields'] };

const SUGGEST = { words: suggestWords, places: suggestPlaces };

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'job-alerts', 'page');
  const meta = pageMeta(context, { title: t('meta.title'), description: t('meta.description'), path: '/jobalarm' });
  return { meta, ...(await loadAlertRequest(context, url)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export const action = ({ request, context }: Route.ActionArgs) => answerAlertRequest({ request, context });

export default function JobAlertPage({ loaderData: { request, total }, actionData }: Route.ComponentProps) {
  return <GuestAlertPage request={request} total={total} answer={actionData} suggest={SUGGEST} />;
}
