import type { ReactNode } from 'react';
import { MessageHost } from '../../ui/message-host.tsx';
import { RouteProgress } from '../../ui/route-progress.tsx';
import { ConsentLayer } from './consent-layer.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/** What stands around every public page. */
export function SiteShell({ year, children }: { year: number; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <RouteProgress />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter year={year} />
      <ConsentLayer />
      <RouteAnnouncer />
      <MessageHost />
    </>
  );
}
