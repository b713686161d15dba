import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router';
import { EmmaButton } from '../../features/assistant/emma/shared/emma-button.tsx';
import { openerOfEmma, useIsEmmaOpen } from '../../features/assistant/emma/shared/panel-state.ts';
import { useEmmaPlace } from '../../features/assistant/emma/shared/use-emma-place.ts';
import { hasPendingAction } from '../../features/jobs/display/heart/pending-action.ts';
import { ConnectionStrip } from '../../offline/connection-strip.tsx';
import { PageCaching } from '../../offline/page-caching.tsx';
import { useSession } from '../../session/use-session.ts';
import { noticesHost, toasterHost } from '../../ui/feedback/message-hosts.ts';
import { useIsConnectionLost } from '../../ui/feedback/until-loaded.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { MAIN_ID } from '../../ui/main-id.ts';
import { onOpenConsentSettings, useConsent } from './consent.ts';
import { LanguageOffer } from './language-offer.tsx';
import { SessionWatch } from './session-watch.tsx';
import { LegalFooter, SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Shows the conversation itself. */
const EMMA_PAGE = '/emma';

/** Messages, applying and signing in, where her button would cover what one came to press. */
const WITHOUT_EMMA =
  /^\/(?:dashboard\/nachrichten|jobs\/[^/]+\/bewerben|login|register|auth|passwort|onboarding|admin-(?:anmeldung|passwort))/;

const EmmaPanel = lazyPart(async () => (await import('../../features/assistant/emma/panel/emma-panel.tsx')).EmmaPanel);

const Toaster = lazyPart(async () => (await import('../../ui/feedback/toaster.tsx')).Toaster);

const Notices = lazyPart(async () => (await import('../../ui/feedback/notices.tsx')).Notices);

const ConsentBanner = lazyPart(async () => (await import('./consent-banner.tsx')).ConsentBanner);

const ConsentSettings = lazyPart(async () => (await import('./consent-settings.tsx')).ConsentSettings);

type Shell = 'bare' | 'area' | 'own' | 'own-for-employers';

/**
 * Reads the frame of a route from `shell` in its handle: `bare` has neither header nor footer, `area` has the legal links as its
 * footer, `own` draws its main part itself too, because it has navigation next to it, and `own-for-employers` does so for them only.
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
  const isArea = matches.some(({ handle }) => hasShell(handle, 'area'));
  const hasOwnMain = matches.some(({ handle }) => hasShell(handle, ...own));
  return (
    <>
      <SkipLink />
      <RouteProgress isPaused={useIsConnectionLost()} />
      {hasFrame && <LanguageOffer />}
      {hasFrame && <SiteHeader />}
      {hasOwnMain ? (
        <Suspense>{children}</Suspense>
      ) : (
        <main id={MAIN_ID} tabIndex={-1}>
          <Suspense>{children}</Suspense>
        </main>
      )}
      {hasFrame && <Suspense>{isArea ? <LegalFooter year={year} /> : <SiteFooter year={year} />}</Suspense>}
      {hasFrame && <EmmaLayer />}
      <ConsentLayer />
      <ConnectionStrip />
      <RouteAnnouncer />
      <SessionWatch />
      <BookmarkWatch />
      <RealtimeWatch />
      <MatchWatch />
      <OwnApplicationsWatch />
      <PageCaching />
      <MessageOutlet />
    </>
  );
}

/** Renders a line over the page while the next one is on its way. */
function RouteProgress({ isPaused }: { isPaused: boolean }) {
  const busy = useNavigation().state === 'loading' && !isPaused;
  return <div className="route-line" data-busy={busy || undefined} aria-hidden="true" />;
}

function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      {useTranslation('shell').t('skip')}
    </a>
  );
}

/** The banner for those who have not chosen yet, and the settings for everyone. Neither is in the server's page. */
function ConsentLayer() {
  const consent = useConsent();
  const [settingsOpen, setSettingsOpen] = useState(false);
  useEffect(() => onOpenConsentSettings(() => setSettingsOpen(true)), []);
  return (
    <Suspense>
      {consent === 'open' && !settingsOpen && <ConsentBanner onSettings={() => setSettingsOpen(true)} />}
      {settingsOpen && <ConsentSettings onClose={() => setSettingsOpen(false)} />}
    </Suspense>
  );
}

/** Tells screen readers that another page has come, as a full page load would. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

/** Where toasts and notices appear. Rendered once per page. */
export function MessageOutlet() {
  const hasToasts = toasterHost.useIsRequested();
  const hasNotices = noticesHost.useIsRequested();
  return (
    <div className="messages">
      <Suspense>
        {hasNotices && <Notices />}
        {hasToasts && <Toaster />}
      </Suspense>
    </div>
  );
}

/** On every page: asks for the scores of job cards once a job seeker is known. Renders nothing itself. */
export function MatchWatch() {
  useSeekerScript(async () => (await import('../../features/seekers/matching/follow-matches.ts')).followMatches());
  return null;
}

/** On every page: reads to which jobs a job seeker has applied, for cards and buttons. Renders nothing itself. */
export function OwnApplicationsWatch() {
  useSeekerScript(async () =>
    (await import('../../features/jobs/display/apply/follow-own-applications.ts')).followOwnApplications(),
  );
  return null;
}

/** Starts what only job seekers need once one is known, and stops it after the sign-out; its script is loaded for nobody else. */
function useSeekerScript(start: () => Promise<() => void>): void {
  const { account } = useSession();
  const id = account?.role === 'job_seeker' ? account.id : undefined;
  const startNow = useEffectEvent(start);
  useEffect(() => {
    if (!id) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    void startNow()
      .then((stopIt) => {
        if (isOver) stopIt();
        else stop = stopIt;
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [id]);
}

/** On every page: keeps whoever is signed in up to date. What it needs is loaded once they are known. Renders nothing itself. */
function RealtimeWatch() {
  const userId = useSession().account?.id;
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('../../realtime/follow-events.ts')
      .then(({ followEvents }) => {
        if (!isOver) stop = followEvents(userId);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId]);
  return null;
}

/** On every page with a frame: the button, and once it is pressed the panel, whose script comes only then. */
export function EmmaLayer() {
  const place = useEmmaPlace();
  const isOpen = useIsEmmaOpen();
  const { pathname } = useLocation();
  const isHidden = WITHOUT_EMMA.test(pathname);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) (openerOfEmma() ?? button.current)?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (place === 'unknown' || place === 'off' || pathname === EMMA_PAGE) return null;
  const closed = place === 'everywhere' && !isHidden && <EmmaButton ref={button} />;
  return isOpen ? (
    <Suspense fallback={closed}>
      <EmmaPanel />
    </Suspense>
  ) : (
    closed
  );
}

/** On every page: fills the hearts of a job seeker and empties them after the sign-out. Renders nothing itself. */
export function BookmarkWatch() {
  const { i18n: texts } = useTranslation('shell');
  const navigate = useNavigate();
  const { account } = useSession();
  const [id, role] = [account?.id, account?.role];
  useSeekerScript(async () => {
    // Loaded in advance: a press must be sent even when the page is left right after it.
    void import('../../features/jobs/display/heart/press-heart.ts').catch(() => undefined);
    return (await import('../../features/jobs/display/heart/sync-bookmarks.ts')).followBookmarks();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever has just signed in
  useEffect(() => {
    if (!role || !hasPendingAction()) return;
    const goTo = (path: string) => void navigate(path);
    void import('../../features/jobs/display/heart/press-heart.ts').then(({ resumePendingAction }) =>
      resumePendingAction({ role }, { texts, goTo }),
    );
  }, [id, role]);
  return null;
}
