import type { AdminEmployer } from '@stellenvisite/contract/employers/admin-employers.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { EmployersScreen } from './employers-screen.tsx';

const employer = (id: string, name: string, suspension: AdminEmployer['suspension']): AdminEmployer => ({
  id,
  name,
  city: 'Berlin',
  country: 'DE',
  website: null,
  verifiedAt: null,
  verifiedDomain: null,
  verificationLapsesAt: null,
  suspension,
  jobs: 1,
  members: 1,
  duplicates: [],
  createdAt: '2026-11-01T08:00:00.000Z',
});
const since = '2026-11-15T12:00:00.000Z';
const FREE = employer('0198f0a0-0000-7000-8000-000000000001', 'Klinik am See', null);
const SHUT = employer('0198f0a0-0000-7000-8000-000000000002', 'Klinik im Wald', {
  since,
  cause: 'administrator',
  reason: 'Falsche Angaben.',
});

test('an employer is suspended with a reason, and a suspension is lifted', async () => {
  const { calls } = serveApi({
    'GET /api/admin/employers': () => ({ body: { items: [FREE, SHUT], total: 2, all: 2, page: 1, pageSize: 25 } }),
    'GET /api/admin/views': () => ({ body: { items: [], total: 0 } }),
    'POST /api/admin/employers/acts': () => ({ body: { done: 1, skipped: 0 } }),
  });
  const bodies = () => calls.filter(({ call }) => call === 'POST /api/admin/employers/acts').map(({ body }) => body);
  const { user } = renderApp(<EmployersScreen />);
  expect(await screen.findByText('seit 15.11.2026, von der Verwaltung')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Klinik am See auswählen' }));
  const bar = screen.getByRole('region', { name: 'Auswahl' });
  expect(within(bar).queryByRole('button', { name: 'Sperre aufheben' })).not.toBeInTheDocument();
  await user.click(within(bar).getByRole('button', { name: 'Sperren' }));
  const dialog = screen.getByRole('dialog', { name: 'Arbeitgeber sperren' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Grund' }), 'Betrug');
  await user.click(within(dialog).getByRole('button', { name: 'Sperren' }));
  await waitFor(() => expect(bodies()).toEqual([{ act: 'suspend', ids: [FREE.id], reason: 'Betrug' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('checkbox', { name: 'Klinik im Wald auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Sperre aufheben' }));
  await waitFor(() => expect(bodies()[1]).toEqual({ act: 'lift', ids: [SHUT.id] }));
});
