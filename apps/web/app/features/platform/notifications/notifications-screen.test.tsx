import { createHash } from 'node:crypto';
import type { NotificationPreference } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import type { PushDevice } from '@stellenvisite/contract/platform/notifications/push.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotificationsScreen } from '../../../routes/platform/notifications.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { NotificationSettings } from './notification-settings.tsx';
import { answerWith, OPENED, REJECTED } from './notifications.fixture.ts';
import { AskPush } from './shared/ask-push.tsx';

type Handlers = Parameters<typeof serveApi>[0];

const KEY = 'BFe';

function serveScreen(more: Handlers = {}, devices: PushDevice[] = []) {
  let preferences: NotificationPreference[] = [
    { topic: 'applications', inProduct: true, byMail: true, byPush: true },
    { topic: 'messages', inProduct: true, byMail: true, byPush: true },
    { topic: 'received_applications', inProduct: true, byMail: null, byPush: true },
  ];
  return serveApi({
    'GET /api/notifications': ({ url }) => ({
      body: { ...answerWith([OPENED, REJECTED]), ...(url.searchParams.has('unread') && { items: [OPENED], total: 1 }) },
    }),
    'GET /api/notifications/push-devices': () => ({ body: { key: KEY, items: devices } }),
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
const SETTINGS = '/dashboard/benachrichtigungen';
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

test('a box is saved at once and confirmed', async () => {
  const { calls } = serveScreen();
  const { user } = renderApp(<NotificationSettings />, { at: SETTINGS });
  const mails = await screen.findByRole('checkbox', { name: 'Stand Ihrer Bewerbungen: per E-Mail' });
  await user.click(mails);
  expect(await screen.findByText('Gespeichert')).toBeInTheDocument();
  expect(mails).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Stand Ihrer Bewerbungen: in der App' })).toBeChecked();
  const change = { items: [{ topic: 'applications', byMail: false }] };
  expect(calls).toContainEqual({ call: 'PATCH /api/notifications/preferences', body: change });
});

test('a box that could not be saved goes back and says why', async () => {
  serveScreen({
    'PATCH /api/notifications/preferences': () => ({ status: 500, body: { code: 'server.unexpected', status: 500 } }),
  });
  const { user } = renderApp(<NotificationSettings />, { at: SETTINGS });
  const inApp = await screen.findByRole('checkbox', { name: 'Nachrichten: in der App' });
  await user.click(inApp);
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Fehler liegt bei uns');
  await waitFor(() => expect(inApp).toBeChecked());
});

test('all mails are switched off in one go; security and what goes to the employer’s address have no box', async () => {
  serveScreen();
  const { user } = renderApp(<NotificationSettings />, { at: SETTINGS });
  await user.click(await screen.findByRole('button', { name: 'Alle E-Mails abschalten' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Alle E-Mails abschalten' })).toBeNull());
  const mails = screen.getAllByRole('checkbox', { name: /per E-Mail/ });
  expect(mails.map((each) => (each as HTMLInputElement).checked)).toEqual([false, false]);
  expect(screen.getByRole('row', { name: /Anmeldung und Sicherheit/ })).toHaveTextContent('immer an');
  expect(screen.getAllByRole('checkbox')).toHaveLength(8);
  for (const push of screen.getAllByRole('checkbox', { name: /als Push/ })) expect(push).toBeDisabled();
});

const DEVICE: PushDevice = {
  id: crypto.randomUUID(),
  fingerprint: 'x',
  hasQuietHours: true,
  createdAt: '2026-11-16T08:00:00.000Z',
};

test('push is chosen for each topic once a device has it', async () => {
  const { calls } = serveScreen({}, [DEVICE]);
  const { user } = renderApp(<NotificationSettings />, { at: SETTINGS });
  const push = await screen.findByRole('checkbox', { name: 'Nachrichten: als Push' });
  await waitFor(() => expect(push).toBeEnabled());
  expect(push).toBeChecked();
  await user.click(push);
  const change = { items: [{ topic: 'messages', byPush: false }] };
  await waitFor(() => expect(calls).toContainEqual({ call: 'PATCH /api/notifications/preferences', body: change }));
  expect(push).not.toBeChecked();
});

test('a browser without push says which device can', async () => {
  serveScreen();
  renderApp(<NotificationSettings />, { at: SETTINGS });
  expect(
    await screen.findByText(/In diesem Browser ist Push nicht möglich\. Auf dem iPhone funktioniert es/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Push einschalten' })).toBeNull();
});

describe('in a browser with push', () => {
  const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
  let subscription: object | null;
  let permission: NotificationPermission;

  beforeEach(() => {
    subscription = null;
    permission = 'default';
    const made = {
      endpoint: ENDPOINT,
      toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        subscription = null;
      },
    };
    const pushManager = {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = made;
        return made;
      },
    };
    const worker = { pushManager };
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', {
      get permission() {
        return permission;
      },
      requestPermission: async () => {
        if (permission === 'default') permission = 'granted';
        return permission;
      },
    });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => worker, register: async () => worker, ready: Promise.resolve(worker) },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('push is switched on, tested and switched off again', async () => {
    const fingerprint = createHash('sha256').update(ENDPOINT).digest('hex');
    const devices: PushDevice[] = [];
    const { calls } = serveScreen(
      {
        'PUT /api/notifications/push-devices': () => {
          devices.push({ ...DEVICE, fingerprint });
          return { body: DEVICE };
        },
        [`POST /api/notifications/push-devices/${DEVICE.id}/test`]: () => ({ status: 204 }),
        [`DELETE /api/notifications/push-devices/${DEVICE.id}`]: () => {
          devices.length = 0;
          return { status: 204 };
        },
      },
      devices,
    );
    const { user } = renderApp(<NotificationSettings />, { at: SETTINGS });
    await user.click(await screen.findByRole('button', { name: 'Push einschalten' }));
    expect(await screen.findByText('Eingeschaltet')).toBeInTheDocument();
    expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      endpoint: ENDPOINT,
      keys: { p256dh: 'p', auth: 'a' },
      hasQuietHours: true,
    });
    await user.click(screen.getByRole('button', { name: 'Testmitteilung senden' }));
    expect(await screen.findByText('Die Testmitteilung ist gesendet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Auf diesem Gerät ausschalten' }));
    expect(await screen.findByRole('button', { name: 'Push einschalten' })).toBeInTheDocument();
    expect(subscription).toBeNull();
  });

  test('a refused permission is explained', async () => {
    permission = 'denied';
    serveScreen();
    renderApp(<NotificationSettings />, { at: SETTINGS });
    expect(await screen.findByText(/Im Browser blockiert\. So geben Sie Push frei/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Push einschalten' })).toBeNull();
  });

  test('after an application it is offered once, and a no is remembered', async () => {
    localStorage.clear();
    serveScreen();
    const { user } = renderApp(<AskPush />, { at: SETTINGS });
    await user.click(await screen.findByRole('button', { name: 'Nein danke, E-Mail genügt' }));
    expect(screen.queryByRole('heading', { name: /sobald es eine Antwort gibt/ })).toBeNull();
    expect(Number(localStorage.getItem('push-declined'))).toBeGreaterThan(0);
    expect(permission).toBe('default');
  });
});
