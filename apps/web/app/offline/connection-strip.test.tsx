import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import {
  createMemoryRouter,
  Link,
  type MiddlewareFunction,
  Outlet,
  RouterProvider,
  useFetcher,
  useRouteError,
} from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorPage } from '../error-page.tsx';
import { serverTexts } from '../i18n/server-texts.server.ts';
import { watchConnection } from '../root.tsx';
import { reportConnection } from '../ui/feedback/until-loaded.ts';
import { ConnectionStrip } from './connection-strip.tsx';

afterEach(() => {
  reportConnection(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function Frame() {
  return (
    <>
      <Outlet />
      <ConnectionStrip />
    </>
  );
}

function Form() {
  const fetcher = useFetcher<{ status: string }>();
  return (
    <fetcher.Form method="post" action="/next">
      <input aria-label="Nachricht" name="text" />
      <button type="submit">Senden</button>
      {fetcher.data?.status}
    </fetcher.Form>
  );
}

function openApp(load: () => Promise<unknown>) {
  const router = createMemoryRouter([
    {
      middleware: [watchConnection as MiddlewareFunction],
      Component: Frame,
      ErrorBoundary: () => <ErrorPage error={useRouteError()} isDevelopment={false} />,
      children: [
        {
          path: '/',
          Component: () => (
            <>
              <h1>Die Liste</h1>
              <Link to="/next">Zur Stelle</Link>
              <Form />
            </>
          ),
        },
        { path: '/next', loader: load, action: load, Component: () => <h1>Die Stelle</h1> },
      ],
    },
  ]);
  render(
    <I18nextProvider i18n={serverTexts('de')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return userEvent.setup();
}

test('a page that cannot be fetched says so, and a button asks again', async () => {
  let isOnline = false;
  const user = openApp(() => (isOnline ? Promise.resolve(null) : lost()));
  await user.click(await screen.findByRole('link', { name: 'Zur Stelle' }));
  expect(await screen.findByRole('heading', { name: 'Keine Verbindung' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(screen.getByRole('heading', { name: 'Keine Verbindung' })).toBeInTheDocument();
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Die Stelle' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Keine Verbindung' })).not.toBeInTheDocument();
});

test('it comes by itself when the device is online again', async () => {
  let isOnline = false;
  const answer = Promise.withResolvers<null>();
  const user = openApp(() => (isOnline ? answer.promise : lost()));
  await user.click(await screen.findByRole('link', { name: 'Zur Stelle' }));
  await screen.findByRole('heading', { name: 'Keine Verbindung' });
  isOnline = true;
  await act(async () => dispatchEvent(new Event('online')));
  await act(async () => answer.resolve(null));
  expect(await screen.findByRole('heading', { name: 'Die Stelle' })).toBeInTheDocument();
});

test('it comes after a while when the first request back online is lost too', async () => {
  let requests = 0;
  const user = openApp(() => (++requests < 3 ? lost() : Promise.resolve(null)));
  await user.click(await screen.findByRole('link', { name: 'Zur Stelle' }));
  await screen.findByRole('heading', { name: 'Keine Verbindung' });
  await act(async () => dispatchEvent(new Event('online')));
  expect(requests).toBe(2);
  expect(await screen.findByRole('heading', { name: 'Die Stelle' }, { timeout: 5000 })).toBeInTheDocument();
});

test('a form that does not reach the server fails as if the server had, and page and typed text stay', async () => {
  const user = openApp(lost);
  await user.type(await screen.findByRole('textbox', { name: 'Nachricht' }), 'Guten Tag');
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Die Liste' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Guten Tag');
});

test('a page that was loaded without a network says so at once, and stays with what is typed until the server answers', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = vi.fn(lost);
  vi.stubGlobal('fetch', ask);
  const user = openApp(lost);
  expect(await screen.findByRole('status')).toHaveTextContent('Keine Verbindung');
  await user.type(screen.getByRole('textbox', { name: 'Nachricht' }), 'Guten Tag');

  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(ask).toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Guten Tag');

  vi.stubGlobal('fetch', async () => new Response());
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Guten Tag');
});

test('what fails for another reason is not taken for a lost connection', async () => {
  const user = openApp(() => Promise.reject(new Error('Unexpected Server Error')));
  await user.click(await screen.findByRole('link', { name: 'Zur Stelle' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Die Liste' })).not.toBeInTheDocument());
  expect(screen.queryByText(/Diese Seite können Sie weiter lesen/)).not.toBeInTheDocument();
});

test('the error page never shows the browser’s own words for a lost connection', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /x.js');
  const router = createMemoryRouter([
    { path: '/', Component: () => <ErrorPage error={error} isDevelopment={false} /> },
  ]);
  render(
    <I18nextProvider i18n={serverTexts('de')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Keine Verbindung' })).toBeInTheDocument();
  expect(screen.queryByText(/Failed to fetch/)).not.toBeInTheDocument();
});
