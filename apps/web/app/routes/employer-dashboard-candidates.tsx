import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ENQUIRIES_VIEW } from '../features/talent-pool/candidates/candidate-views.ts';
import { CandidatesScreen, CandidatesSkeleton } from '../features/talent-pool/candidates/candidates-screen.tsx';
import { SentEnquiries } from '../features/talent-pool/candidates/sent-enquiries.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { LinkButton } from '../ui/button.tsx';
import { TabsNav } from '../ui/tabs-nav.tsx';
import '../features/applications/applications.css';
import '../features/talent-pool/talent-pool.css';
import '../features/talent-pool/candidates/candidates.css';
import type { Route } from './+types/employer-dashboard-candidates';

export const handle = { namespaces: ['talent-pool', 'applications', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'talent-pool');
  const path = '/employer-dashboard/kandidaten';
  return {
    meta: pageMeta(context, {
      title: t('candidates.title'),
      description: t('candidates.lead'),
      path,
      isIndexed: false,
    }),
  };
}

/** Filter and page change nothing of what the loader answers. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardCandidatesPage() {
  const { t } = useTranslation('talent-pool');
  const [params] = useSearchParams();
  const showsEnquiries = params.get('ansicht') === ENQUIRIES_VIEW;
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('candidates.title')}</h1>
          <p>{t('candidates.lead')}</p>
        </div>
        <LinkButton variant="secondary" to="/talentpool">
          {t('candidates.toPool')}
        </LinkButton>
      </header>
      <TabsNav
        className="cd-tabs"
        label={t('candidates.views.label')}
        tabs={[
          { to: '/employer-dashboard/kandidaten', label: t('candidates.views.yes'), current: !showsEnquiries },
          { to: `?ansicht=${ENQUIRIES_VIEW}`, label: t('candidates.views.enquiries'), current: showsEnquiries },
        ]}
      />
      <RequireSession role={['employer']} skeleton={<CandidatesSkeleton />}>
        {showsEnquiries ? <SentEnquiries /> : <CandidatesScreen />}
      </RequireSession>
    </>
  );
}
