import type { Billing, PriceList, Quote } from '@stellenvisite/contract/billing/billing.schema';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ownEmployer } from '../../employers/area/shared/own-employer.fixture.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { OrderScreen } from './order-screen.tsx';

const PATH = '/employer-dashboard/abrechnung/bestellung';
const ORDER = 'POST /api/employer/orders';

afterEach(() => vi.unstubAllGlobals());

const prices = { monthly: 12_900, yearly: 129_000 };
const practice = {
  id: 'practice' as const,
  jobs: 3,
  topJobsPerMonth: 0,
  enquiriesPerMonth: 10,
  maxDays: 90 as const,
  seats: 10,
  prices: { EUR: prices, CHF: prices },
  coming: null,
  isFree: false,
};
const priceList: PriceList = {
  plans: [practice],
  products: [{ id: 'top_job', days: 30, prices: { EUR: 9000, CHF: 9000 } }],
  vatPercent: 19,
};
const billing: Billing = {
  plan: { ...practice, id: 'start', prices: null, isFree: true },
  subscription: null,
  isStartUsed: false,
  jobs: { used: 0, of: 1 },
  topJobs: { used: 0, of: 0 },
  enquiries: { used: 0, of: 3 },
  seats: { used: 1, of: 5 },
  credits: { single_ad: 0, top_job: 0 },
  places: [],
  waiting: [],
  address: {
    company: 'MVZ am Stadtgarten GmbH',
    street: 'Venloer Straße 40',
    postalCode: '50672',
    city: 'Köln',
    country: 'DE',
    email: 'buchhaltung@mvz.example',
  },
  nextInvoice: null,
  newPrice: null,
  overdue: [],
  takesCards: false,
  hasPortal: false,
  version: 4,
};
const quote: Quote = {
  lines: [{ kind: 'plan', plan: 'practice', period: 'monthly', from: '2026-11-17', to: '2026-12-16', net: 12_900 }],
  net: 12_900,
  vat: 2451,
  gross: 15_351,
  currency: 'EUR',
  vatCase: 'domestic',
  vatPercent: 19,
  change: 'first',
  startsOn: '2026-11-17',
  next: null,
  version: 4,
};

function renderOrder(period: 'monthly' | 'yearly' = 'monthly') {
  const employer = ownEmployer({ role: 'owner' });
  return renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <OrderScreen wanted={{ plan: 'practice', period, products: { single_ad: 0, top_job: 0 } }} />
    </ActingEmployerContext>,
    { at: PATH },
  );
}

test('who presses twice orders once, and only after having agreed', async () => {
  const { calls } = serveApi({
    'GET /api/employer/billing': () => ({ body: billing }),
    'GET /api/plans': () => ({ body: priceList }),
    'POST /api/employer/orders/quote': () => ({ body: quote }),
    [ORDER]: () => ({
      body: {
        id: '0198f0a0-0000-7000-8000-000000000001',
        status: 'placed',
        gross: 15_351,
        currency: 'EUR',
        checkoutUrl: null,
        invoiceNumber: 'RE-2026-11-0001',
      },
    }),
  });
  const { user } = renderOrder();
  expect(await screen.findByText(/153,51/)).toBeInTheDocument();
  const submit = screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await user.click(submit);
  expect(calls.some(({ call }) => call === ORDER)).toBe(false);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeInvalid());

  await user.click(screen.getByRole('checkbox', { name: /AGB/ }));
  await user.dblClick(submit);
  await waitFor(() => expect(screen.getByTestId('elsewhere')).toHaveTextContent('/employer-dashboard/abrechnung'));
  const sent = calls.filter(({ call }) => call === ORDER);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    plan: 'practice',
    version: 4,
    gross: 15_351,
    payment: 'invoice',
    agreed: true,
  });
});

test('prices are in the currency of the country that the invoice goes to', async () => {
  const inFrancs = {
    ...priceList,
    plans: [{ ...practice, prices: { EUR: prices, CHF: { monthly: 13_500, yearly: 1 } } }],
  };
  serveApi({
    'GET /api/employer/billing': () => ({ body: billing }),
    'GET /api/plans': () => ({ body: inFrancs }),
    'POST /api/employer/orders/quote': () => ({ body: quote }),
  });
  const { user } = renderOrder();
  expect(await screen.findByRole('radio', { name: /Monatlich.*129,00.€/ })).toBeChecked();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Schweiz');
  expect(screen.getByRole('radio', { name: /Monatlich.*135,00.CHF|Monatlich.*CHF.135[.,]00/ })).toBeChecked();
});

test('a smaller plan is offered by the month only, because it begins when the current period ends', async () => {
  const subscription: Billing['subscription'] = {
    period: 'yearly',
    payment: 'invoice',
    since: '2026-11-01',
    periodStart: '2026-11-01',
    periodEnd: '2027-10-31',
    renews: false,
    nextPlan: null,
    cancelledAt: null,
    net: 390_000,
    gross: 464_100,
    vatPercent: 19,
    currency: 'EUR',
  };
  serveApi({
    'GET /api/employer/billing': () => ({ body: { ...billing, plan: { ...practice, id: 'hospital' }, subscription } }),
    'GET /api/plans': () => ({ body: priceList }),
    'POST /api/employer/orders/quote': () => ({ body: { ...quote, lines: [], gross: 0, change: 'smaller' } }),
  });
  renderOrder('yearly');
  expect(await screen.findByRole('radio', { name: /Monatlich/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Jährlich/ })).toBeNull();
});
