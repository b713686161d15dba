import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../testing/sign-in-as.ts';
import { ALERT } from './alert.fixture.ts';
import { NewAlertDialog } from './new-alert-dialog.tsx';

type Handlers = Parameters<typeof serveApi>[0];
const api = (more: Handlers) =>
  serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/jobs': () => ({ body: { items: [], total: 61, page: 1, pageSize: 1, facets: {} } }),
    ...more,
  });
const QUERY = 'q=hebamme&location=K%C3%B6ln';
const posted = (calls: { call: string; body?: unknown }[]) => calls.filter(({ call }) => call.startsWith('POST'));

beforeEach(dropSession);

async function openDialog(more: Handlers, { isGuest = false } = {}) {
  const { calls } = api(more);
  const [onClose, onSaved] = [vi.fn(), vi.fn()];
  const view = renderApp(<NewAlertDialog query={QUERY} onClose={onClose} onSaved={onSaved} />);
  if (!isGuest) await startSession();
  if (!isGuest) await screen.findByRole('switch', { name: /Auch als Mitteilung/ });
  return { ...view, calls, onClose, onSaved };
}

test('one press subscribes to the search under the name that is proposed', async () => {
  const { user, calls, onClose, onSaved } = await openDialog({
    'POST /api/job-alerts': () => ({ status: 201, body: ALERT }),
  });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('hebamme, Köln');
  expect(await screen.findByText('61')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Abonnieren' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSaved).toHaveBeenCalledOnce();
  const body = { name: 'hebamme, Köln', query: QUERY, frequency: 'daily', notifies: true };
  expect(posted(calls)).toEqual([{ call: 'POST /api/job-alerts', body }]);
  expect(await screen.findByText('Suchauftrag angelegt')).toBeInTheDocument();
});

test('criteria can be left out, but not all of them', async () => {
  const { user, calls } = await openDialog({ 'POST /api/job-alerts': () => ({ status: 201, body: ALERT }) });
  await user.click(screen.getByRole('button', { name: /Köln/ }));
  await user.click(screen.getByRole('button', { name: /hebamme/ }));
  await user.click(screen.getByRole('button', { name: 'Abonnieren' }));
  expect(await screen.findByRole('link', { name: /mindestens ein Kriterium/ })).toBeInTheDocument();
  expect(posted(calls)).toEqual([]);
});

test('the same alert twice is reported with the way to the first', async () => {
  const { user, onClose } = await openDialog({
    'POST /api/job-alerts': () => ({ status: 409, body: { code: 'job_alert.exists', existingId: ALERT.id } }),
  });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Noch einmal');
  await user.click(screen.getByRole('button', { name: 'Abonnieren' }));
  expect(await screen.findByText(/Diesen Suchauftrag gibt es schon/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', `/dashboard/suchauftraege/${ALERT.id}`);
  expect(name).toHaveValue('Noch einmal');
  expect(onClose).not.toHaveBeenCalled();
});

test('a guest enters an address and has to confirm it', async () => {
  const { user, calls } = await openDialog(
    { 'POST /api/job-alerts/subscriptions': () => ({ status: 202, body: { status: 'check_inbox' } }) },
    { isGuest: true },
  );
  await user.click(screen.getByRole('button', { name: 'Abonnieren' }));
  const email = screen.getByRole('textbox', { name: /E-Mail-Adresse/ });
  expect(email).toHaveAccessibleDescription(/Bitte geben Sie eine E-Mail-Adresse an/);
  await user.click(await screen.findByRole('link', { name: /Bitte geben Sie eine E-Mail-Adresse an/ }));
  expect(email).toHaveFocus();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await user.type(email, 'gast@post.example');
  await user.click(screen.getByRole('radio', { name: /Wöchentlich/ }));
  await user.click(screen.getByRole('button', { name: 'Abonnieren' }));
  expect(await screen.findByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' })).toBeInTheDocument();
  const body = { name: 'hebamme, Köln', query: QUERY, frequency: 'weekly', email: 'gast@post.example', language: 'de' };
  expect(posted(calls)).toEqual([{ call: 'POST /api/job-alerts/subscriptions', body }]);
});
