import { PAPER } from '@stellenvisite/contract/brand-colours';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage } from './error-page.tsx';
import { SiteShell } from './features/shell/site-shell.tsx';
import { namespacesOf } from './i18n/namespaces.ts';
import { usePageTexts } from './i18n/use-page-texts.ts';
import { useNonce } from './nonce.ts';
import { keepPageWhenLost } from './offline/keep-page-when-lost.ts';
import { textsOf } from './page-meta.server.ts';
import { metaTags, SITE } from './page-meta.ts';
import { PendingPage } from './pending-page.tsx';
import { preloadedFonts } from './ui/fonts.ts';
import { visitContext } from './visit.ts';
import './app.css';

export function loader({ context }: Route.LoaderArgs) {
  const { language, theme, isDevelopment } = context.get(visitContext);
  const missingTitle = textsOf(context, 'errors')('notFound.meta.title');
  return { language, theme, isDevelopment, missingTitle, year: new Date().getFullYear() };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageWhenLost];

/** What stands where a page throws instead of rendering: nothing a search engine should keep. */
export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  error && loaderData
    ? [{ title: `${loaderData.missingTitle} · ${SITE}` }, { name: 'robots', content: 'noindex' }]
    : metaTags(undefined);

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
        <SiteShell year={root?.year ?? new Date().getFullYear()}>{children}</SiteShell>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <PendingPage>
      <Outlet />
    </PendingPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  return <ErrorPage error={error} isDevelopment={root?.isDevelopment ?? false} />;
}
