import type { AdminUser } from '@stellenvisite/contract/identity/admin-users.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { UsersScreen } from './users-screen.tsx';

const user = (id: string, name: string, part: Partial<AdminUser> = {}): AdminUser => ({
  id,
  name,
  email: `${name.toLowerCase()}@post.example`,
  role: 'job_seeker',
  isAdmin: false,
  companyName: null,
  employer: null,
  state: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSignInAt: null,
  sessions: 1,
  ...part,
});
const ANNA = user('0198f0a0-0000-7000-8000-000000000001', 'Anna');
const BERT = user('0198f0a0-0000-7000-8000-000000000002', 'Bert', { state: 'unconfirmed', sessions: 0 });

test('picked accounts are banned with a reason, and the selection is let go', async () => {
  const { calls } = serveApi({
    'GET /api/admin/users': () => ({ body: { items: [ANNA, BERT], total: 2, all: 2, page: 1, pageSize: 25 } }),
    'GET /api/admin/views': () => ({ body: { items: [], total: 0 } }),
    'POST /api/admin/users/acts': () => ({ body: { done: 1, skipped: 0 } }),
  });
  const { user: person } = renderApp(<UsersScreen />);
  await person.click(await screen.findByRole('checkbox', { name: 'Anna auswählen' }));
  const bar = screen.getByRole('region', { name: 'Auswahl' });
  expect(within(bar).getByText('1 ausgewählt')).toBeInTheDocument();
  expect(within(bar).queryByRole('button', { name: 'Bestätigung senden' })).not.toBeInTheDocument();
  await person.click(within(bar).getByRole('button', { name: 'Sperren' }));
  const dialog = screen.getByRole('dialog', { name: 'Konto sperren' });
  await person.click(within(dialog).getByRole('button', { name: 'Sperren' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Bitte nennen Sie einen Grund.');
  await person.type(within(dialog).getByRole('textbox', { name: 'Grund' }), 'Falsche Angaben.');
  await person.click(within(dialog).getByRole('button', { name: 'Sperren' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Auswahl' })).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === 'POST /api/admin/users/acts')?.body).toEqual({
    act: 'ban',
    ids: [ANNA.id],
    reason: 'Falsche Angaben.',
  });
});

test('one account is acted on from the menu of its row, which offers only what fits it', async () => {
  const ada = user('0198f0a0-0000-7000-8000-000000000003', 'Ada', { isAdmin: true });
  const { calls } = serveApi({
    'GET /api/admin/users': () => ({ body: { items: [ANNA, BERT, ada], total: 3, all: 3, page: 1, pageSize: 25 } }),
    'GET /api/admin/views': () => ({ body: { items: [], total: 0 } }),
    'POST /api/admin/users/acts': () => ({ body: { done: 1, skipped: 0 } }),
  });
  const { user: person } = renderApp(<UsersScreen />);
  const entriesOf = async (name: string) => {
    await person.click(await screen.findByRole('button', { name: `Aktionen für ${name}` }));
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };
  expect(await entriesOf('Ada')).toEqual(['Im Protokoll ansehen']);
  await person.keyboard('{Escape}');
  expect(await entriesOf('Anna')).toEqual([
    'Überall abmelden',
    'Rolle ändern: Arbeitgeber',
    'Im Protokoll ansehen',
    'Sperren',
  ]);
  await person.keyboard('{Escape}');
  await entriesOf('Bert');
  await person.click(screen.getByRole('menuitem', { name: 'Bestätigung senden' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /api/admin/users/acts')?.body).toEqual({
      act: 'resend',
      ids: [BERT.id],
    }),
  );
});
