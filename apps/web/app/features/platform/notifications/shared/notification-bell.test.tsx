import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deliverEvent } from '../../../../realtime/use-live-event.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../../testing/sign-in-as.ts';
import { answerWith, OPENED, REJECTED } from '../notifications.fixture.ts';
import { NotificationBell } from './notification-bell.tsx';

const NOW = () => new Date().toISOString();

/** The server keeps what was read, as the real one does. */
function serveNotifications(items = [OPENED, REJECTED]) {
  let told = items;
  const served = serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/notifications': () => ({ body: answerWith(told) }),
    'POST /api/notifications/read': () => {
      told = told.map((each) => ({ ...each, readAt: each.readAt ?? NOW() }));
      return { status: 204 };
    },
    [`POST /api/notifications/${OPENED.id}/read`]: () => {
      told = told.map((each) => (each.id === OPENED.id ? { ...each, readAt: NOW() } : each));
      return { status: 204 };
    },
  });
  const tell = (...more: typeof items) => {
    told = [...more, ...told];
  };
  return { ...served, tell };
}

const bell = (name: string) => screen.findByRole('button', { name });

beforeEach(() => dropSession());

test('visitors have no bell', async () => {
  serveNotifications();
  renderApp(<NotificationBell />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('from ten on it is called by what it says', async () => {
  serveNotifications(Array.from({ length: 12 }, (_, index) => ({ ...OPENED, id: `${OPENED.id}-${index}` })));
  renderApp(<NotificationBell />);
  await startSession();
  expect(await bell('Mitteilungen, 9+ neue')).toHaveTextContent('9+');
});

test('it says how many are new, shows the latest, and Escape gives the focus back', async () => {
  serveNotifications();
  const { user } = renderApp(<NotificationBell />);
  await startSession();
  await user.click(await bell('Mitteilungen, 1 neue'));
  const popover = await screen.findByRole('dialog', { name: 'Mitteilungen' });
  const rows = await within(popover).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Klinik am Wald hat Ihre Bewerbung geöffnet\.Hebammevor 2 Min\.neu/),
    expect.stringMatching(/Absage von Klinik am WaldHebamme12\.11\.2025$/),
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await bell('Mitteilungen, 1 neue')).toHaveFocus();
});

test('opening one marks it read and leads to it', async () => {
  const { calls } = serveNotifications();
  const { user } = renderApp(<NotificationBell />);
  await startSession();
  await user.click(await bell('Mitteilungen, 1 neue'));
  await user.click(await screen.findByRole('link', { name: /hat Ihre Bewerbung geöffnet/ }));
  await screen.findByTestId('elsewhere');
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(`POST /api/notifications/${OPENED.id}/read`));
});

test('all are read at once, up to the newest that is shown', async () => {
  const { calls } = serveNotifications();
  const { user } = renderApp(<NotificationBell />);
  await startSession();
  await user.click(await bell('Mitteilungen, 1 neue'));
  await user.click(await screen.findByRole('button', { name: 'Alle gelesen' }));
  await bell('Mitteilungen');
  await waitFor(() =>
    expect(calls).toContainEqual({ call: 'POST /api/notifications/read', body: { until: OPENED.createdAt } }),
  );
});

test('a new one is counted as soon as it arrives, and what was missed when the connection is back', async () => {
  const { tell } = serveNotifications();
  renderApp(<NotificationBell />);
  await startSession();
  await bell('Mitteilungen, 1 neue');
  tell({ ...OPENED, id: '0198f0a0-0000-7000-8000-000000000009' });
  act(() => deliverEvent('notification.created', { recordId: '0198f0a0-0000-7000-8000-000000000009' }));
  await bell('Mitteilungen, 2 neue');
  tell({ ...OPENED, id: '0198f0a0-0000-7000-8000-000000000008' });
  act(() => deliverEvent('notification.created', null));
  await bell('Mitteilungen, 3 neue');
});
