import { AnalysisScreen } from '../features/cv-analyses/analysis-screen.tsx';
import { CvHead } from '../features/cv-analyses/cv-head.tsx';
import { CV_PATH } from '../features/cv-analyses/shared/cv-paths.ts';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/cv-analyses/cv-analyses.css';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/dashboard-cv-analysis';

export const handle = {
  namespaces: ['cv-analyses', 'files', 'seeker-profiles', 'job-fields', 'jobs', 'bookmarks', 'accounts', 'problems'],
};

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'cv-analyses');
  return { meta: pageMeta(context, { title: t('title'), description: t('lead'), path: CV_PATH, isIndexed: false }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function DashboardCvAnalysisPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('cv-analyses');
  return (
    <RequireSession role={['job_seeker']} skeleton={<CvHead title={t('title')} lead={t('lead')} />}>
      {() => <AnalysisScreen id={params.id} />}
    </RequireSession>
  );
}
