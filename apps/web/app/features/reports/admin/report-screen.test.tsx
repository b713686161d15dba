import type { Report, ReportDetails } from '@stellenvisite/contract/reports.schema';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ReportScreen } from './report-screen.tsx';

vi.mock('../../../session/require-admin.tsx', () => ({
  RequireAdmin: ({ children }: { children: ReactNode }) => children,
}));

const report = (number: number, part: Partial<Report> = {}): Report => ({
  id: `0198f0a0-0000-7000-8000-00000000000${number}`,
  reference: `M-2026-041${number}`,
  target: {
    kind: 'job',
    id: '0198f0a0-0000-7000-8000-0000000000aa',
    title: 'Hebamme (m/w/d)',
    employerName: 'Klinik am Park',
    text: null,
    author: null,
  },
  reason: 'payment_demanded',
  explanation: 'Ich soll vorab 49 Euro überweisen.',
  reporterName: null,
  reporterEmail: null,
  isFromAccount: false,
  status: 'open',
  createdAt: `2026-11-1${number}T08:12:00.000Z`,
  ...part,
});
const APPEALED: ReportDetails = {
  ...report(2, { status: 'appealed' }),
  statement: {
    measure: 'removed',
    extent: 'dauerhaft',
    facts: 'Die Anzeige verlangte 49 Euro.',
    groundKind: 'terms',
    ground: 'Nr. 6.2',
    isAutomatic: false,
    decidedAt: '2026-11-13T10:00:00.000Z',
    decidedBy: 'Jonas Keller',
  },
  appeals: [
    {
      id: '0198f0a0-0000-7000-8000-0000000000bb',
      side: 'affected',
      text: 'Die Gebühr war freiwillig.',
      createdAt: '2026-11-15T19:41:00.000Z',
      decideBy: '2026-11-29T19:41:00.000Z',
      decision: null,
      decidedBy: null,
    },
  ],
  measure: 'removed',
  receiptSentAt: null,
  isOwnDecision: false,
  isOnlyAdmin: false,
  employer: null,
};

test('a report stands under its number, its open appeal first, with its deadline and what else is open', async () => {
  const open = [report(1, { reason: 'filled' }), report(3, { reason: 'discrimination' })];
  serveApi({
    [`GET /api/admin/reports/${APPEALED.id}`]: () => ({ body: APPEALED }),
    'GET /api/admin/reports': () => ({ body: { items: open, total: 2, page: 1, pageSize: 50 } }),
  });
  renderApp(<ReportScreen id={APPEALED.id} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Meldung M-2026-0412' })).toBeInTheDocument();
  expect(screen.getByText('Stelle „Hebamme (m/w/d)“ · Klinik am Park')).toBeInTheDocument();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Beschwerde der betroffenen Seite', 'Ich soll Geld zahlen']);
  const steps = within(screen.getByRole('region', { name: 'Verlauf' })).getAllByRole('listitem');
  expect(steps.at(-1)).toHaveTextContent('29.11.2026Frist für die Entscheidung über die Beschwerde');
  const others = await screen.findByRole('region', { name: 'Weitere offene Meldungen' });
  expect(within(others).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Später' })).toHaveAttribute(
    'href',
    `/admin-dashboard/meldungen/${report(3).id}`,
  );
});

test('the last one has nothing to come later', async () => {
  serveApi({
    [`GET /api/admin/reports/${APPEALED.id}`]: () => ({ body: APPEALED }),
    'GET /api/admin/reports': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }),
  });
  renderApp(<ReportScreen id={APPEALED.id} />);
  await screen.findByRole('heading', { level: 1, name: 'Meldung M-2026-0412' });
  expect(screen.queryByRole('link', { name: 'Später' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Weitere offene Meldungen' })).not.toBeInTheDocument();
});
