import type { NotificationPreference } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotificationsScreen } from '../../../routes/platform/notifications.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { answerWith, OPENED, REJECTED } from './notifications.fixture.ts';

type Handlers = Parameters<typeof serveApi>[0];

function serveScreen(more: Handlers = {}) {
  let preferences: NotificationPreference[] = [
    { topic: 'applications', inProduct: true, byMail: true },
    { topic: 'messages', inProduct: true, byMail: true },
    { topic: 'received_applications', inProduct: true, byMail: null },
  ];
  return serveApi({
    'GET /api/notifications': ({ url }) => ({
      body: { ...answerWith([OPENED, REJECTED]), ...(url.searchParams.has('unread') && { items: [OPENED], total: 1 }) },
    }),
    'GET /api/notifications/preferences': () => ({ body: { items: preferences } }),
    'PATCH /api/notifications/preferences': ({ body }) => {
      const { items } = body as { items: Partial<NotificationPreference>[] };
      preferences = preferences.map((each) => ({ ...each, ...items.find(({ topic }) => topic === each.topic) }));
      return { body: { items: preferences } };
    },
    ...more,
  });
}

const AT = '/dashboard/mitteilungen';
const list = () => screen.findByRole('region', { name: 'Mitteilungen' });

test('the list appears under its days, with what is new marked', async () => {
  serveScreen();
  renderApp(<NotificationsScreen />, { at: AT });
  const region = within(await list());
  expect((await region.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual(['Heute', 'Früher']);
  expect(region.getByRole('link', { name: /hat Ihre Bewerbung geöffnet/ })).toHaveAttribute('href', OPENED.path);
  expect(region.getAllByText('neu')).toHaveLength(1);
  expect(screen.getByText(/^1 neue\./)).toBeInTheDocument();
});

test('unread ones alone are a page of their own', async () => {
  serveScreen();
  renderApp(<NotificationsScreen />, { at: `${AT}?ungelesen=1` });
  const region = within(await list());
  expect(await region.findAllByRole('listitem')).toHaveLength(1);
  expect(region.getByRole('link', { name: /^Ungelesen/ })).toHaveAttribute('aria-current', 'page');
});

test('nobody who was not informed yet is left without a word', async () => {
  serveScreen({ 'GET /api/notifications': () => ({ body: answerWith([]) }) });
  renderApp(<NotificationsScreen />, { at: AT });
  expect(await screen.findByRole('heading', { name: 'Noch keine Mitteilungen' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Alle gelesen' })).toBeNull();
});

test('a switch is saved at once and confirmed', async () => {
  const { calls } = serveScreen();
  const { user } = renderApp(<NotificationsScreen />, { at: AT });
  const mails = await screen.findByRole('switch', { name: 'Stand meiner Bewerbungen: per E-Mail' });
  await user.click(mails);
  expect(await screen.findByText('Gespeichert')).toBeInTheDocument();
  expect(mails).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Stand meiner Bewerbungen: an der Glocke' })).toBeChecked();
  const change = { items: [{ topic: 'applications', byMail: false }] };
  expect(calls).toContainEqual({ call: 'PATCH /api/notifications/preferences', body: change });
});

test('a switch that could not be saved goes back and says why', async () => {
  serveScreen({
    'PATCH /api/notifications/preferences': () => ({ status: 500, body: { code: 'server.unexpected', status: 500 } }),
  });
  const { user } = renderApp(<NotificationsScreen />, { at: AT });
  const bell = await screen.findByRole('switch', { name: 'Nachrichten: an der Glocke' });
  await user.click(bell);
  expect(await screen.findByRole('alert')).toHaveTextContent('Das liegt an uns');
  await waitFor(() => expect(bell).toBeChecked());
});

test('all mails are switched off in one go; security and what goes to the employer’s address have no switch', async () => {
  serveScreen();
  const { user } = renderApp(<NotificationsScreen />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Alle E-Mails abschalten' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Alle E-Mails abschalten' })).toBeNull());
  const mails = screen.getAllByRole('switch', { name: /per E-Mail/ });
  expect(mails.map((each) => (each as HTMLInputElement).checked)).toEqual([false, false]);
  expect(screen.getByRole('row', { name: /Anmeldung und Sicherheit/ })).toHaveTextContent('immer an');
  expect(screen.getAllByRole('switch')).toHaveLength(5);
});
