import type { AccountSession } from '@stellenvisite/contract/identity/accounts.schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { DeviceList } from './device-list.tsx';

const session = (id: string, browser: string, current = false): AccountSession => ({
  id,
  current,
  device: { browser, system: 'Windows', kind: 'desktop' },
  ip: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  refreshedAt: '2026-11-02T08:00:00.000Z',
  aal: 'aal1',
});
const OWN = session('0198f0a0-0000-7000-8000-000000000001', 'Firefox', true);
const OTHER = session('0198f0a0-0000-7000-8000-000000000002', 'Chrome');
const rows = () => screen.getAllByText(/ auf Windows/).map(({ textContent }) => textContent);

test('another device is gone from the list at once; the own one cannot be ended here', async () => {
  const answered = Promise.withResolvers<void>();
  const open = [OWN, OTHER];
  serveApi({
    'GET /api/account/sessions': () => ({ body: { items: open } }),
    [`DELETE /api/account/sessions/${OTHER.id}`]: async () => {
      await answered.promise;
      open.pop();
      return { status: 204 };
    },
  });
  const { user } = renderApp(<DeviceList />);
  await user.click(await screen.findByRole('button', { name: 'Chrome auf Windows abmelden' }));
  await waitFor(() => expect(rows()).toEqual(['Firefox auf Windowsdieses Gerät']));
  expect(screen.queryByRole('button', { name: /abmelden/ })).not.toBeInTheDocument();
  answered.resolve();
  expect(await screen.findByText('Gerät abgemeldet')).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
});

test('a second device is ended while the first is still being ended, and neither comes back in between', async () => {
  const third = session('0198f0a0-0000-7000-8000-000000000003', 'Edge');
  const answered = Promise.withResolvers<void>();
  let open = [OWN, OTHER, third];
  const end = (id: string) => {
    open = open.filter((session) => session.id !== id);
    return { status: 204 };
  };
  serveApi({
    'GET /api/account/sessions': () => ({ body: { items: open } }),
    [`DELETE /api/account/sessions/${OTHER.id}`]: () => end(OTHER.id),
    [`DELETE /api/account/sessions/${third.id}`]: async () => {
      await answered.promise;
      return end(third.id);
    },
  });
  const { user } = renderApp(<DeviceList />);
  await user.click(await screen.findByRole('button', { name: 'Edge auf Windows abmelden' }));
  await user.click(await screen.findByRole('button', { name: 'Chrome auf Windows abmelden' }));
  expect(await screen.findByText('Gerät abgemeldet')).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  answered.resolve();
  await waitFor(() => expect(open).toEqual([OWN]));
  expect(rows()).toHaveLength(1);
});

test('a device that could not be ended is back in the list', async () => {
  serveApi({
    'GET /api/account/sessions': () => ({ body: { items: [OWN, OTHER] } }),
    [`DELETE /api/account/sessions/${OTHER.id}`]: () => ({ status: 500, body: { code: 'server.unexpected' } }),
  });
  const { user } = renderApp(<DeviceList />);
  await user.click(await screen.findByRole('button', { name: 'Chrome auf Windows abmelden' }));
  expect(await screen.findByText(/Der Fehler liegt bei uns/)).toBeInTheDocument();
  expect(rows()).toHaveLength(2);
});

test('a list that may not be read says why', async () => {
  serveApi({ 'GET /api/account/sessions': () => ({ status: 403, body: { code: 'request.forbidden' } }) });
  renderApp(<DeviceList />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Mit diesem Konto ist das nicht möglich.');
  expect(screen.queryByText(/ auf Windows/)).not.toBeInTheDocument();
});
