import { useTranslation } from 'react-i18next';
import { useMatches, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '../../error-page.tsx';
import { employerPageOf, isInEmployerArea } from '../../features/employers/area/shared/employer-page.ts';
import { ErasureBanner } from '../../features/identity/accounts/settings/erasure-banner.tsx';
import { useOwnEmployers } from '../../features/identity/acting-employer/use-own-employers.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { useSession } from '../../session/use-session.ts';
import { EmployerGate } from '../../shell/employer/employer-gate.tsx';
import { EmployerShell } from '../../shell/employer/employer-shell.tsx';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import { AreaPage } from '../../ui/area-page.tsx';
import '../../areas.css';
import '../../shell/seeker/area.css';
import '../../shell/area/mobile-nav.css';
import '../../shell/area/area-window.css';
import type { Route } from './+types/employer-area';

export const handle = { namespaces: ['employer-area', 'accounts', 'problems'], shell: 'own' };

/** Around every page on which somebody acts for an employer. It knows nobody until the browser has looked. */
export default function EmployerArea() {
  const { t } = useTranslation('employer-area');
  const { account, reload } = useSession();
  const own = useOwnEmployers();
  const page = employerPageOf(useMatches());
  return (
    <EmployerShell page={page} acting={own.acting} switches={PREFERENCE_SWITCHES}>
      {account?.eraseAt && <ErasureBanner eraseAt={account.eraseAt} onCancelled={reload} />}
      <noscript>
        <p className="note mb-6">{t('needsScript')}</p>
      </noscript>
      <EmployerGate own={own} isForAll={page.withoutEmployer === true}>
        <AreaPage isInArea={isInEmployerArea} />
      </EmployerGate>
    </EmployerShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { acting } = useOwnEmployers();
  return (
    <EmployerShell page={{}} acting={acting} switches={PREFERENCE_SWITCHES}>
      <ErrorPage error={error} isDevelopment={root?.isDevelopment ?? false} />
    </EmployerShell>
  );
}
