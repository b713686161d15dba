import { testimonials } from '@stellenvisite/db/schema/content/testimonials';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

const {
  app,
  database: { db },
} = await buildTestApp();
await createPerson(db, { email: 'anna@post.example' });
await createAdminPerson(db, 'ada@amt.example');
const anna = await signIn(app, 'anna@post.example');
const admin = await signInAdmin(app, 'ada@amt.example');

const VOICE = {
  quote: 'Nach zwei Wochen hatte ich eine Zusage.',
  name: 'Anna M.',
  role: 'Pflegefachfrau',
  city: 'Köln',
  consent: true,
};
const WORDS = { quoteDe: VOICE.quote, quoteEn: 'I had an offer after two weeks.', roleDe: VOICE.role, roleEn: 'Nurse' };
const shown = async () => (await db.select().from(testimonials)).map(({ name, quoteEn }) => [name, quoteEn]);
const waiting = async () => (await admin.call('GET', '/api/admin/testimonials?status=waiting')).json();
const decide = (id: string, body: object) => admin.call('POST', `/api/admin/testimonials/${id}/decision`, body);

const told = async (): Promise<object[]> => {
  const { items } = (await anna.call('GET', '/api/notifications')).json();
  return items.flatMap(({ content }: { content: { kind: string; data: object } }) =>
    content.kind === 'testimonial.decided' ? [content.data] : [],
  );
};

test('nothing is taken without consent, and nothing is shown before a decision', async () => {
  expect((await anna.call('PUT', '/api/testimonials/mine', { ...VOICE, consent: false })).statusCode).toBe(400);
  expect((await anna.call('PUT', '/api/testimonials/mine', VOICE)).json()).toMatchObject({ status: 'waiting' });
  expect(await shown()).toEqual([]);
});

test('published it appears in both languages; new words wait again, and a withdrawn consent takes them away', async () => {
  const { items } = await waiting();
  expect((await decide(items[0].id, { decision: 'publish', ...WORDS })).statusCode).toBe(204);
  expect(await shown()).toEqual([['Anna M.', 'I had an offer after two weeks.']]);
  await decide(items[0].id, { decision: 'publish', ...WORDS, quoteEn: 'Two weeks, one offer.' });
  expect(await shown()).toEqual([['Anna M.', 'Two weeks, one offer.']]);
  expect(await told()).toEqual([{ isPublished: true }]);

  await anna.call('PUT', '/api/testimonials/mine', { ...VOICE, quote: 'Nach drei Wochen hatte ich zwei Zusagen.' });
  expect(await shown()).toEqual([]);
  await decide(items[0].id, { decision: 'publish', ...WORDS });
  expect((await anna.call('DELETE', '/api/testimonials/mine')).statusCode).toBe(204);
  expect(await shown()).toEqual([]);
  expect((await anna.call('GET', '/api/testimonials/mine')).json()).toEqual({ testimonial: null });
});

test('declined, the person reads why', async () => {
  await anna.call('PUT', '/api/testimonials/mine', VOICE);
  const { items } = await waiting();
  await decide(items[0].id, { decision: 'decline', reason: 'Bitte ohne Namen der Klinik.' });
  expect((await anna.call('GET', '/api/testimonials/mine')).json().testimonial).toMatchObject({
    status: 'declined',
    reason: 'Bitte ohne Namen der Klinik.',
  });
  expect(await told()).toContainEqual({ isPublished: false });
});
