import type { Admin } from '@stellenvisite/contract/identity/admins.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdminList, CreateAdmin } from '../../../routes/identity/admin-admins.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { AdminProof } from './admin-proof.tsx';

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

test('a taken address is reported at its field, and the dialog stays with what was typed', async () => {
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

test('another one’s password is not typed: a link is mailed, after the own password where the server asks for it', async () => {
  let isProven = false;
  const { calls } = serveApi({
    'GET /api/admin/admins': () => listOf(SELF, OTHER),
    [`POST /api/admin/admins/${OTHER.id}/password-link`]: () =>
      isProven ? { body: { status: 'sent' } } : { status: 403, body: { code: 'admin.proof_needed' } },
    'POST /api/admin/session/proof': (call) => {
      isProven = (call.body as { password: string }).password === 'Visite2026!';
      return isProven ? { body: { status: 'proven' } } : { status: 422, body: { code: 'admin.password_wrong' } };
    },
  });
  const { user } = renderApp(
    <>
      <AdminList />
      <AdminProof />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'bert@example.org ändern' }));
  const dialog = screen.getByRole('dialog', { name: 'Admin ändern' });
  expect(within(dialog).queryByLabelText(/Passwort/, { selector: 'input' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: /bert@example.org einen Link/ }));
  const proof = await screen.findByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' });
  const password = within(proof).getByLabelText('Ihr Passwort für die Verwaltung');
  await user.type(password, 'falsch');
  await user.click(within(proof).getByRole('button', { name: 'Bestätigen' }));
  await waitFor(() => expect(password).toBeInvalid());
  await user.clear(password);
  await user.type(password, 'Visite2026!');
  await user.click(within(proof).getByRole('button', { name: 'Bestätigen' }));
  expect(await screen.findByText('Link gesendet. Er gilt eine Stunde.')).toBeInTheDocument();
  expect(calls.filter(({ call }) => call.endsWith('password-link'))).toHaveLength(2);
});
