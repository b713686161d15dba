import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { namespacesOf } from './i18n/namespaces.ts';
import { useNonce } from './nonce.ts';
import { visitContext } from './visit.ts';
import './ui/theme.css';

export function loader({ context }: Route.LoaderArgs) {
  const { language, theme, publicUrl, isDevelopment } = context.get(visitContext);
  return { language, theme, publicUrl, isDevelopment };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { i18n } = useTranslation();
  const nonce = useNonce();
  return (
    <html lang={i18n.language} data-theme={root?.theme} data-texts={namespacesOf(useMatches()).join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <h1>{isRouteErrorResponse(error) ? error.statusText : 'Unexpected Application Error!'}</h1>;
}
