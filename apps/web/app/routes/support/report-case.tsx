import { data } from 'react-router';
import { answerAppeal, loadCase } from '../../features/support/reports/case/answer-case.server.ts';
import { CasePage } from '../../features/support/reports/case/case-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/report-case';

export const handle = { namespaces: ['reports'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export async function loader({ context, params }: Route.LoaderArgs) {
  const t = textsOf(context, 'reports');
  const report = await loadCase(context, params.token);
  if (!report) throw data(null, 404);
  const meta = pageMeta(context, {
    title: t('case.title', { reference: report.reference }),
    description: t('case.what'),
    path: '/meldung',
    isIndexed: false,
  });
  return { meta, report };
}

export const action = ({ request, context, params }: Route.ActionArgs) => answerAppeal(context, params.token, request);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function ReportCasePage({ loaderData, actionData }: Route.ComponentProps) {
  return <CasePage report={loaderData.report} answer={actionData} />;
}
