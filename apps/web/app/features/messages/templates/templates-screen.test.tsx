import type { MessageTemplate } from '@stellenvisite/contract/messages/message-templates.schema';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ownEmployer } from '../../employers/area/shared/own-employer.fixture.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { TemplatesScreen } from './templates-screen.tsx';

const REJECTION: MessageTemplate = {
  id: 'rejection.filled',
  kind: 'rejection',
  isBuiltIn: true,
  isChanged: false,
  name: { de: 'Stelle besetzt', en: 'Position filled' },
  text: { de: 'Guten Tag {name}, die Stelle ist besetzt.', en: 'Dear {name}, the position is filled.' },
};

function open(role: 'owner' | 'viewer' = 'owner') {
  let items = [REJECTION];
  const { calls } = serveApi({
    'GET /api/employer/templates': () => ({ body: { items } }),
    'PUT /api/employer/templates/rejection.filled': ({ body }) => {
      items = [{ ...REJECTION, ...(body as Pick<MessageTemplate, 'name' | 'text'>), isChanged: true }];
      return { body: items[0] };
    },
    'DELETE /api/employer/templates/rejection.filled': () => {
      items = [REJECTION];
      return { status: 204 };
    },
  });
  const employer = ownEmployer({ role });
  const view = renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <TemplatesScreen />
    </ActingEmployerContext>,
  );
  return { ...view, calls };
}

const change = () => screen.findByRole('button', { name: /Stelle besetzt/ });
const germanText = () => within(screen.getByRole('group', { name: 'Deutsch' })).getByLabelText('Text');

it('changes a built-in text in both languages and takes it back to its first words', async () => {
  const { user, calls } = open();
  await user.click(await change());
  await user.type(germanText(), ' Alles Gute!');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText(/Alles Gute!$/)).toBeInTheDocument();
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    name: REJECTION.name,
    text: { de: 'Guten Tag {name}, die Stelle ist besetzt. Alles Gute!', en: REJECTION.text.en },
  });
  await user.click(await change());
  await user.click(screen.getByRole('button', { name: /zurücksetzen|wiederherstellen/i }));
  expect(await screen.findByText('Guten Tag {name}, die Stelle ist besetzt.')).toBeInTheDocument();
});

it('names a placeholder that nothing is filled in for, and asks for both languages before it saves', async () => {
  const { user, calls } = open();
  await user.click(await change());
  await user.type(germanText(), ' {{vorname}');
  expect(germanText()).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await user.clear(germanText());
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
});

it('is only to be read for who may not change it', async () => {
  open('viewer');
  expect(await screen.findByRole('heading', { name: /Stelle besetzt/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Stelle besetzt|Neue Vorlage/ })).toBeNull();
});
