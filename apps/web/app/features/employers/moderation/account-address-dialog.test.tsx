import type { AdminEmployer } from '@stellenvisite/contract/employers/admin-employers.schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { AccountAddressDialog } from './account-address-dialog.tsx';

const EMPLOYER: AdminEmployer = {
  id: '0198f0a0-0000-7000-8000-000000000009',
  name: 'Klinikum Rheinhöhe',
  city: 'Köln',
  country: 'DE',
  website: null,
  verifiedAt: null,
  verifiedDomain: null,
  verificationLapsesAt: null,
  suspension: null,
  jobs: 0,
  members: 0,
  createdAt: '2026-11-14T08:00:00.000Z',
  duplicates: [],
};
const PATH = `PUT /api/admin/employers/${EMPLOYER.id}/account-address`;

test('asks the holder of an address, and says at the field what is wrong with it', async () => {
  let isRefused = true;
  const { calls } = serveApi({
    [PATH]: () => (isRefused ? { status: 409, body: { code: 'team_invitation.exists' } } : { status: 204 }),
  });
  const onClose = vi.fn();
  const { user } = renderApp(<AccountAddressDialog employer={EMPLOYER} onClose={onClose} />);
  const field = await screen.findByRole('textbox', { name: 'E-Mail' });
  const submit = () => user.click(screen.getByRole('button', { name: 'Zustimmung anfragen' }));
  await submit();
  await waitFor(() => expect(field).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.'));
  await user.type(field, 'buero@rheinhoehe.example');
  await submit();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Diese Adresse ist schon eingeladen oder vorgeschlagen.'),
  );
  expect(field).toHaveValue('buero@rheinhoehe.example');
  isRefused = false;
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.at(-1)?.body).toEqual({ email: 'buero@rheinhoehe.example' });
});
