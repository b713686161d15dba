import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../../testing/sign-in-as.ts';
import { HideButton } from './hide-button.tsx';

const AT = '/jobs/1?from=suche';
const ID = '0198f0a0-0000-7000-8000-000000000002';

/** Messages outlive a page: the name tells those of one test from those of the one before. */
let tests = 0;
let name = '';

beforeEach(async () => {
  tests += 1;
  name = `Klinikum ${tests}`;
  await dropSession();
});

const button = () => <HideButton employer={{ id: ID, name }}>Arbeitgeber ausblenden</HideButton>;
const press = (user: ReturnType<typeof renderApp>['user']) =>
  user.click(screen.getByRole('button', { name: 'Arbeitgeber ausblenden' }));

function serveHidden(isHidden: boolean) {
  const state = { isHidden };
  const served = serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/hidden-employers': () => ({
      body: { items: state.isHidden ? [{ employer: { id: ID, name } }] : [], total: 0, agencies: false },
    }),
    [`PUT /api/hidden-employers/${ID}`]: () => {
      state.isHidden = true;
      return { status: 204 };
    },
    [`DELETE /api/hidden-employers/${ID}`]: () => {
      state.isHidden = false;
      return { status: 204 };
    },
  });
  return { ...served, state };
}

const findToast = (message: string) =>
  waitFor(() => {
    const toasts = screen.queryAllByText(message).map((text) => text.closest('li'));
    const toast = toasts.find((each) => each?.textContent.includes(name));
    if (!toast) throw new Error(`nobody was told: ${message}`);
    return toast;
  });

test('an employer is hidden after a question, and shown again by an undo', async () => {
  const { state } = serveHidden(false);
  const { user } = renderApp(button(), { at: AT });
  await startSession();
  await press(user);
  const dialog = await screen.findByRole('dialog', { name: `${name} ausblenden?` });
  expect(dialog).toHaveTextContent('Der Arbeitgeber erfährt davon nichts.');
  expect(state.isHidden).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Ausblenden' }));
  const toast = await findToast('Arbeitgeber ausgeblendet');
  expect(state.isHidden).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(within(toast).getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(state.isHidden).toBe(false));
});

test('who changes their mind in the dialog hides nobody', async () => {
  const { calls } = serveHidden(false);
  const { user } = renderApp(button(), { at: AT });
  await startSession();
  await press(user);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});

test('one that is hidden already is offered to be shown again', async () => {
  const { state } = serveHidden(true);
  const { user } = renderApp(button(), { at: AT });
  await startSession();
  await press(user);
  const dialog = await screen.findByRole('dialog', { name: `${name} ist ausgeblendet` });
  await user.click(within(dialog).getByRole('button', { name: 'Wieder einblenden' }));
  await findToast('Arbeitgeber wieder eingeblendet');
  expect(state.isHidden).toBe(false);
});

test('a refusal is reported', async () => {
  serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/hidden-employers': () => ({ body: { items: [], total: 0, agencies: false } }),
    [`PUT /api/hidden-employers/${ID}`]: () => ({ status: 409, body: { code: 'hidden_employer.limit_reached' } }),
  });
  const { user } = renderApp(button(), { at: AT });
  await startSession();
  await press(user);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ausblenden' }));
  const [told] = await screen.findAllByText('Das ließ sich gerade nicht ändern');
  expect(told?.closest('li')).toHaveTextContent('Sie haben schon 100 Arbeitgeber ausgeblendet');
});

test('a visitor is prompted to sign in and returns to the page', async () => {
  serveApi({});
  const { user } = renderApp(button(), { at: AT });
  await press(user);
  const dialog = await screen.findByRole('dialog', { name: 'Bitte melden Sie sich an, um Arbeitgeber auszublenden' });
  const back = encodeURIComponent(AT);
  expect(within(dialog).getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', `/login?next=${back}`);
});

test('an employer is refused kindly', async () => {
  const { calls } = serveApi({ 'GET /api/account': () => ({ body: accountOf('employer') }) });
  const { user } = renderApp(button(), { at: AT });
  await startSession();
  await press(user);
  expect(await screen.findByRole('dialog', { name: 'Funktion nur für Stellensuchende' })).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});
