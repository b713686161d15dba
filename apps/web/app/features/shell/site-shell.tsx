import { type ReactNode, Suspense } from 'react';
import { useMatches } from 'react-router';
import { ConnectionStrip } from '../../offline/connection-strip.tsx';
import { PageKeeper } from '../../offline/page-keeper.tsx';
import { RealtimeWatch } from '../../realtime/realtime-watch.tsx';
import { useIsConnectionLost } from '../../ui/connection.ts';
import { HydrateOnInteraction } from '../../ui/hydrate-on-interaction.tsx';
import { MessageOutlet } from '../../ui/message-outlet.tsx';
import { RouteProgress } from '../../ui/route-progress.tsx';
import { BookmarkWatch } from '../bookmarks/shared/bookmark-watch.tsx';
import { MatchWatch } from '../matching/shared/match-watch.tsx';
import { ConsentLayer } from './consent-layer.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SessionWatch } from './session-watch.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/** A route that draws its own frame says `shell: 'bare'` in its handle. */
const isBare = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'shell' in handle && handle.shell === 'bare';

/**
 * The frame of every page. Page and footer have Suspense boundaries of their own, so that React hydrates the header
 * first and yields to the browser in between.
 */
export function SiteShell({ year, children }: { year: number; children: ReactNode }) {
  const hasFrame = !useMatches().some(({ handle }) => isBare(handle));
  return (
    <>
      <SkipLink />
      <RouteProgress isPaused={useIsConnectionLost()} />
      {hasFrame && <SiteHeader />}
      <main id={MAIN_ID} tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      {hasFrame && (
        <HydrateOnInteraction>
          <SiteFooter year={year} />
        </HydrateOnInteraction>
      )}
      <ConsentLayer />
      <ConnectionStrip />
      <RouteAnnouncer />
      <SessionWatch />
      <BookmarkWatch />
      <RealtimeWatch />
      <MatchWatch />
      <PageKeeper />
      <MessageOutlet />
    </>
  );
}
