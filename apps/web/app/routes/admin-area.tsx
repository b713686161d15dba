import { useTranslation } from 'react-i18next';
import { useMatches, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '../error-page.tsx';
import { AdminShell } from '../features/admin-area/admin-shell.tsx';
import { isInAdminArea } from '../features/admin-area/shared/admin-area-paths.ts';
import { adminFrameOf } from '../features/admin-area/shared/admin-frame.ts';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import type { loader as rootLoader } from '../root.tsx';
import { AreaPage } from '../ui/area-page.tsx';
import '../ui/phone-bar.css';
import '../features/accounts/area/area.css';
import '../features/employer-area/employer-area.css';
import '../features/admin-area/admin-area.css';
import type { Route } from './+types/admin-area';

export const handle = { namespaces: ['admin-area', 'accounts', 'problems'], shell: 'own' };

/** Around every page of the administration. It knows nobody until the browser has looked. */
export default function AdminArea() {
  const { t } = useTranslation('admin-area');
  return (
    <AdminShell frame={adminFrameOf(useMatches())} switches={PREFERENCE_SWITCHES}>
      <noscript>
        <p className="note mb-6">{t('needsScript')}</p>
      </noscript>
      <AreaPage isInArea={isInAdminArea} />
    </AdminShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <AdminShell frame={{}} switches={PREFERENCE_SWITCHES}>
      <ErrorPage error={error} isDevelopment={root?.isDevelopment ?? false} />
    </AdminShell>
  );
}
