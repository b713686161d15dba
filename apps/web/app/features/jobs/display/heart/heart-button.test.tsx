import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BookmarkWatch } from '../../../../shell/site/site-shell.tsx';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../../testing/sign-in-as.ts';
import { HeartButton } from './heart-button.tsx';

const JOB = '0198f0a0-0000-7000-8000-000000000001';
const EMPLOYER = '0198f0a0-0000-7000-8000-000000000002';
const AT = `/jobs/${JOB}?from=suche`;

/** Messages outlive a page: the name tells those of one test from those of the one before. */
let name = '';
let tests = 0;

const hearts = () => (
  <>
    <BookmarkWatch />
    <HeartButton bookmark={{ kind: 'job', id: JOB }} name={name} />
    <HeartButton look="line" bookmark={{ kind: 'employer', id: EMPLOYER }} name="Klinikum Nord" />
  </>
);
const toastsOf = (message: string) =>
  screen
    .queryAllByText(message)
    .map((text) => text.closest('li'))
    .filter((toast) => toast?.textContent.includes(name));
const findToast = (message: string) =>
  waitFor(() => {
    const [toast] = toastsOf(message);
    if (!toast) throw new Error(`nobody was told: ${message}`);
    return toast;
  });
const jobHeart = () => screen.getByRole('button', { name: `Stelle merken: ${name}` });
const employerHeart = () => screen.getByRole('button', { name: /Klinikum Nord/ });
const isPressed = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';

type Handlers = Parameters<typeof serveApi>[0];
const seekerApi = (saved: { jobIds?: string[]; employerIds?: string[] }, more: Handlers = {}) =>
  serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/bookmarks': () => ({ body: { jobIds: [], employerIds: [], ...saved } }),
    ...more,
  });

beforeEach(async () => {
  tests += 1;
  name = `Hebamme ${tests} (m/w/d)`;
  await dropSession();
});

test('a heart is an outline until it is known who looks, and then shows what is saved', async () => {
  seekerApi({ jobIds: [JOB], employerIds: [EMPLOYER] });
  renderApp(hearts(), { at: AT });
  expect([jobHeart(), employerHeart()].map(isPressed)).toEqual([false, false]);
  await startSession();
  await waitFor(() => expect([jobHeart(), employerHeart()].map(isPressed)).toEqual([true, true]));
  expect(employerHeart()).toHaveAccessibleName('Sie folgen: Klinikum Nord');
});

test('a press shows at once, is reported when it is done, and sent once', async () => {
  const answered = Promise.withResolvers<void>();
  const { calls } = seekerApi(
    {},
    {
      [`PUT /api/saved-jobs/${JOB}`]: async () => {
        await answered.promise;
        return { status: 204 };
      },
    },
  );
  const { user } = renderApp(hearts(), { at: AT });
  await startSession();
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/bookmarks'));
  await user.click(jobHeart());
  expect(isPressed(jobHeart())).toBe(true);
  expect(toastsOf('Stelle zur Merkliste hinzugefügt')).toEqual([]);
  answered.resolve();
  const toast = await findToast('Stelle zur Merkliste hinzugefügt');
  expect(within(toast).getByRole('button', { name: 'Ansehen' })).toBeInTheDocument();
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
});

test('a removal can be undone, and brings the note back', async () => {
  const { calls } = seekerApi(
    { jobIds: [JOB] },
    {
      [`DELETE /api/saved-jobs/${JOB}`]: () => ({ body: { note: 'Frau Kessler anrufen' } }),
      [`PUT /api/saved-jobs/${JOB}`]: () => ({ status: 204 }),
    },
  );
  const { user } = renderApp(hearts(), { at: AT });
  await startSession();
  await waitFor(() => expect(isPressed(jobHeart())).toBe(true));
  await user.click(jobHeart());
  expect(isPressed(jobHeart())).toBe(false);
  const toast = await findToast('Stelle aus der Merkliste entfernt');
  await user.click(within(toast).getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(isPressed(jobHeart())).toBe(true));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ note: 'Frau Kessler anrufen' }),
  );
});

test.each([
  ['job', [], `PUT /api/saved-jobs/${JOB}`, jobHeart, 'Fehler beim Speichern der Stelle'],
  ['job', [JOB], `DELETE /api/saved-jobs/${JOB}`, jobHeart, 'Fehler beim Entfernen der Stelle'],
  [
    'employer',
    [EMPLOYER],
    `DELETE /api/saved-employers/${EMPLOYER}`,
    employerHeart,
    'Fehler beim Entfernen des Arbeitgebers',
  ],
] as const)('a refused press on a saved or unsaved %s turns the heart back and says so (%#)', async (...row) => {
  const [kind, saved, call, heart, message] = row;
  seekerApi({ [`${kind}Ids`]: saved }, { [call]: () => ({ status: 503, body: { code: 'server.unavailable' } }) });
  const { user } = renderApp(hearts(), { at: AT });
  await startSession();
  const wasPressed = saved.length > 0;
  await waitFor(() => expect(isPressed(heart())).toBe(wasPressed));
  await user.click(heart());
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  await waitFor(() => expect(isPressed(heart())).toBe(wasPressed));
});

test('what another tab has removed already counts as removed', async () => {
  seekerApi(
    { jobIds: [JOB] },
    { [`DELETE /api/saved-jobs/${JOB}`]: () => ({ status: 404, body: { code: 'saved_job.not_found' } }) },
  );
  const { user } = renderApp(hearts(), { at: AT });
  await startSession();
  await waitFor(() => expect(isPressed(jobHeart())).toBe(true));
  await user.click(jobHeart());
  await findToast('Stelle aus der Merkliste entfernt');
  expect(isPressed(jobHeart())).toBe(false);
});

test('what was pressed while the list was being read stays pressed', async () => {
  const read = Promise.withResolvers<void>();
  let reads = 0;
  seekerApi(
    {},
    {
      'GET /api/bookmarks': async () => {
        reads += 1;
        if (reads === 1) await read.promise;
        return { body: { jobIds: reads === 1 ? [] : [JOB], employerIds: [EMPLOYER] } };
      },
      [`PUT /api/saved-jobs/${JOB}`]: () => ({ status: 204 }),
    },
  );
  const { user } = renderApp(hearts(), { at: AT });
  await startSession();
  await waitFor(() => expect(reads).toBe(1));
  await user.click(jobHeart());
  await findToast('Stelle zur Merkliste hinzugefügt');
  read.resolve();
  await waitFor(() => expect(isPressed(employerHeart())).toBe(true));
  expect(isPressed(jobHeart())).toBe(true);
});

test('an employer is refused kindly and nothing is sent', async () => {
  const { calls } = serveApi({ 'GET /api/account': () => ({ body: accountOf('employer') }) });
  const { user } = renderApp(hearts(), { at: AT });
  await startSession();
  await user.click(jobHeart());
  expect(await screen.findByText('Funktion nur für Stellensuchende')).toBeInTheDocument();
  expect(
    // As a whole: for a second the same words are read out within those of the whole message.
    screen.getByText('Sie können zusätzlich ein Konto für Stellensuchende anlegen, mit einer anderen E-Mail-Adresse.'),
  ).toBeInTheDocument();
  expect(isPressed(jobHeart())).toBe(false);
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/account']);
});

test('a visitor is prompted to sign in, and the job is saved after a job seeker signs in', async () => {
  const jobIds: string[] = [];
  const { calls } = seekerApi(
    { jobIds },
    {
      [`PUT /api/saved-jobs/${JOB}`]: () => {
        jobIds.push(JOB);
        return { status: 204 };
      },
    },
  );
  const { user, unmount } = renderApp(hearts(), { at: AT });
  await user.click(jobHeart());
  const prompt = await screen.findByRole('dialog', { name: 'Bitte melden Sie sich an, um Stellen zu merken' });
  expect(prompt).toHaveTextContent(`„${name}“`);
  const back = encodeURIComponent(AT);
  const register = within(prompt).getByRole('link', { name: 'Registrieren' });
  expect(register).toHaveAttribute('href', `/register/jobseeker?next=${back}`);
  const signIn = within(prompt).getByRole('link', { name: 'Anmelden' });
  expect(signIn).toHaveAttribute('href', `/login?next=${back}`);
  await user.click(signIn);
  expect(calls).toEqual([]);

  // The page after the sign-in is another one.
  unmount();
  renderApp(hearts(), { at: AT });
  await startSession();
  await findToast('Stelle zur Merkliste hinzugefügt');
  await waitFor(() => expect(isPressed(jobHeart())).toBe(true));
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
});

test('whoever signs in as an employer after the prompt is informed why nothing was saved', async () => {
  const { calls } = serveApi({ 'GET /api/account': () => ({ body: accountOf('employer') }) });
  const { user } = renderApp(hearts(), { at: AT });
  await user.click(employerHeart());
  const prompt = await screen.findByRole('dialog', { name: 'Bitte melden Sie sich an, um Arbeitgeber zu merken' });
  await user.click(within(prompt).getByRole('link', { name: 'Anmelden' }));
  renderApp(hearts(), { at: AT });
  await startSession();
  await waitFor(() => expect(localStorage.getItem('pending-action')).toBeNull());
  expect((await screen.findAllByText('Funktion nur für Stellensuchende')).length).toBeGreaterThan(0);
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/account']);
});

test('a prompt that is closed saves nothing later', async () => {
  const { calls } = seekerApi({});
  const { user } = renderApp(hearts(), { at: AT });
  await user.click(jobHeart());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Schließen' }));
  await startSession();
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/bookmarks'));
  expect(isPressed(jobHeart())).toBe(false);
});

test('after the sign-out no heart is filled', async () => {
  seekerApi({ jobIds: [JOB] });
  renderApp(hearts(), { at: AT });
  await startSession();
  await waitFor(() => expect(isPressed(jobHeart())).toBe(true));
  await dropSession();
  await waitFor(() => expect(isPressed(jobHeart())).toBe(false));
});

test('another tab that saved something is followed', async () => {
  const saved: string[] = [];
  seekerApi({}, { 'GET /api/bookmarks': () => ({ body: { jobIds: [...saved], employerIds: [EMPLOYER] } }) });
  renderApp(hearts(), { at: AT });
  await startSession();
  await waitFor(() => expect(isPressed(employerHeart())).toBe(true));
  saved.push(JOB);
  const otherTab = new BroadcastChannel('bookmarks');
  otherTab.postMessage('changed');
  await waitFor(() => expect(isPressed(jobHeart())).toBe(true));
  otherTab.close();
});
