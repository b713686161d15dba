import { useTranslation } from 'react-i18next';
import { useMatches, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '../error-page.tsx';
import { ErasureBanner } from '../features/accounts/settings/erasure-banner.tsx';
import { EmployerGate } from '../features/employer-area/employer-gate.tsx';
import { EmployerShell } from '../features/employer-area/employer-shell.tsx';
import { isInEmployerArea } from '../features/employer-area/shared/employer-area-paths.ts';
import { employerPageOf } from '../features/employer-area/shared/employer-page.ts';
import { useOwnEmployers } from '../features/employer-area/use-own-employers.ts';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import type { loader as rootLoader } from '../root.tsx';
import { useSession } from '../session/use-session.ts';
import { AreaPage } from '../ui/area-page.tsx';
import '../features/accounts/area/area.css';
import '../ui/phone-bar.css';
import '../features/employer-area/employer-area.css';
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
