import { MAX_OWN_TEMPLATES } from '@stellenvisite/contract/messages/message-templates';
import { BUILT_IN_TEMPLATES } from '@stellenvisite/contract/messages/message-templates.data';
import type { MessageTemplates } from '@stellenvisite/contract/messages/message-templates.schema';
import { messageTemplates } from '@stellenvisite/db/schema/messages/message-templates';
import { createEmployer } from '@stellenvisite/db/testing-market';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../../testing/people.ts';

const { app, database } = await buildTestApp();
const { db } = database;

async function createClinic(email: string): Promise<Caller> {
  const { id } = await createPerson(db, { email, role: 'employer' });
  await createEmployer(db, { id, name: email });
  return signIn(app, email);
}
const eva = await createClinic('eva@see.example');
const wald = await createClinic('wald@wald.example');

const URL = '/api/employer/templates';
const WORDS = {
  name: { de: 'Weg', en: 'Way' },
  text: { de: 'Guten Tag {name}, Linie 12.', en: 'Dear {name}, line 12.' },
};
const list = async (caller: Caller) => (await caller.call('GET', URL)).json<MessageTemplates>().items;

beforeEach(async () => {
  await db.delete(messageTemplates);
});

test('an employer begins with texts of every kind, and adds its own', async () => {
  expect(await list(eva)).toHaveLength(BUILT_IN_TEMPLATES.length);
  const added = await eva.call('POST', URL, { kind: 'question', ...WORDS });
  expect(added.statusCode).toBe(201);
  expect((await list(eva)).at(-1)).toMatchObject({ kind: 'question', ...WORDS, isBuiltIn: false });
  expect(await list(wald)).toHaveLength(BUILT_IN_TEMPLATES.length);
});

test('own words stand in for a built-in text until they are taken back', async () => {
  const of = async () => (await list(eva)).find(({ id }) => id === 'rejection.filled');
  await eva.call('PUT', `${URL}/rejection.filled`, WORDS);
  await eva.call('PUT', `${URL}/rejection.filled`, { ...WORDS, name: { de: 'Besetzt', en: 'Filled' } });
  expect(await of()).toMatchObject({ text: WORDS.text, name: { de: 'Besetzt' }, isBuiltIn: true, isChanged: true });
  await eva.call('DELETE', `${URL}/rejection.filled`);
  expect(await of()).toMatchObject({ isChanged: false, name: { de: 'Stelle besetzt' } });
});

test('another employer’s text is not found, neither to change nor to delete', async () => {
  const { items } = (await eva.call('POST', URL, { kind: 'question', ...WORDS })).json<MessageTemplates>();
  const id = items.at(-1)?.id;
  expect((await wald.call('PUT', `${URL}/${id}`, WORDS)).json().code).toBe('message_template.not_found');
  expect((await wald.call('DELETE', `${URL}/${id}`)).json().code).toBe('message_template.not_found');
  expect((await list(eva)).some((template) => template.id === id)).toBe(true);
});

test('there is an end to own texts', async () => {
  const employerId = (await eva.call('GET', '/api/account')).json().id;
  const row = { employerId, kind: 'question', ...WORDS, createdAt: new Date() } as const;
  const rows = Array.from({ length: MAX_OWN_TEMPLATES }, () => ({ id: crypto.randomUUID(), ...row }));
  await db.insert(messageTemplates).values(rows);
  const refused = await eva.call('POST', URL, { kind: 'question', ...WORDS });
  expect(refused.json().code).toBe('message_template.limit_reached');
});
