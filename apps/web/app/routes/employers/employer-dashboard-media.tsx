import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyMediaManager } from '../../features/employers/media/shared/lazy-media-manager.ts';
import { MediaSkeleton } from '../../features/employers/media/shared/media-skeleton.tsx';
import { useActingEmployer } from '../../features/identity/acting-employer/use-acting-employer.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { LinkButton } from '../../ui/button.tsx';

export const handle = { title: 'employer-media:title', namespaces: ['employer-media', 'files', 'problems'] };

export default function EmployerDashboardMediaPage() {
  const { t } = useTranslation('employer-media');
  const { employerId, role } = useActingEmployer();
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <RequireSession role={['employer']} skeleton={<MediaSkeleton />}>
        <Suspense fallback={<MediaSkeleton />}>
          <LazyMediaManager
            key={employerId}
            employerId={employerId}
            mayChange={role !== 'viewer'}
            sidebar={
              <LinkButton
                to={`/arbeitgebern/${employerId}?tab=medien`}
                variant="secondary"
                icon={<ExternalLink size={18} />}
              >
                {t('seePage')}
              </LinkButton>
            }
          />
        </Suspense>
      </RequireSession>
    </>
  );
}
