import type { Report } from '@stellenvisite/contract/support/reports.schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { OpenReports } from './open-reports.tsx';

const REPORT: Report = {
  id: '0198f0a0-0000-7000-8000-000000000003',
  reference: 'M-2026-0418',
  target: {
    kind: 'job',
    id: '0198f0a0-0000-7000-8000-000000000001',
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
  createdAt: '2026-11-13T08:12:00.000Z',
};
const listOf = (...items: Report[]) => ({ body: { items, total: items.length, page: 1, pageSize: 10 } });

test('administrators see what was reported, why and by whom', async () => {
  serveApi({ 'GET /api/admin/reports': () => listOf(REPORT) });
  renderApp(<OpenReports />);
  const row = await screen.findByRole('listitem');
  for (const text of ['Ich soll Geld zahlen', 'M-2026-0418', 'Klinik am Park', '13.11.2026', 'ohne Namen gemeldet'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Hebamme (m/w/d)' })).toHaveAttribute('href', `/jobs/${REPORT.target.id}`);
  const decide = screen.getByRole('link', { name: 'Ich soll Geld zahlen' });
  expect(decide).toHaveAttribute('href', `/admin-dashboard/meldungen/${REPORT.id}`);
  expect(screen.getByRole('link', { name: 'Alle Meldungen' })).toHaveAttribute('href', '/admin-dashboard/meldungen');
});

test('a reported message is shown as it was, with who wrote it', async () => {
  const target = { ...REPORT.target, kind: 'message', text: 'Böse Worte', author: 'Eva Haus' } as const;
  serveApi({ 'GET /api/admin/reports': () => listOf({ ...REPORT, target, reason: 'harassment' }) });
  renderApp(<OpenReports />);
  const row = await screen.findByRole('listitem');
  for (const text of ['Nachricht zu „Hebamme (m/w/d)“', 'Böse Worte', 'geschrieben von Eva Haus'])
    expect(row).toHaveTextContent(text);
  expect(screen.queryByRole('link', { name: /Hebamme/ })).toBeNull();
});

test('where nothing waits it says so', async () => {
  serveApi({ 'GET /api/admin/reports': () => listOf() });
  renderApp(<OpenReports />);
  expect(await screen.findByText('Alles erledigt. Neue Meldungen erscheinen hier.')).toBeInTheDocument();
});
