import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ownEmployer } from '../../features/employers/area/shared/own-employer.fixture.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../testing/sign-in-as.ts';
import { EmployerShell } from './employer-shell.tsx';

const EMPLOYER = ownEmployer();
const ACTING = { ...EMPLOYER, employers: [EMPLOYER] };
const JOB_ID = '0198f0a0-0000-7000-8000-0000000000aa';
const APPLICATION = {
  id: '0198f0a0-0000-7000-8000-0000000000ab',
  applicant: { fullName: 'Anna Berg' },
  job: { title: 'Pflegefachkraft (m/w/d)' },
};

async function open() {
  const asked: string[] = [];
  const page = (items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 6 } });
  serveApi({
    'GET /api/account': () => ({ body: accountOf('employer') }),
    'GET /api/employer/counts': () => ({ body: { jobs: 42, applications: 14, messages: 3 } }),
    'GET /api/notifications': () => ({ body: { items: [], total: 0, page: 1, pageSize: 5, unread: 0 } }),
    'GET /api/employer/jobs': ({ url }) => {
      asked.push(url.search);
      return page([{ id: JOB_ID, title: 'Anästhesiepflege (m/w/d)', department: { id: null, name: 'OP 2' } }]);
    },
    'GET /api/employer/applications': () => page([APPLICATION]),
  });
  await startSession();
  const view = renderApp(
    <EmployerShell page={{}} acting={ACTING} switches={{ theme: null, language: null }}>
      <input aria-label="Suche der Seite" />
    </EmployerShell>,
    { at: '/employer-dashboard' },
  );
  await view.user.keyboard('{Control>}k{/Control}');
  return { ...view, asked, field: await screen.findByRole('combobox', { name: 'Seite, Stelle oder Bewerbung' }) };
}

beforeEach(() => dropSession());

it('opens by Ctrl K with all pages, finds one by its first letters and goes there by Enter', async () => {
  const { user, field } = await open();
  expect(field).toHaveFocus();
  expect(screen.getAllByRole('option').length).toBeGreaterThan(12);
  await user.type(field, 'ein');
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Einstellungen']);
  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
});

it('finds jobs and applicants of the employer, moves through the list by arrows and says how many there are', async () => {
  const { user, field, asked } = await open();
  await user.type(field, 'an');
  const jobs = await screen.findByRole('group', { name: 'Stellen' });
  expect(within(jobs).getByRole('option')).toHaveTextContent('Anästhesiepflege (m/w/d)OP 2');
  const person = within(screen.getByRole('group', { name: 'Bewerbungen' })).getByRole('option', { name: /Anna Berg/ });
  await user.keyboard('{ArrowUp}');
  expect(person).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.getByText(/^\d Treffer$/)).toHaveAttribute('role', 'status'));
  expect(asked.every((search) => search.includes(EMPLOYER.employerId))).toBe(true);
  await user.click(person);
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
});

it('says that nothing is found', async () => {
  const { user, field } = await open();
  serveApi({
    'GET /api/employer/jobs': () => ({ body: { items: [], total: 0, page: 1, pageSize: 6 } }),
    'GET /api/employer/applications': () => ({ body: { items: [], total: 0, page: 1, pageSize: 6 } }),
  });
  await user.type(field, 'zzzz');
  expect(
    await screen.findByText('Nichts gefunden. Suchen Sie nach einer Seite, einer Stelle oder einem Namen.'),
  ).toBeVisible();
});
