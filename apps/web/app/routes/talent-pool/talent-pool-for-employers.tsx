import { ErasureBanner } from '../../features/identity/accounts/settings/erasure-banner.tsx';
import { useOwnEmployers } from '../../features/identity/acting-employer/use-own-employers.ts';
import { EmployerPool } from '../../features/talent-pool/employer/employer-pool.tsx';
import { QueryProvider } from '../../session/query-provider.tsx';
import { useSession } from '../../session/use-session.ts';
import { EmployerGate } from '../../shell/employer/employer-gate.tsx';
import { EmployerShell } from '../../shell/employer/employer-shell.tsx';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import '../../areas.css';
import '../../shell/seeker/area.css';
import '../../shell/area/mobile-nav.css';
import '../../shell/area/area-window.css';

/** Renders the talent pool in the frame of the employer area; its address is the one that visitors know too. */
export function TalentPoolForEmployers() {
  return (
    <QueryProvider>
      <InEmployerArea />
    </QueryProvider>
  );
}

function InEmployerArea() {
  const { account, reload } = useSession();
  const own = useOwnEmployers();
  return (
    <EmployerShell page={{ slim: true, full: true }} acting={own.acting} switches={PREFERENCE_SWITCHES}>
      {account?.eraseAt && <ErasureBanner eraseAt={account.eraseAt} onCancelled={reload} />}
      <EmployerGate own={own} isForAll={false}>
        <EmployerPool />
      </EmployerGate>
    </EmployerShell>
  );
}
