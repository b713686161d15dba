import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { PricesScreen } from './prices-screen.tsx';

const CHANGE = 'PUT /api/admin/plans/practice';

afterEach(() => vi.unstubAllGlobals());

const prices = (monthly: number) => ({
  EUR: { monthly, yearly: monthly * 10 },
  CHF: { monthly, yearly: monthly * 10 },
});
const limits = { jobs: 3, topJobsPerMonth: 0, enquiriesPerMonth: 10, maxDays: 90, seats: 10 };
const priceList = {
  plans: [{ id: 'practice', ...limits, prices: prices(12_900), coming: null, isFree: false }],
  products: [],
  vatPercent: 19,
};
const change = {
  id: 1,
  plan: 'practice',
  prices: prices(14_900),
  ordersFrom: '2027-01-01',
  renewalsFrom: '2027-02-01',
  canBeWithdrawn: true,
};

test('a new price is announced for a day, a refused day is named at its field, and what is announced is shown', async () => {
  const sent: unknown[] = [];
  let isAnnounced = false;
  serveApi({
    'GET /api/plans': () => ({ body: priceList }),
    'GET /api/admin/invoice-seller': () => ({ status: 503, body: { code: 'server.unavailable' } }),
    'GET /api/admin/price-changes': () => ({ body: { items: isAnnounced ? [change] : [] } }),
    [CHANGE]: ({ body }) => {
      isAnnounced = sent.push(body) === 2;
      return isAnnounced ? { body: priceList } : { status: 422, body: { code: 'plan.price_notice_short' } };
    },
  });
  const { user } = renderApp(<PricesScreen />, { at: '/admin-dashboard/plaene' });
  await user.click(await screen.findByRole('button', { name: 'Ändern Praxis' }));
  expect(screen.queryByText('Angekündigter Preis')).not.toBeInTheDocument();
  const amount = screen.getByLabelText('Monat netto, EUR');
  await user.clear(amount);
  await user.type(amount, '149,00');
  const renewals = screen.getByLabelText('Neuer Preis für laufende Buchungen ab');
  await user.type(renewals, '01.12.2026');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(renewals).toBeInvalid());
  expect(renewals).toHaveAccessibleDescription(/frühestens sechs Wochen/);
  await user.clear(renewals);
  await user.type(renewals, '01.02.2027');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Angekündigter Preis')).toBeInTheDocument();
  expect(screen.getByText('Bestellungen ab 01.01.2027, laufende Buchungen ab 01.02.2027')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ ...limits, renewalsFrom: '2027-02-01' });
  expect(sent.at(-1)).not.toHaveProperty('ordersFrom');
});

test('an announced price is taken back after a question, and one that counts already cannot be', async () => {
  let items = [change, { ...change, id: 2, renewalsFrom: '2026-12-01', canBeWithdrawn: false }];
  serveApi({
    'GET /api/plans': () => ({ body: priceList }),
    'GET /api/admin/invoice-seller': () => ({ status: 503, body: { code: 'server.unavailable' } }),
    'GET /api/admin/price-changes': () => ({ body: { items } }),
    'DELETE /api/admin/price-changes/1': () => {
      items = items.slice(1);
      return { body: priceList };
    },
  });
  const { user } = renderApp(<PricesScreen />, { at: '/admin-dashboard/plaene' });
  await user.click(await screen.findByRole('button', { name: 'Zurücknehmen Praxis' }));
  expect(screen.getAllByText('Angekündigter Preis')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Preis zurücknehmen' }));
  await waitFor(() => expect(screen.getAllByText('Angekündigter Preis')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Zurücknehmen Praxis' })).not.toBeInTheDocument();
});
