import type { ConversationHandover } from '@stellenvisite/contract/messages/messages.schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MessagesScreen } from '../../routes/messages/messages.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { APPLICATION, CONVERSATION, listOf, ownMessage, threadOf } from './messages.fixture.ts';

const BASE = '/employer-dashboard/nachrichten';
const MESSAGES = `/api/applications/${APPLICATION}/messages`;
const EMPLOYER = '0198f0a0-0000-7000-8000-000000000003';
const ROLF = '0198f0a0-0000-7000-8000-0000000000c2';

beforeEach(() => localStorage.clear());

const member = { email: null, tie: 'link', lastSeenAt: null, isSelf: false } as const;
const TEAM = {
  employerId: EMPLOYER,
  role: 'owner',
  members: [
    { ...member, userId: ROLF, fullName: 'Rolf Amt', role: 'recruiter' },
    { ...member, userId: '0198f0a0-0000-7000-8000-0000000000c3', fullName: 'Leo Lesend', role: 'viewer' },
  ],
  invitations: [],
  proposals: [],
};
const TEMPLATE = {
  id: 'question.papers',
  kind: 'question',
  isBuiltIn: true,
  isChanged: false,
  name: { de: 'Unterlagen', en: 'Papers' },
  text: { de: 'Guten Tag {name},\n\nbitte senden Sie uns Ihr Zeugnis.', en: 'Dear {name}' },
};

function open({ mayWrite = true }: { mayWrite?: boolean } = {}) {
  let assignee: { userId: string; name: string } | null = null;
  const handovers: ConversationHandover[] = [];
  const conversation = () => ({ ...CONVERSATION, party: 'employer' as const, unread: 0, assignee });
  const api = serveApi({
    'GET /api/conversations': () => ({ body: listOf([conversation()]) }),
    [`GET ${MESSAGES}`]: () => ({
      body: { ...threadOf([ownMessage({ sentAt: '2026-11-12T13:20:00.000Z' })], conversation()), handovers },
    }),
    'GET /api/employer/team': () => ({ body: TEAM }),
    'GET /api/employer/templates': () => ({ body: { items: [TEMPLATE] } }),
    [`PUT ${MESSAGES}/assignee`]: ({ body }) => {
      const { userId } = body as { userId: string | null };
      assignee = userId ? { userId, name: 'Rolf Amt' } : null;
      handovers.push({ id: 1, by: 'Eva Haus', to: 'Rolf Amt', isAssigned: true, at: '2026-11-13T08:00:00.000Z' });
      return { body: conversation() };
    },
  });
  const employer = { employerId: EMPLOYER, mayWrite, mayAssign: mayWrite };
  const view = renderApp(
    <MessagesScreen base={BASE} party="employer" employer={employer} accountId="eva" applicationId={APPLICATION} />,
    { at: `${BASE}/${APPLICATION}` },
  );
  return { ...view, ...api };
}

test('a conversation is given to a colleague who may answer, and the team reads that it was', async () => {
  const { user } = open();
  const care = await screen.findByLabelText('Zuständig');
  expect(await screen.findByRole('option', { name: 'Rolf Amt' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Leo Lesend' })).toBeNull();
  await user.selectOptions(care, 'Rolf Amt');
  expect(await screen.findByText(/^Eva Haus hat die Unterhaltung an Rolf Amt übergeben/)).toBeInTheDocument();
  expect(care).toHaveDisplayValue('Rolf Amt');
});

test('a text of the employer comes to stand at the cursor, with the name filled in', async () => {
  const { user } = open();
  const text = await screen.findByRole('textbox', { name: 'Nachricht schreiben' });
  await user.type(text, 'Anfang Ende', { initialSelectionStart: 0 });
  (text as HTMLTextAreaElement).setSelectionRange(7, 7);
  await user.click(screen.getByRole('button', { name: /Vorlage/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Unterlagen/ }));
  expect(text).toHaveValue('Anfang Guten Tag Miriam Falk,\n\nbitte senden Sie uns Ihr Zeugnis.Ende');
});

test('a viewer reads and is informed who answers', async () => {
  open({ mayWrite: false });
  expect(await screen.findByText('Nur Inhaber:innen und Recruiting können antworten.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Nachricht schreiben' })).toBeNull();
  expect(screen.queryByLabelText('Zuständig')).toBeNull();
});
