import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CandidatesScreen, CandidatesSkeleton } from '../../features/talent-pool/candidates/candidates-screen.tsx';
import { ENQUIRIES_VIEW, SentEnquiries } from '../../features/talent-pool/candidates/sent-enquiries.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { TabsNav } from '../../ui/tabs-nav.tsx';
import '../../features/applications/applications.css';
import '../../features/talent-pool/talent-pool.css';

export const handle = {
  title: 'talent-pool:candidates.title',
  namespaces: ['talent-pool', 'applications', 'job-fields', 'problems'],
};

/** Filter and page change nothing of what the loader answers. */
export const shouldRevalidate = () => false;

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
        className="mb-5"
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
