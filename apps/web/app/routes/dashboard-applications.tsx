import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { ApplicationsList } from '../features/applications/list/applications-list.tsx';
import { ApplicationsSkeleton } from '../features/applications/list/applications-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/applications/applications.css';
import type { Route } from './+types/dashboard-applications';

export const handle = { namespaces: ['applications', 'accounts', 'files', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'applications');
  return {
    meta: pageMeta(context, {
      title: t('list.heading'),
      description: t('list.lead'),
      path: '/dashboard/bewerbungen',
      isIndexed: false,
    }),
  };
}

/** Tabs, pages and the dialog change nothing of what the loader answers. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

/** The list; an application of it opens over it under its own address. */
export default function DashboardApplicationsPage() {
  const { t } = useTranslation('applications');
  useFocusOnReturn();
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('list.heading')}</h1>
          <p>{t('list.lead')}</p>
        </div>
      </header>
      <RequireSession role={['job_seeker']} skeleton={<ApplicationsSkeleton />}>
        <ApplicationsList />
        <Outlet />
      </RequireSession>
    </>
  );
}

/** Who came by a link of a mail has no control to return to: the focus goes to the row of the application that was shown. */
function useFocusOnReturn() {
  const { id } = useParams();
  const shown = useRef(id);
  useEffect(() => {
    const last = shown.current;
    shown.current = id;
    if (!last || id || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-application="${CSS.escape(last)}"]`)?.focus({ preventScroll: true });
  }, [id]);
}
