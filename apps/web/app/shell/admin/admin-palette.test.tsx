import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AdminShell } from '../../routes/platform/admin-area.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../testing/sign-in-as.ts';

const ID = '0198f0a0-0000-7000-8000-0000000000aa';
const page = (items: unknown[]) => ({ body: { items, total: items.length, all: 9, page: 1, pageSize: 5 } });

async function open(found: { users?: unknown[]; tickets?: unknown[] } = {}) {
  const asked: string[] = [];
  serveApi({
    'GET /api/account': () => ({ body: accountOf('admin') }),
    'GET /api/admin/waiting': () => ({ body: { items: [] } }),
    'GET /api/notifications': () => ({ body: { items: [], total: 0, page: 1, pageSize: 5, unread: 0 } }),
    'GET /api/admin/users': ({ url }) => {
      asked.push(url.searchParams.get('q') ?? '');
      return page(found.users ?? []);
    },
    'GET /api/admin/employers': () => page([]),
    'GET /api/admin/jobs': () => page([]),
    'GET /api/admin/support-tickets': () => page(found.tickets ?? []),
  });
  await startSession();
  const view = renderApp(
    <AdminShell frame={{}} switches={{ theme: null, language: null }}>
      {null}
    </AdminShell>,
    { at: '/admin-dashboard' },
  );
  const rail = screen.getByRole('complementary', { name: 'Verwaltung' });
  await waitFor(() => expect(within(rail).getByRole('button', { name: 'Suchen' })).toBeEnabled());
  await view.user.keyboard('{Meta>}k{/Meta}');
  const name = 'Bereich, Person, Arbeitgeber, Stelle oder Anfrage';
  return { ...view, asked, field: await screen.findByRole('combobox', { name }) };
}

beforeEach(() => dropSession());

it('opens by ⌘ K with every screen and goes to one by its first letters', async () => {
  const { user, field, asked } = await open();
  expect(field).toHaveFocus();
  await user.type(field, 'pro');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Protokoll']);
  await user.keyboard('{Enter}');
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
  expect(asked).not.toContain('p');
});

it('finds people and tickets by the server’s search, group by group', async () => {
  const { user, field, asked } = await open({
    users: [{ id: ID, name: 'Anna Berg', email: 'anna@post.example' }],
    tickets: [{ id: ID, subject: 'Anzeige ändern', reference: 'S-2026-0007' }],
  });
  await user.type(field, 'anz');
  const people = await screen.findByRole('group', { name: 'Nutzer' });
  expect(within(people).getByRole('option')).toHaveTextContent('Anna Berganna@post.example');
  const tickets = screen.getByRole('group', { name: 'Anfragen' });
  expect(within(tickets).getByRole('option')).toHaveTextContent('Anzeige ändernS-2026-0007');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 Treffer'));
  expect(asked).toContain('anz');
});

it('says that nothing is found', async () => {
  const { user, field } = await open();
  await user.type(field, 'zzzz');
  expect(await screen.findByText(/^Nichts gefunden\./)).toBeVisible();
});
