import type { TeamRole } from '@stellenvisite/contract/employers/team';
import type { Webhook, WebhookDelivery } from '@stellenvisite/contract/integrations/webhooks.schema';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ownEmployer } from '../../employers/area/shared/own-employer.fixture.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { WebhookScreen } from './webhook-screen.tsx';

const ID = '0198f0a0-0000-7000-8000-0000000000b1';
const WEBHOOK: Webhook = {
  id: ID,
  name: 'Bewerbungssystem',
  url: 'https://ats.example/hook',
  events: ['application.created'],
  state: 'failing',
  createdAt: '2026-11-01T10:00:00.000Z',
  failingSince: '2026-11-15T10:00:00.000Z',
  lastDeliveredAt: null,
  previousSecretUntil: null,
};
const DELIVERY: WebhookDelivery = {
  id: '0198f0a0-0000-7000-8000-0000000000b2',
  webhookId: ID,
  eventId: '0198f0a0-0000-7000-8000-0000000000b3',
  type: 'application.created',
  state: 'failed',
  attempts: 10,
  statusCode: 503,
  error: 'status',
  createdAt: '2026-11-12T10:00:00.000Z',
  lastAttemptAt: '2026-11-15T10:12:00.000Z',
  nextAttemptAt: null,
};

function open(role: TeamRole, webhook = WEBHOOK) {
  let delivery = DELIVERY;
  const api = serveApi({
    'GET /api/employer/webhooks': () => ({ body: { items: [webhook] } }),
    [`GET /api/employer/webhooks/${ID}/deliveries`]: () => ({ body: { items: [delivery], next: null } }),
    [`POST /api/employer/webhook-deliveries/${DELIVERY.id}/replay`]: () => {
      delivery = { ...DELIVERY, state: 'delivered', attempts: 1, statusCode: 204, error: null };
      return { status: 202, body: delivery };
    },
    [`POST /api/employer/webhooks/${ID}/secret`]: () => ({ status: 201, body: { ...webhook, secret: 'whsec_new' } }),
  });
  const employer = ownEmployer({ role });
  const view = renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <WebhookScreen id={ID} />
    </ActingEmployerContext>,
  );
  return { ...view, ...api };
}

it('says what was answered and sends it once more', async () => {
  const { user } = open('recruiter');
  expect(await screen.findByText(/Antwort 503/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bearbeiten' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Noch einmal senden/ }));
  expect(await screen.findByText(/Antwort 204/)).toBeInTheDocument();
  expect(screen.getByText('Zugestellt')).toBeInTheDocument();
});

it('shows a new secret once', async () => {
  const { user } = open('owner');
  await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Neues Geheimnis' }));
  expect(await screen.findByText('whsec_new')).toBeInTheDocument();
});

it('offers to switch on what was switched off, and nothing to those who only read', async () => {
  const { unmount } = open('owner', { ...WEBHOOK, state: 'switched_off' });
  expect(await screen.findByRole('button', { name: 'Einschalten' })).toBeInTheDocument();
  unmount();
  open('viewer', { ...WEBHOOK, state: 'switched_off' });
  expect(await screen.findByText(/Antwort 503/)).toBeInTheDocument();
  const actions = /Einschalten|Noch einmal|Bearbeiten|Weitere|Test/;
  expect(screen.queryByRole('button', { name: actions })).not.toBeInTheDocument();
});
