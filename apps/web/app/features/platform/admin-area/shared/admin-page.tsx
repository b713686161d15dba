import type { ReactNode } from 'react';
import { RequireAdmin } from '../../../../session/require-admin.tsx';
import { useSession } from '../../../../session/use-session.ts';

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
  // The guard appears once, around what follows: a second one would show its wait next to the heading.
  const { account } = useSession();
  return (
    <>
      <header className="adm-head">
        <div>
          {eyebrow}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && account?.role === 'admin' && <div className="adm-acts">{actions}</div>}
      </header>
      <RequireAdmin>{children}</RequireAdmin>
    </>
  );
}
