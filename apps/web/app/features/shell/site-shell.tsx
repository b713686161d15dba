import { type ReactNode, Suspense } from 'react';
import { useMatches } from 'react-router';
import { ConnectionStrip } from '../../offline/connection-strip.tsx';
import { PageKeeper } from '../../offline/page-keeper.tsx';
import { RealtimeWatch } from '../../realtime/realtime-watch.tsx';
import { useSession } from '../../session/use-session.ts';
import { useIsConnectionLost } from '../../ui/connection.ts';
import { HydrateOnInteraction } from '../../ui/hydrate-on-interaction.tsx';
import { MAIN_ID } from '../../ui/main-id.ts';
import { MessageOutlet } from '../../ui/message-outlet.tsx';
import { RouteProgress } from '../../ui/route-progress.tsx';
import { BookmarkWatch } from '../bookmarks/shared/bookmark-watch.tsx';
import { EmmaLayer } from '../emma/shared/emma-layer.tsx';
import { MatchWatch } from '../matching/shared/match-watch.tsx';
import { ConsentLayer } from './consent-layer.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SessionWatch } from './session-watch.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

type Shell = 'bare' | 'own' | 'own-for-employers';

/**
 * What a route says of its frame by `shell` in its handle: `bare` has neither header nor footer, `own` draws its main part itself
 * too, because it has navigation beside it, and `own-for-employers` does so for them only.
 */
function hasShell(handle: unknown, ...kinds: Shell[]): boolean {
  if (typeof handle !== 'object' || handle === null || !('shell' in handle)) return false;
  return kinds.some((kind) => kind === handle.shell);
}

/**
 * The frame of every page. Page and footer have Suspense boundaries of their own, so that React hydrates the header
 * first and yields to the browser in between.
 */
export function SiteShell({ year, children }: { year: number; children: ReactNode }) {
  const matches = useMatches();
  const { account } = useSession();
  const own: Shell[] = account?.role === 'employer' ? ['own', 'own-for-employers'] : ['own'];
  const hasFrame = !matches.some(({ handle }) => hasShell(handle, 'bare', ...own));
  const hasOwnMain = matches.some(({ handle }) => hasShell(handle, ...own));
  return (
    <>
      <SkipLink />
      <RouteProgress isPaused={useIsConnectionLost()} />
      {hasFrame && <SiteHeader />}
      {hasOwnMain ? (
        <Suspense>{children}</Suspense>
      ) : (
        <main id={MAIN_ID} tabIndex={-1}>
          <Suspense>{children}</Suspense>
        </main>
      )}
      {hasFrame && (
        <HydrateOnInteraction>
          <SiteFooter year={year} />
        </HydrateOnInteraction>
      )}
      {hasFrame && <EmmaLayer />}
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
