import type { ReactNode } from 'react';
import { RequireAdmin } from '../../../session/require-admin.tsx';

type AdminPageProps = {
  title: string;
  /** Above the heading. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** Heading and lead come from the server; what follows is shown to administrators. */
export function AdminPage({ title, eyebrow, lead, actions, children }: AdminPageProps) {
  return (
    <>
      <header className="adm-head">
        <div>
          {eyebrow}
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
