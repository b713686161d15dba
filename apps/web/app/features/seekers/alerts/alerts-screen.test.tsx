import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ALERT, listOf, match, OTHER } from './alert.fixture.ts';
import { AlertsScreen } from './alerts-screen.tsx';

const NURSE = match('0198f0a0-0000-7000-8000-00000000000a', 'Hebamme (m/w/d)');
const WATCH = match('0198f0a0-0000-7000-8000-00000000000b', 'Dauernachtwache (m/w/d)');
const path = (id: string) => `/api/job-alerts/${id}`;
type Handlers = Parameters<typeof serveApi>[0];

const api = (more: Handlers = {}) =>
  serveApi({
    'GET /api/job-alerts': () => listOf(ALERT, OTHER),
    [`PUT ${path(ALERT.id)}/seen`]: () => ({ body: { ...ALERT, newCount: 0 } }),
    [`GET ${path(ALERT.id)}/matches`]: () => ({ body: { items: [NURSE, WATCH], total: 2, page: 1, pageSize: 10 } }),
    ...more,
  });
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

test('the list shows the criteria, the time of the mail and the number of new matches', async () => {
  api();
  renderApp(<AlertsScreen openId={undefined} />);
  await screen.findByRole('link', { name: 'Nachtdienst' });
  expect(rowOf('Nachtdienst')).toHaveTextContent('hebammeKöln, 25 kmtäglich um 6 Uhr2 neuAktiv');
  expect(rowOf('Tagdienst')).toHaveTextContent('nichts Neues');
  expect(screen.getByText(/Nächste: Di 17\.11\., 6 Uhr/)).toBeInTheDocument();
});

test('nothing is seen before an alert is opened, and then what was new is', async () => {
  const { calls } = api();
  const { unmount } = renderApp(<AlertsScreen openId={undefined} />);
  await screen.findByText('Hebamme', { exact: false, selector: 'a *, a' });
  expect(calls.map(({ call }) => call)).not.toContain(`PUT ${path(ALERT.id)}/seen`);
  unmount();
  renderApp(<AlertsScreen openId={ALERT.id} />);
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(`PUT ${path(ALERT.id)}/seen`));
});

test('a pause shows at once, and is taken back when it is refused', async () => {
  const answered = Promise.withResolvers<void>();
  api({
    [`PATCH ${path(ALERT.id)}`]: async () => {
      await answered.promise;
      return { status: 503, body: { code: 'server.unavailable' } };
    },
  });
  const { user } = renderApp(<AlertsScreen openId={undefined} />);
  const toggle = await screen.findByRole('button', { name: 'Aktiv: „Nachtdienst“' });
  await user.click(toggle);
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'));
  expect(toggle).toHaveTextContent('Pausiert');
  answered.resolve();
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
  expect(await screen.findByText(/nicht erreichbar|nicht zu erreichen/)).toBeInTheDocument();
});

test('what is of no interest folds away, asks why, and comes back', async () => {
  const { calls } = api({ [`PATCH ${path(ALERT.id)}/matches/${NURSE.job.id}`]: () => ({ status: 204 }) });
  const { user } = renderApp(<AlertsScreen openId={ALERT.id} />);
  await user.click(await screen.findByRole('button', { name: 'Nicht interessiert: Hebamme (m/w/d)' }));
  const sent = () => calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ isDismissed: true }]));
});

test('a dismissed job can be given a reason and taken back', async () => {
  const { calls } = api({
    [`GET ${path(ALERT.id)}/matches`]: () => ({
      body: { items: [{ ...NURSE, isDismissed: true }], total: 1, page: 1, pageSize: 10 },
    }),
    [`PATCH ${path(ALERT.id)}/matches/${NURSE.job.id}`]: () => ({ status: 204 }),
  });
  const { user } = renderApp(<AlertsScreen openId={ALERT.id} />);
  await user.click(await screen.findByRole('button', { name: 'Zu weit' }));
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() =>
    expect(calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
      { isDismissed: true, reason: 'too_far' },
      { isDismissed: false },
    ]),
  );
});

test('a deleted alert is gone at once after a question, and can be brought back', async () => {
  const kept = [ALERT, OTHER];
  api({
    'GET /api/job-alerts': () => listOf(...kept),
    [`DELETE ${path(ALERT.id)}`]: () => {
      kept.shift();
      return { status: 204 };
    },
    [`POST ${path(ALERT.id)}/restoration`]: () => {
      kept.unshift(ALERT);
      return { body: ALERT };
    },
    [`GET ${path(OTHER.id)}/matches`]: () => ({ body: { items: [], total: 0, page: 1, pageSize: 10 } }),
  });
  const { user } = renderApp(<AlertsScreen openId={undefined} />, { at: '/dashboard/suchauftraege' });
  await user.click(await screen.findByRole('button', { name: 'Mehr zu „Nachtdienst“' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nachtdienst' })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByRole('link', { name: 'Nachtdienst' })).toBeInTheDocument();
});

test('without an alert the screen leads to the search', async () => {
  serveApi({ 'GET /api/job-alerts': () => listOf() });
  renderApp(<AlertsScreen openId={undefined} />);
  expect(await screen.findByRole('heading', { name: 'Noch kein Suchauftrag' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stellen suchen' })).toHaveAttribute('href', '/jobs');
});
