import type { Conversation, DateProposal, Message } from '@stellenvisite/contract/messages/messages.schema';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deliverEvent } from '../../realtime/use-live-event.ts';
import { MessagesScreen } from '../../routes/messages/messages.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { serveUploads } from '../../testing/serve-uploads.ts';
import { APPLICATION, CONVERSATION, listOf, messageOf, ownMessage, threadOf } from './messages.fixture.ts';

const BASE = '/dashboard/nachrichten';
const MESSAGES = `/api/applications/${APPLICATION}/messages`;

beforeEach(() => localStorage.clear());

let accounts = 0;
type Served = Parameters<typeof serveApi>[0];
type Sent = { text: string; clientId: string; fileIds: string[] };

/** A server that stores what is sent to it. */
function serveThread(
  items: Message[] = [],
  conversation: Partial<Conversation> = {},
  more: Served = {},
  beforeStored: () => Promise<void> | void = () => undefined,
) {
  const stored = [...items];
  const { calls } = serveApi({
    'GET /api/conversations': () => ({ body: listOf([{ ...CONVERSATION, ...conversation }]) }),
    [`GET ${MESSAGES}`]: () => ({ body: threadOf(stored, conversation) }),
    [`PUT ${MESSAGES}/read`]: () => ({ status: 204 }),
    [`POST ${MESSAGES}`]: async ({ body }) => {
      await beforeStored();
      const { text, clientId } = body as Sent;
      const message = ownMessage({ text, clientId, readAt: null });
      stored.push(message);
      return { status: 201, body: message };
    },
    ...more,
  });
  return { calls, stored, posts: () => calls.filter(({ call }) => call === `POST ${MESSAGES}`) };
}

function show(applicationId: string | null = APPLICATION, language: 'de' | 'en' = 'de', account?: string) {
  accounts += 1;
  const party = 'applicant' as const;
  const props = {
    base: BASE,
    party,
    accountId: account ?? `account-${accounts}`,
    applicationId: applicationId ?? undefined,
  };
  return renderApp(<MessagesScreen {...props} />, { at: applicationId ? `${BASE}/${applicationId}` : BASE, language });
}
const log = () => screen.findByRole('log', { name: 'Nachrichten mit Klinikum Rheinhöhe' });
const composer = () => screen.findByRole('textbox', { name: 'Nachricht schreiben' });

test('a thread has its days, who wrote what, and what was read; having it in view reads it', async () => {
  const unread = messageOf({ readAt: null, sentAt: '2026-11-13T08:00:00.000Z', text: 'Und wann?' });
  const { calls } = serveThread([
    messageOf(),
    ownMessage({ sentAt: '2026-11-12T13:30:00.000Z' }),
    unread,
    ownMessage({ text: 'Bald', sentAt: '2026-11-13T08:10:00.000Z', readAt: null }),
  ]);
  show();
  const items = within(await log()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Donnerstag, 12. November',
    expect.stringContaining('Petra Wehling · 14:20'),
    expect.stringContaining('gelesen um 15:00'),
    'Freitag, 13. November',
    expect.stringContaining('Und wann?'),
    expect.stringContaining('gesendet'),
  ]);
  await waitFor(() => expect(calls).toContainEqual({ call: `PUT ${MESSAGES}/read`, body: { messageId: unread.id } }));
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
});

test('Enter begins a line, Ctrl and Enter send; the message goes from on its way to sent', async () => {
  const gate = Promise.withResolvers<void>();
  const { posts } = serveThread([], {}, {}, () => gate.promise);
  const { user } = show();
  await user.type(await composer(), 'Guten Tag{Enter}bis bald');
  expect(posts()).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('wird gesendet')).toBeInTheDocument();
  expect(await composer()).toHaveValue('');
  expect(posts()[0]?.body).toMatchObject({ text: 'Guten Tag\nbis bald', fileIds: [] });
  gate.resolve();
  expect(await screen.findByText('gesendet')).toBeInTheDocument();
  expect(screen.queryByText('wird gesendet')).not.toBeInTheDocument();
});

test('what could not be sent stays, over a reload as well, and is sent again under the same name', async () => {
  let isAway = true;
  const { posts } = serveThread([], {}, {}, () => {
    if (isAway) throw new TypeError('no connection');
  });
  const { user, unmount } = show();
  await user.type(await composer(), 'Nicht verlieren');
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nicht gesendet. Der Text bleibt auf diesem Gerät');
  await user.click(screen.getByRole('button', { name: 'Erneut senden' }));
  await waitFor(() => expect(posts()).toHaveLength(2));
  await screen.findByRole('alert');
  expect(JSON.stringify(localStorage)).toContain('Nicht verlieren');
  unmount();

  isAway = false;
  show(APPLICATION, 'de', `account-${accounts}`);
  expect(await screen.findByText('gesendet')).toBeInTheDocument();
  const names = posts().map(({ body }) => (body as Sent).clientId);
  expect(new Set(names).size).toBe(1);
  expect(JSON.stringify(localStorage)).not.toContain('Nicht verlieren');
});

test('it goes on by itself when the connection is back', async () => {
  let isAway = true;
  serveThread([], {}, {}, () => {
    if (isAway) throw new TypeError('no connection');
  });
  const { user } = show();
  await user.type(await composer(), 'Funkloch');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('alert');
  isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('gesendet')).toBeInTheDocument();
});

test('a refused message says why and can be taken back into the text field', async () => {
  serveThread([], {}, { [`POST ${MESSAGES}`]: () => ({ status: 409, body: { code: 'message.blocked' } }) });
  const { user } = show();
  await user.type(await composer(), 'Hallo');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('werden gerade keine Nachrichten angenommen');
  await user.click(screen.getByRole('button', { name: 'Zurück ins Textfeld' }));
  expect(await composer()).toHaveValue('Hallo');
  expect(screen.queryByText('Nicht gesendet.')).not.toBeInTheDocument();
});

test('a draft waits in its thread', async () => {
  serveThread();
  const { user, unmount } = show();
  await user.type(await composer(), 'Noch nicht fertig');
  unmount();
  show(APPLICATION, 'de', `account-${accounts}`);
  expect(await composer()).toHaveValue('Noch nicht fertig');
});

test('a file is uploaded with its progress and sent with the message', async () => {
  const uploads = serveUploads();
  const { posts } = serveThread([], {}, { 'GET /api/files': uploads.listFiles });
  const { user } = show();
  await composer();
  const file = new File([new Uint8Array(1000)], 'Zeugnis.pdf');
  fireEvent.change(screen.getByLabelText('Dateien wählen'), { target: { files: [file] } });
  expect(await screen.findByText(/· geprüft/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toMatchObject({ text: '', fileIds: [expect.any(String)] });
});

test('an empty message is not sent', async () => {
  const { posts } = serveThread();
  const { user } = show();
  await user.type(await composer(), '   ');
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(posts()).toEqual([]);
});

test('a live event shows what was written elsewhere', async () => {
  const { stored } = serveThread([messageOf()]);
  show();
  await log();
  stored.push(messageOf({ text: 'Gerade eben' }));
  act(() => deliverEvent('message.created', { recordId: 'x' }));
  expect(await screen.findByText('Gerade eben')).toBeInTheDocument();
});

test('older messages come on request, above the newer ones', async () => {
  const [old, recent] = [messageOf({ text: 'Früher' }), messageOf({ text: 'Später' })];
  serveThread(
    [],
    {},
    {
      [`GET ${MESSAGES}`]: ({ url }) => ({
        body: url.searchParams.get('before') ? threadOf([old]) : { ...threadOf([recent]), older: recent.id },
      }),
    },
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Ältere Nachrichten anzeigen' }));
  await screen.findByText('Früher');
  const texts = (await log()).textContent ?? '';
  expect(texts.indexOf('Früher')).toBeLessThan(texts.indexOf('Später'));
  expect(screen.queryByRole('button', { name: 'Ältere Nachrichten anzeigen' })).not.toBeInTheDocument();
});

test('an employer is blocked from the menu, and the block is lifted where the composer was', async () => {
  let isBlocked = false;
  const body = () => threadOf([messageOf()], { isBlocked, closure: isBlocked ? 'blocked' : null });
  const change = (next: boolean) => () => {
    isBlocked = next;
    return { body: body().conversation };
  };
  serveThread(
    [],
    {},
    {
      [`GET ${MESSAGES}`]: () => ({ body: body() }),
      [`PUT ${MESSAGES}/block`]: change(true),
      [`DELETE ${MESSAGES}/block`]: change(false),
    },
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Mehr zu dieser Unterhaltung' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Arbeitgeber blockieren' }));
  expect(await screen.findByText(/^Sie haben Nachrichten dieses Arbeitgebers/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Nachricht schreiben' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Blockierung aufheben' }));
  expect(await composer()).toBeInTheDocument();
});

test('the employer reads neutral words, can open the application but block nothing, and reads that an account is gone', async () => {
  serveThread([messageOf({ party: 'applicant', text: '', sender: { name: null, isYou: false, isDeleted: true } })], {
    party: 'employer',
    applicant: null,
    closure: 'blocked',
    isBlocked: true,
  });
  const { user } = show();
  expect(
    await screen.findByText('Zu dieser Bewerbung werden gerade keine Nachrichten angenommen.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Gelöschter Nutzer' })).toBeInTheDocument();
  expect(screen.getByText('Nachricht gelöscht')).toBeInTheDocument();
  expect(screen.queryByText('Blockiert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mehr zu dieser Unterhaltung' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  expect(screen.getByRole('menuitem')).toHaveAttribute('href', `/employer-dashboard/bewerbungen/${APPLICATION}`);
});

test('a received message can be reported, the own one cannot', async () => {
  serveThread([messageOf(), ownMessage()]);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Melden' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nachricht melden' });
  expect(within(dialog).getByRole('option', { name: 'Belästigung, Beleidigung oder Drohung' })).toBeInTheDocument();
});

test('the list names whom it is with, the job, the last words and what is unread', async () => {
  serveThread();
  show(null);
  const row = (await screen.findByRole('link', { name: 'Klinikum Rheinhöhe' })).closest('li') as HTMLElement;
  for (const text of ['Pflegefachkraft Intensiv', 'Können Sie uns das Zeugnis schicken?', 'eine ungelesene Nachricht'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Ungelesen 1' })).toHaveAttribute('href', `${BASE}?filter=unread`);
  expect(screen.getByText('Wählen Sie links eine Unterhaltung aus.')).toBeInTheDocument();
});

test('without conversations, hits or unread ones the list says so and leads on', async () => {
  serveApi({ 'GET /api/conversations': () => ({ body: listOf([]) }) });
  const { unmount } = show(null);
  expect(await screen.findByRole('heading', { name: 'Noch keine Nachrichten' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stellen suchen' })).toHaveAttribute('href', '/jobs');
  unmount();

  serveApi({
    'GET /api/conversations': () => ({ body: listOf([], { all: 3, unread: 0, mine: 0, unassigned: 0, archived: 0 }) }),
  });
  const { user } = show(null, 'en');
  await user.type(await screen.findByRole('searchbox'), 'xyz');
  expect(await screen.findByText('Your messages contain nothing for “xyz”.')).toBeInTheDocument();
});

test('a thread that cannot be read says so and can be read again', async () => {
  let isAway = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serveThread(
    [],
    {},
    {
      [`GET ${MESSAGES}`]: () =>
        isAway ? { status: 404, body: { code: 'application.not_found' } } : { body: threadOf([messageOf()]) },
    },
  );
  const { user } = show();
  expect(await screen.findByText('Diese Bewerbung gibt es nicht.')).toBeInTheDocument();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect(await log()).toBeInTheDocument();
});

const PROPOSAL: DateProposal = {
  kind: 'trial_day',
  dates: ['2026-11-24T09:00:00.000Z', '2026-11-25T12:30:00.000Z'],
  minutes: 240,
  place: 'Station 4A',
  note: '',
  answerBy: '2026-11-18T22:00:00.000Z',
  state: 'open',
  chosen: null,
};

test('one of the proposed dates is chosen, and then appears there with a file for the calendar', async () => {
  const message = messageOf({ text: '', proposal: PROPOSAL });
  const [, second = ''] = PROPOSAL.dates;
  const { calls, stored } = serveThread(
    [message],
    { hasOpenDates: true },
    {
      [`PUT ${MESSAGES}/${message.id}/choice`]: () => {
        stored[0] = { ...message, proposal: { ...PROPOSAL, state: 'chosen', chosen: second } };
        return { body: stored[0] };
      },
    },
  );
  const { user } = show();
  expect(await screen.findByText('Termin wählen')).toBeInTheDocument();
  const group = await screen.findByRole('radiogroup', { name: 'Termin auswählen' });
  expect(screen.getByText(/Bitte bis 18\.11\.2026 auswählen\.$/)).toBeInTheDocument();
  await user.click(within(group).getByRole('radio', { name: 'Mi 25.11. 13:30–17:30 Uhr' }));
  await user.click(screen.getByRole('button', { name: 'Mi 25.11. annehmen' }));
  expect(await screen.findByRole('heading', { name: 'Vereinbart: Hospitation' })).toBeInTheDocument();
  expect(calls).toContainEqual({ call: `PUT ${MESSAGES}/${message.id}/choice`, body: { at: second } });
  expect(screen.getByRole('button', { name: 'In den Kalender' })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('where none fits, other dates are proposed', async () => {
  const { user, posts } = { ...serveThread([messageOf({ text: 'Bitte wählen', proposal: PROPOSAL })]), ...show() };
  await user.click(await screen.findByRole('button', { name: 'Keiner passt' }));
  const dialog = await screen.findByRole('dialog', { name: 'Andere Termine vorschlagen' });
  await user.click(within(dialog).getByRole('button', { name: 'Termine senden' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Bitte tragen Sie mindestens einen Termin ein.');
  fireEvent.change(within(dialog).getByLabelText(/^1\. Termin/), { target: { value: '2026-12-01T10:00' } });
  await user.click(within(dialog).getByRole('button', { name: 'Termine senden' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  const dates = [new Date('2026-12-01T10:00').toISOString()];
  const proposal = { kind: 'trial_day', minutes: 240, place: 'Station 4A', dates };
  expect(posts()[0]?.body).toMatchObject({ proposal });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['expired', 'Die Frist ist am 18.11.2026 abgelaufen.'],
  ['replaced', 'Es gibt inzwischen einen anderen Vorschlag.'],
] as const)('dates that are %s can only be read', async (state, text) => {
  serveThread([messageOf({ text: '', proposal: { ...PROPOSAL, state } })]);
  show();
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keiner passt' })).not.toBeInTheDocument();
});

test('the employer proposes dates from the composer', async () => {
  const { posts } = serveThread([], { party: 'employer' });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Termine vorschlagen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Termine vorschlagen' });
  await user.selectOptions(within(dialog).getByLabelText('Wozu laden Sie ein?'), 'Hospitation');
  await user.type(within(dialog).getByLabelText(/^Ort/), 'Station 4A');
  fireEvent.change(within(dialog).getByLabelText(/^1\. Termin/), { target: { value: '2026-12-01T10:00' } });
  fireEvent.change(within(dialog).getByLabelText(/^2\. Termin/), { target: { value: '2026-12-02T10:00' } });
  await user.click(within(dialog).getByRole('button', { name: 'Termine senden' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  const dates = [expect.any(String), expect.any(String)];
  const proposal = { kind: 'trial_day', minutes: 60, place: 'Station 4A', dates };
  expect(posts()[0]?.body).toMatchObject({ proposal });
});
