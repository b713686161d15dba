import { PAPER } from '@stellenvisite/contract/platform/brand-colours';
import { useTranslation } from 'react-i18next';
import {
  type DataStrategyResult,
  Links,
  Meta,
  type MiddlewareFunction,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage } from './error-page.tsx';
import { namespacesOf } from './i18n/text-files.ts';
import { useNonce } from './nonce.ts';
import { textsOf } from './page-meta.server.ts';
import { findTitle, SITE } from './page-meta.ts';
import { OFFER_SCRIPT } from './shell/site/language-offer.tsx';
import { SiteShell } from './shell/site/site-shell.tsx';
import { visitContext } from './visit.ts';
import './app.css';
import text from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import type { i18n } from 'i18next';
import { type ReactNode, use } from 'react';
import { isInEmployerArea } from './features/employers/area/shared/employer-page.ts';
import { EmployerListSkeleton } from './features/jobs/display/employer/employer-skeletons.tsx';
import { JobListSkeleton, JobPageSkeleton } from './features/jobs/display/job-skeletons.tsx';
import { isInAdminArea } from './features/platform/admin-area/shared/admin-area-paths.ts';
import { PAGES } from './offline/cached-pages.ts';
import { useIsSlow } from './ui/area-page.tsx';
import { PageSkeleton, Skeleton, Skeletons } from './ui/feedback/skeletons.tsx';
import { isConnectionError, reportConnection, useIsConnectionLost } from './ui/feedback/until-loaded.ts';

const SKELETONS: [path: RegExp, skeleton: ReactNode][] = [
  [/^\/$/, <LandingSkeleton key="landing" />],
  [/^\/jobs(\/ausbildung|\/(kategorie|ort)\/.*)?$/, <JobListSkeleton key="jobs" count={6} />],
  [/^\/jobs\/[^/]+$/, <JobPageSkeleton key="job" />],
  [/^\/(arbeitgebern|employers)$/, <EmployerListSkeleton key="employers" count={6} />],
  [/^\/(arbeitgebern|employers)\/[^/]+\/.+$/, <JobListSkeleton key="positions" count={6} />],
];

const withoutHash = (url: string) => url.replace(/#.*/, '');

type Results = Record<string, DataStrategyResult>;

/** The answer of an action that was never reached: forms show it like a failure of the server. */
const FAILED: DataStrategyResult = { type: 'data', result: { status: 'failed' } };

const isLost = ({ type, result }: DataStrategyResult) => type === 'error' && isConnectionError(result);

/**
 * Opens the copy of a page that cannot be fetched; without one the error boundary shows that there is no connection. A form
 * that does not reach the server fails where it is, with what was typed.
 */
export const watchConnection: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (!Object.values(results).some(isLost)) {
    reportConnection(true);
    return results;
  }
  if (request.method !== 'GET') {
    return Object.fromEntries(Object.entries(results).map(([id, result]) => [id, isLost(result) ? FAILED : result]));
  }
  if (await hasCopy(request.url)) throw redirectDocument(request.url);
  return results;
};

const loads = new WeakMap<i18n, Map<string, Promise<void>>>();

/** The two files every page needs at first paint; latin-ext is fetched only when a page uses it. */
const preloadedFonts = [display, text] as const;

export function loader({ context }: Route.LoaderArgs) {
  const { language, theme, isDevelopment } = context.get(visitContext);
  const missingTitle = textsOf(context, 'errors')('notFound.meta.title');
  return { language, theme, isDevelopment, missingTitle, year: new Date().getFullYear() };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [watchConnection];

/** Names a page that throws instead of rendering. All others are named by their loader or by the `title` of their handle. */
export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  error && loaderData
    ? [{ title: `${loaderData.missingTitle} · ${SITE}` }, { name: 'robots', content: 'noindex' }]
    : [];

export const links: Route.LinksFunction = () => [
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: '/feeds/jobs.rss', type: 'application/rss+xml', title: 'Stellenvisite' },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { i18n } = useTranslation();
  const nonce = useNonce();
  const namespaces = namespacesOf(useMatches());
  usePageTexts(namespaces);
  return (
    <html lang={i18n.language} data-theme={root?.theme} data-texts={namespaces.join(' ')} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAPER.day} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAPER.night} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <script nonce={nonce} suppressHydrationWarning>
          {OFFER_SCRIPT}
        </script>
        <SiteShell year={root?.year ?? new Date().getFullYear()}>{children}</SiteShell>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <HandleTitle />
      <PendingPage>
        <Outlet />
      </PendingPage>
    </>
  );
}

/** Titles a page that no search engine indexes, by the text that its route names in `handle.title`. */
function HandleTitle() {
  const title = findTitle(useMatches());
  const { t } = useTranslation(title?.namespace ?? 'shell');
  if (!title) return null;
  return (
    <>
      <title>{`${t(title.key)} · ${SITE}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  return <ErrorPage error={error} isDevelopment={root?.isDevelopment ?? false} />;
}

/**
 * Waits for all texts of the next page at once, above every Suspense boundary: the page before it stays until they are here. Left to
 * the parts that show them, they would come one after the other, and each would hide the page that is already shown.
 */
export function usePageTexts(namespaces: readonly string[]): void {
  const { i18n } = useTranslation();
  const load = loadOnce(i18n, namespaces);
  if (load) use(load);
}

/** Nothing for a page whose texts were here from the start; otherwise the same promise for every render of it. */
function loadOnce(texts: i18n, namespaces: readonly string[]): Promise<void> | undefined {
  const known = loads.get(texts) ?? new Map<string, Promise<void>>();
  loads.set(texts, known);
  const key = namespaces.join(' ');
  const missing = namespaces.filter((namespace) => !texts.hasLoadedNamespace(namespace));
  const load = known.get(key) ?? (missing.length > 0 ? texts.loadNamespaces(missing) : undefined);
  if (load) known.set(key, load);
  return load;
}

/**
 * Whether the service worker has a copy of a page whose data cannot be fetched. False for the page that is shown: it would load
 * itself again and again.
 */
async function hasCopy(url: string): Promise<boolean> {
  if (withoutHash(url) === withoutHash(location.href)) return false;
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller) return false;
  const copy = await (await caches.open(PAGES)).match(url, { ignoreVary: true });
  return copy !== undefined;
}

/** The page, or a skeleton in the shape of the coming one when it takes longer than a blink to come. */
function PendingPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const nextPath = next && next.pathname !== pathname ? next.pathname : undefined;
  const isSlow = useIsSlow(nextPath);
  const isLost = useIsConnectionLost();
  // These areas keep their rail in place and show the wait next to it.
  if (!nextPath || !isSlow || isLost || isInEmployerArea(pathname) || isInAdminArea(pathname)) return children;
  const skeleton = SKELETONS.find(([path]) => path.test(nextPath))?.[1];
  return skeleton ?? <PageSkeleton />;
}

function LandingSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Skeletons label={t('loading.page')}>
      <div className="wrap py-12">
        <Skeleton className="h-[clamp(2.75rem,8vw,7rem)] w-[92%]" />
        <Skeleton className="mt-6 h-6 w-[min(40rem,80%)]" />
      </div>
      <div className="roster">
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <div key={index} className="rwrap">
            <div className="wrap flex h-15 items-center gap-6">
              <Skeleton className="h-5 w-60 max-w-[40%]" />
              <Skeleton className="h-9 flex-1" />
            </div>
          </div>
        ))}
      </div>
    </Skeletons>
  );
}
