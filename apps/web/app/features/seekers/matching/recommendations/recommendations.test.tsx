import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { jobItem } from '../../../jobs/display/job-item.fixture.ts';
import { Recommendations } from './recommendations.tsx';

const items = Array.from({ length: 7 }, (_, index) => ({
  job: jobItem(index + 1, `Stelle ${index + 1}`),
  score: 91 - index,
  reasons: ['3 km von Köln.'],
}));
const [first] = items;
const PATH = `/api/recommendations/${first?.job.id}/dismissal`;
const PROFILE = {
  location: 'Köln',
  radiusKm: 10,
  maxNightsPerMonth: 3,
  payWish: { amount: 360_000, currency: 'EUR' },
  week: null,
};
type Handlers = Parameters<typeof serveApi>[0];
const serve = (handlers: Handlers = {}) =>
  serveApi({
    'GET /api/recommendations': () => ({ body: { items } }),
    'GET /api/profile': () => ({ body: { data: PROFILE } }),
    ...handlers,
  });
const open = () => renderApp(<Recommendations fallback={<p>Neueste Stellen</p>} />, { at: '/dashboard' });
const titles = () => screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent);

test('five jobs are shown with their score and why, and by what they were chosen', async () => {
  serve();
  open();
  const rows = await screen.findAllByRole('article');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent('91 %');
  expect(within(rows[0] as HTMLElement).getByRole('list', { name: 'Warum diese Stelle' })).toHaveTextContent(
    '3 km von Köln.',
  );
  expect(
    await screen.findByText(/10 km um Köln, höchstens 3 Nächte im Monat, ab 3.600,00\s€ im Monat\./),
  ).toBeInTheDocument();
});

test('one that is not wanted makes room for another, can be given a reason, and be taken back', async () => {
  const { calls } = serve({ [`PUT ${PATH}`]: () => ({ status: 204 }), [`DELETE ${PATH}`]: () => ({ status: 204 }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Nicht interessiert: Stelle 1' }));
  expect(titles()).toEqual(['Stelle 2', 'Stelle 3', 'Stelle 4', 'Stelle 5', 'Stelle 6']);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Warum passt die Stelle nicht? (freiwillig)' }),
    'Zu weit weg',
  );
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(titles()[0]).toBe('Stelle 1');
  await waitFor(() =>
    expect(calls.filter(({ call }) => call.endsWith(PATH))).toEqual([
      { call: `PUT ${PATH}`, body: { reason: null } },
      { call: `PUT ${PATH}`, body: { reason: 'too_far' } },
      { call: `DELETE ${PATH}`, body: undefined },
    ]),
  );
});

test('a refusal brings the job back', async () => {
  serve({ [`PUT ${PATH}`]: () => ({ status: 503, body: { code: 'server.unavailable' } }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Nicht interessiert: Stelle 1' }));
  await waitFor(() => expect(titles()[0]).toBe('Stelle 1'));
});

test('without a recommendation the newest jobs stand there', async () => {
  serve({ 'GET /api/recommendations': () => ({ body: { items: [] } }) });
  open();
  expect(await screen.findByText('Neueste Stellen')).toBeInTheDocument();
});
