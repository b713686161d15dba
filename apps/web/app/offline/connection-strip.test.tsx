import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Link, type MiddlewareFunction, Outlet, RouterProvider, useFetcher } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorPage } from '../error-page.tsx';
import { serverTexts } from '../i18n/server-texts.server.ts';
import { reportConnection } from '../ui/connection.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import { keepPageWhenLost } from './keep-page-when-lost.ts';

afterEach(() => reportConnection(true));

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
      <button type="submit">Senden</button>
      {fetcher.data?.status}
    </fetcher.Form>
  );
}

function openApp(load: () => Promise<unknown>) {
  const router = createMemoryRouter([
    {
      middleware: [keepPageWhenLost as MiddlewareFunction],
      Component: Frame,
      ErrorBoundary: () => <ErrorPage error={new TypeError('Failed to fetch')} isDevelopment={false} />,
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

test('a page that cannot be fetched leaves the one that is shown, and a button asks again', async () => {
  let isOnline = false;
  const user = openApp(() => (isOnline ? Promise.resolve(null) : lost()));
  await user.click(await screen.findByRole('link', { name: 'Zur Stelle' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Diese Seite bleibt stehen');
  expect(screen.getByRole('heading', { name: 'Die Liste' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(screen.getByRole('heading', { name: 'Die Liste' })).toBeInTheDocument();
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Die Stelle' })).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('it comes by itself when the device is online again', async () => {
  let isOnline = false;
  const user = openApp(() => (isOnline ? Promise.resolve(null) : lost()));
  await user.click(await screen.findByRole('link', { name: 'Zur Stelle' }));
  await screen.findByRole('status');
  isOnline = true;
  dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Die Stelle' })).toBeInTheDocument();
});

test('a form that does not reach the server fails as if the server had, and the page stays', async () => {
  const user = openApp(lost);
  await user.click(await screen.findByRole('button', { name: 'Senden' }));
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Die Liste' })).toBeInTheDocument();
});

test('a page that was loaded without a network says so at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openApp(lost);
  expect(await screen.findByRole('status')).toHaveTextContent('Keine Verbindung');
  vi.restoreAllMocks();
});

test('what fails for another reason is not taken for a lost connection', async () => {
  const user = openApp(() => Promise.reject(new Error('Unexpected Server Error')));
  await user.click(await screen.findByRole('link', { name: 'Zur Stelle' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Die Liste' })).not.toBeInTheDocument());
  expect(screen.queryByText(/Diese Seite bleibt stehen/)).not.toBeInTheDocument();
});

test('the error page never shows the browser’s own words for a lost connection', () => {
  render(
    <I18nextProvider i18n={serverTexts('de')}>
      <ErrorPage error={new TypeError('Failed to fetch dynamically imported module: /x.js')} isDevelopment={false} />
    </I18nextProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Keine Verbindung' })).toBeInTheDocument();
  expect(screen.queryByText(/Failed to fetch/)).not.toBeInTheDocument();
});
