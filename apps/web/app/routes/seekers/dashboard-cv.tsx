import { useTranslation } from 'react-i18next';
import { CvHead, StartScreen } from '../../features/seekers/cv/start-screen.tsx';
import { RequireSession } from '../../session/require-session.tsx';

export const handle = { title: 'cv-analyses:title', namespaces: ['cv-analyses', 'files', 'accounts', 'problems'] };

export default function DashboardCvPage() {
  const { t } = useTranslation('cv-analyses');
  return (
    <RequireSession role={['job_seeker']} skeleton={<CvHead title={t('title')} lead={t('lead')} />}>
      {() => <StartScreen />}
    </RequireSession>
  );
}
