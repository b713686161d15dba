import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useActingEmployer } from '../features/employer-area/shared/use-acting-employer.ts';
import { LazyMediaManager } from '../features/employer-media/shared/lazy-media-manager.ts';
import { MediaSkeleton } from '../features/employer-media/shared/media-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/employer-dashboard-media';

export const handle = { namespaces: ['employer-media', 'files', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'employer-media');
  const path = '/employer-dashboard/medien';
  return { meta: pageMeta(context, { title: t('title'), description: t('lead'), path, isIndexed: false }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

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
            beside={
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
