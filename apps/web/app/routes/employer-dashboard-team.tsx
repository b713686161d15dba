import { useTranslation } from 'react-i18next';
import { useActingEmployer } from '../features/employer-area/shared/use-acting-employer.ts';
import { TeamScreen } from '../features/team/team-screen.tsx';
import { TeamSkeleton } from '../features/team/team-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/team/team.css';
import type { Route } from './+types/employer-dashboard-team';

export const handle = { namespaces: ['team', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'team');
  const path = '/employer-dashboard/team';
  return { meta: pageMeta(context, { title: t('title'), description: t('meta.description'), path, isIndexed: false }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardTeamPage() {
  const { t } = useTranslation('team');
  const { name } = useActingEmployer();
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead', { employer: name })}</p>
        </div>
      </header>
      <RequireSession role={['employer']} skeleton={<TeamSkeleton />}>
        <TeamScreen />
      </RequireSession>
    </>
  );
}
