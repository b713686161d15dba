import type { ReactNode } from 'react';

type AccountPageProps = { title: string; lead: string; children: ReactNode };

/** Heading and lead are the same for everyone and come from the server; what follows needs the person. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
      </header>
      {children}
    </>
  );
}
