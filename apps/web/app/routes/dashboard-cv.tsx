import { CvHead } from '../features/cv-analyses/cv-head.tsx';
import { CV_PATH } from '../features/cv-analyses/shared/cv-paths.ts';
import { StartScreen } from '../features/cv-analyses/start-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/cv-analyses/cv-analyses.css';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/dashboard-cv';

export const handle = { namespaces: ['cv-analyses', 'files', 'accounts', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'cv-analyses');
  return { meta: pageMeta(context, { title: t('title'), description: t('lead'), path: CV_PATH, isIndexed: false }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function DashboardCvPage() {
  const { t } = useTranslation('cv-analyses');
  return (
    <RequireSession role={['job_seeker']} skeleton={<CvHead title={t('title')} lead={t('lead')} />}>
      {() => <StartScreen />}
    </RequireSession>
  );
}
