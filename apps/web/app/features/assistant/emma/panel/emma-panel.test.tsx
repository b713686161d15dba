import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EmmaLayer } from '../../../../shell/site/site-shell.tsx';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../../testing/sign-in-as.ts';
import { jobItem } from '../../../jobs/display/job-item.fixture.ts';
import { startConversation } from '../chat/emma-chat.ts';
import { closeEmma } from '../shared/panel-state.ts';

const START = {
  model: 'builtin',
  quickActions: [{ category: 'nursing', count: 2874 }],
  examples: ['Was verdiene ich in P8 Stufe 4?'],
  maxText: 1000,
  support: { isOpen: true, answerBy: '2026-11-16T17:00:00.000Z' },
};
const job = jobItem(1, 'Pflegefachkraft (m/w/d) Innere');
const WISHES = {
  items: [{ kind: 'category', label: 'Pflege', isNew: true }],
  search: { category: ['nursing'] },
  total: 148,
  isExact: true,
  url: '/jobs?category=nursing',
};
const FIT = { jobId: job.id, score: 87, wishesMet: 1, wishes: 1, pros: ['nur Tagdienst'], cons: ['befristet'] };

/** Returns an answer as the server streams it. */
const says = (text: string, parts: readonly object[] = []) => ({
  events: [
    { type: 'start', messageMetadata: { model: 'builtin' } },
    ...parts,
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: text },
    { type: 'text-end', id: '1' },
    { type: 'finish' },
  ],
});
const found = says('Es sind **148** Stellen in der Pflege offen. [1]', [
  { type: 'data-wishes', data: WISHES },
  { type: 'data-jobs', data: { items: [job], total: 148, fits: [FIT], reason: 'search' } },
]);

type Handlers = Parameters<typeof serveApi>[0];
const emmaApi = (handlers: Handlers = {}) =>
  serveApi({ 'GET /api/emma': () => ({ body: START }), 'POST /api/emma': () => found, ...handlers });

async function openPanel() {
  const app = renderApp(<EmmaLayer />);
  await app.user.click(await screen.findByRole('button', { name: 'KI Emma' }));
  const panel = await screen.findByRole('complementary', { name: 'Emma' });
  return { ...app, panel: within(panel) };
}

beforeEach(async () => {
  startConversation();
  closeEmma();
  await dropSession();
});

test('says that she is an AI before the first word, and takes the focus to her field', async () => {
  emmaApi();
  const { panel } = await openPanel();
  expect(panel.getByRole('heading', { name: 'Ich bin Emma, eine KI.' })).toBeInTheDocument();
  expect(panel.getByRole('textbox', { name: 'Ihre Frage an Emma' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'KI Emma' })).toBeNull();
});

test('a quick action brings cards with match and reasons, and the whole answer is spoken', async () => {
  const { calls } = emmaApi();
  const { panel, user } = await openPanel();
  await user.click(await panel.findByRole('button', { name: /Stellen in der Pflege.*2\.874/ }));
  const card = within(await panel.findByRole('article'));
  expect(card.getByRole('link', { name: /Pflegefachkraft/ })).toHaveAttribute('href', `/jobs/${job.id}`);
  expect(card.getByText(/87 %/)).toBeInTheDocument();
  expect(card.getByText('nur Tagdienst')).toBeInTheDocument();
  expect(card.getByText('befristet')).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Alle 148 in der Suche zeigen' })).toHaveAttribute('href', WISHES.url);
  await waitFor(() =>
    expect(panel.getByRole('status')).toHaveTextContent(/Es sind 148 Stellen in der Pflege offen\..*Pflegefachkraft/),
  );
  expect(calls.find(({ call }) => call === 'POST /api/emma')?.body).toMatchObject({
    search: { category: ['nursing'] },
    messages: [{ role: 'user', parts: [{ type: 'text', text: 'Stellen in der Pflege' }] }],
  });
});

test('sends back wishes and ids only, and a wish taken away', async () => {
  const { calls } = emmaApi();
  const { panel, user } = await openPanel();
  await user.type(panel.getByRole('textbox'), 'Pflege{Enter}');
  await user.click(await panel.findByRole('button', { name: '„Pflege“ weglassen' }));
  await waitFor(() => expect(calls.filter(({ call }) => call === 'POST /api/emma')).toHaveLength(2));
  expect(calls.at(-1)?.body).toMatchObject({
    removeWish: 'category',
    messages: [
      { role: 'user' },
      {
        role: 'assistant',
        parts: [
          { type: 'data-wishes', data: { search: { category: ['nursing'] } } },
          { type: 'data-jobs', data: { items: [{ id: job.id }], reason: 'search' } },
          { type: 'text' },
        ],
      },
      { role: 'user', parts: [{ type: 'text', text: 'Ohne „Pflege“' }] },
    ],
  });
});

test('creates an alert only by the button', async () => {
  const alert = {
    action: 'create-alert',
    name: 'Pflege',
    query: 'category=nursing',
    frequency: 'daily',
    summary: 'Pflege, Köln',
    email: 'a***a@post.example',
    leftOut: ['höchstens 3 Nächte'],
  };
  const { calls } = emmaApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'POST /api/emma': () => says('Soll ich Ihnen schreiben?', [{ type: 'data-confirm', data: alert }]),
    'POST /api/job-alerts': () => ({ status: 201, body: { id: '0198f0a0-0000-7000-8000-0000000000aa' } }),
  });
  await startSession();
  const { panel, user } = await openPanel();
  await user.type(panel.getByRole('textbox'), 'Leg einen Suchauftrag an{Enter}');
  expect(await panel.findByText(/a\*\*\*a@post\.example/)).toBeInTheDocument();
  expect(panel.getByText(/höchstens 3 Nächte/)).toBeInTheDocument();
  expect(calls.some(({ call }) => call === 'POST /api/job-alerts')).toBe(false);
  await user.click(panel.getByRole('radio', { name: 'wöchentlich' }));
  await user.click(panel.getByRole('button', { name: 'Suchauftrag anlegen' }));
  expect(await panel.findByText('Suchauftrag angelegt')).toBeInTheDocument();
  expect(calls.find(({ call }) => call === 'POST /api/job-alerts')?.body).toEqual({
    name: 'Pflege',
    query: 'category=nursing',
    frequency: 'weekly',
    notifies: true,
  });
});

test('a refusal keeps the question, says when it goes on, and can be tried again', async () => {
  let isRefused = true;
  emmaApi({
    'POST /api/emma': () => (isRefused ? { status: 429, body: { code: 'emma.too_many', retryAfter: 12 } } : found),
  });
  const { panel, user } = await openPanel();
  await user.type(panel.getByRole('textbox'), 'Pflege{Enter}');
  expect(await panel.findByRole('alert')).toHaveTextContent('In 12 Sekunden können Sie weiterfragen');
  expect(panel.getByText('Pflege')).toBeInTheDocument();
  isRefused = false;
  await user.click(panel.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await panel.findByRole('article')).toBeInTheDocument();
});

test('without a connection the text stays and the reason appears at the field; then it is sent', async () => {
  const { calls } = emmaApi();
  const { panel, user } = await openPanel();
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const field = panel.getByRole('textbox');
  await user.type(field, 'Pflege in Köln{Enter}');
  expect(field).toHaveValue('Pflege in Köln');
  expect(field).toHaveAccessibleDescription(/Keine Verbindung\. Ihr Text bleibt erhalten/);
  expect(calls.some(({ call }) => call === 'POST /api/emma')).toBe(false);
  connection.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await user.type(field, '{Enter}');
  expect(await panel.findByRole('article')).toBeInTheDocument();
});

test('a question whose connection breaks remains visible and can be sent again with a button', async () => {
  let isLost = true;
  emmaApi({
    'POST /api/emma': () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return found;
    },
  });
  const { panel, user } = await openPanel();
  await user.type(panel.getByRole('textbox'), 'Pflege in Köln{Enter}');
  expect(await panel.findByRole('alert')).toBeInTheDocument();
  expect(panel.getByText('Pflege in Köln')).toBeInTheDocument();
  isLost = false;
  await user.click(panel.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await panel.findByRole('article')).toBeInTheDocument();
});

test('Escape stops an answer that is on its way, then closes and gives the focus back', async () => {
  const never = Promise.withResolvers<never>();
  emmaApi({ 'POST /api/emma': () => never.promise });
  const { panel, user } = await openPanel();
  await user.type(panel.getByRole('textbox'), 'Pflege{Enter}');
  await user.click(await panel.findByRole('button', { name: 'Stopp' }));
  expect(await panel.findByText('Angehalten.')).toBeInTheDocument();
  await user.type(panel.getByRole('textbox'), '{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'KI Emma' })).toHaveFocus());
});

test('off in the settings is off: no panel and no button', async () => {
  const account = { ...accountOf('job_seeker'), emma: 'everywhere' };
  const settings = {
    isOn: true,
    usesLanguageModel: true,
    usesProfile: true,
    keepsHistory: true,
    showsEverywhere: true,
  };
  emmaApi({
    'GET /api/account': () => ({ body: account }),
    'GET /api/emma/settings': () => ({ body: settings }),
    'GET /api/emma/conversations': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }),
    'PATCH /api/emma/settings': ({ body }) => {
      account.emma = 'off';
      return { body: { ...settings, ...(body as object) } };
    },
  });
  await startSession();
  const { panel, user } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Einstellungen von Emma' }));
  await user.click(await panel.findByRole('switch', { name: /Emma eingeschaltet/ }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'KI Emma' })).toBeNull());
});

test('hands over to a person with the conversation only where it is ticked', async () => {
  const { calls } = emmaApi({
    'POST /api/emma/hand-over': () => ({
      status: 202,
      body: { reference: 'E-123456', answerBy: '2026-11-17T17:00:00.000Z', token: 'abc' },
    }),
  });
  const { panel, user } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Mit einem Menschen sprechen' }));
  await user.type(panel.getByRole('textbox', { name: 'Ihre Frage' }), 'Gilt meine Anerkennung?');
  await user.type(panel.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' }), 'gast@post.example');
  await user.click(panel.getByRole('button', { name: 'Frage senden' }));
  expect(await panel.findByText(/E-123456/)).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Anfrage ansehen' })).toHaveAttribute('href', '/anfrage/abc');
  expect(calls.at(-1)?.body).toEqual({ question: 'Gilt meine Anerkennung?', email: 'gast@post.example' });
});
