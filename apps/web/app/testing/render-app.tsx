import type { Language } from '@stellenvisite/contract/platform/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useLocation } from 'react-router';
import { createQueryClient } from '../api/query-client.ts';
import { serverTexts } from '../i18n/server-texts.server.ts';
import { MessageOutlet } from '../shell/site/site-shell.tsx';

function Elsewhere() {
  return <p data-testid="elsewhere">{useLocation().pathname}</p>;
}

type RenderOptions = {
  at?: string;
  language?: Language;
  /** The path below which the part has routes of its own. */
  under?: string;
};

/** Draws a part of the app as it is in the page: its texts, a router, a cache of its own, and toasts. */
export function renderApp(part: ReactNode, { at = '/', language = 'de', under }: RenderOptions = {}) {
  const Routes = createRoutesStub([
    { path: '*', Component: Elsewhere },
    {
      path: under ? `${under}/*` : new URL(at, 'http://own.invalid').pathname,
      Component: () => (
        <>
          {part}
          <MessageOutlet />
        </>
      ),
    },
  ]);
  const client = createQueryClient();
  const view = render(
    <I18nextProvider i18n={serverTexts(language)}>
      <QueryClientProvider client={client}>
        <Routes initialEntries={[at]} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  // Without style sheets nobody can tell what lies over what.
  return { ...view, client, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}
