import { ErasureBanner } from '../features/accounts/settings/erasure-banner.tsx';
import { EmployerGate } from '../features/employer-area/employer-gate.tsx';
import { EmployerShell } from '../features/employer-area/employer-shell.tsx';
import { useOwnEmployers } from '../features/employer-area/use-own-employers.ts';
import { PREFERENCE_SWITCHES } from '../features/shell/preference-switches.tsx';
import { EmployerPool } from '../features/talent-pool/employer/employer-pool.tsx';
import { QueryProvider } from '../session/query-provider.tsx';
import { useSession } from '../session/use-session.ts';
import '../features/accounts/area/area.css';
import '../ui/phone-bar.css';
import '../features/employer-area/employer-area.css';

/** The talent pool in the frame of the employer area; its address is the one that visitors know too. */
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
