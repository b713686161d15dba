import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { ApplicationsList, ApplicationsSkeleton } from '../../features/applications/list/applications-list.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import '../../features/applications/applications.css';

export const handle = {
  title: 'applications:list.heading',
  namespaces: ['applications', 'accounts', 'files', 'job-fields', 'problems'],
};

/** Tabs, pages and the dialog change nothing of what the loader answers. */
export const shouldRevalidate = () => false;

/** Renders the list; an application of it opens over it under its own address. */
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

/** Focuses the row of the last shown application on return if no control had the focus, as after opening a link in a mail. */
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
