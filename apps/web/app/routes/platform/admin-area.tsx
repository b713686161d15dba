import { useTranslation } from 'react-i18next';
import { useMatches, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '../../error-page.tsx';
import { AdminProof } from '../../features/identity/admins/admin-proof.tsx';
import { ADMIN_HOME, isInAdminArea } from '../../features/platform/admin-area/shared/admin-area-paths.ts';
import { type AdminFrame, adminFrameOf } from '../../features/platform/admin-area/shared/admin-frame.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import { AreaPage } from '../../ui/area-page.tsx';
import '../../areas.css';
import '../../shell/area/mobile-nav.css';
import '../../shell/seeker/area.css';
import '../../shell/area/area-window.css';
import '../../shell/admin/admin-area.css';
import type { WaitingQueue } from '@stellenvisite/contract/platform/admin-overview.schema';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { $api } from '../../session/queries.ts';
import { useSession } from '../../session/use-session.ts';
import { ADMIN_LINKS } from '../../shell/admin/area-links.ts';
import type { AreaCounts } from '../../shell/area/area-links.ts';
import { type PreferenceSwitches, WindowShell } from '../../shell/area/window-shell.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { Route } from './+types/admin-area';

const AdminPalette = lazyPart(async () => (await import('../../shell/admin/admin-palette.tsx')).AdminPalette);

type AdminShellProps = { frame: AdminFrame; switches: PreferenceSwitches; children: ReactNode };

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
      <AdminProof />
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

/** Renders the navigation of the administration around its pages. */
export function AdminShell({ frame, switches, children }: AdminShellProps) {
  const { t } = useTranslation('admin-area');
  const { account } = useSession();
  return (
    <WindowShell
      namespace="admin-area"
      home={ADMIN_HOME}
      links={ADMIN_LINKS}
      counts={useWaitingCounts()}
      frame={frame}
      head={
        <p className="adm-tag" title={t('nav.label')}>
          <ShieldCheck size={18} strokeWidth={1.75} />
          <span>{t('nav.label')}</span>
        </p>
      }
      title={<b>{t('nav.label')}</b>}
      note={t('role')}
      palette={{
        isReady: account?.role === 'admin',
        inMobileHeader: true,
        render: (close) => <AdminPalette onClose={close} />,
      }}
      switches={switches}
    >
      {children}
    </WindowShell>
  );
}

/** Returns how much waits, and nothing until an administrator is known: the page begins as the server sent it. */
function useWaitingCounts(): AreaCounts {
  const { account } = useSession();
  const { data } = $api.useQuery('get', '/api/admin/waiting', {}, { enabled: account?.role === 'admin' });
  if (!account || !data) return {};
  return Object.fromEntries(data.items.map(({ queue, total }): [WaitingQueue, number] => [queue, total]));
}
