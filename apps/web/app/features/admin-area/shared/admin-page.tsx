import type { ReactNode } from 'react';
import { RequireAdmin } from '../../../session/require-admin.tsx';

type AdminPageProps = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

/** Heading and lead come from the server; what follows is shown to administrators. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <>
      <header className="adm-head">
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && (
          <RequireAdmin>
            <div className="adm-acts">{actions}</div>
          </RequireAdmin>
        )}
      </header>
      <RequireAdmin>{children}</RequireAdmin>
    </>
  );
}
