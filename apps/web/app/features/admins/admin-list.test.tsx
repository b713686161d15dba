import type { Admin } from '@stellenvisite/contract/admins.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { AdminList } from './admin-list.tsx';
import { CreateAdmin } from './create-admin.tsx';

const admin = (id: string, email: string, isSelf = false): Admin => ({
  id,
  authUserId: null,
  role: 'admin',
  email,
  firstName: 'Anna',
  lastName: 'Berg',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  lastLoginAt: null,
  isSelf,
});
const SELF = admin('0198f0a0-0000-7000-8000-000000000001', 'anna@example.org', true);
const OTHER = admin('0198f0a0-0000-7000-8000-000000000002', 'bert@example.org');
const listOf = (...items: Admin[]) => ({ body: { items, total: items.length, page: 1, pageSize: 100 } });

test('a deleted administrator is gone at once, and back with the reason when it is refused', async () => {
  const answered = Promise.withResolvers<void>();
  serveApi({
    'GET /api/admin/admins': () => listOf(SELF, OTHER),
    [`DELETE /api/admin/admins/${OTHER.id}`]: async () => {
      await answered.promise;
      return { status: 409, body: { code: 'admin.last' } };
    },
  });
  const { user } = renderApp(<AdminList />);
  await user.click(await screen.findByRole('button', { name: 'bert@example.org löschen' }));
  const dialog = screen.getByRole('dialog', { name: 'Admin löschen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'bert@example.org' })).not.toBeInTheDocument());
  answered.resolve();
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('bert@example.org')).toBeInTheDocument();
});

test('a taken address is told at its field, and the dialog stays with what was typed', async () => {
  const { calls } = serveApi({
    'GET /api/admin/admins': () => listOf(SELF),
    'POST /api/admin/admins': () => ({ status: 409, body: { code: 'admin.duplicate_email' } }),
  });
  const { user } = renderApp(<CreateAdmin />);
  await user.click(screen.getByRole('button', { name: 'Admin anlegen' }));
  const dialog = screen.getByRole('dialog', { name: 'Admin anlegen' });
  const values = { firstName: 'Carla', lastName: 'Tal', email: 'anna@example.org', password: 'Sommer2026!' };
  await user.type(within(dialog).getByRole('textbox', { name: 'Vorname' }), values.firstName);
  await user.type(within(dialog).getByRole('textbox', { name: 'Nachname' }), values.lastName);
  const email = within(dialog).getByRole('textbox', { name: 'E-Mail-Adresse' });
  await user.type(email, values.email);
  await user.type(within(dialog).getByLabelText('Passwort'), values.password);
  await user.click(within(dialog).getByRole('button', { name: 'Anlegen' }));
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveAccessibleDescription('Ein Admin-Benutzer mit dieser E-Mail existiert bereits');
  expect(email).toHaveValue('anna@example.org');
  expect(calls.find(({ call }) => call === 'POST /api/admin/admins')?.body).toEqual(values);
});

test('the last administrator cannot be deleted', async () => {
  serveApi({ 'GET /api/admin/admins': () => listOf(SELF) });
  renderApp(<AdminList />);
  expect(await screen.findByText(/Der letzte Admin lässt sich nicht löschen/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /löschen/ })).not.toBeInTheDocument();
});
