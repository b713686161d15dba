import { createEmployer } from '@stellenvisite/db/testing-market';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createAdminPerson, signInAdmin } from '../testing/people.ts';

const { app, database } = await buildTestApp({ withPages: true });
const { db } = database;
await createAdminPerson(db, 'ada@amt.example');
const ada = await signInAdmin(app, 'ada@amt.example');
const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

test('the page of an employer that was merged leads for good to the one that remains, however often it was merged', async () => {
  const first = await createEmployer(db, { name: 'Klinik am See', city: 'Köln' });
  const second = await createEmployer(db, { name: 'Klinik am See gGmbH', city: 'Köln' });
  const last = await createEmployer(db, { name: 'Haus am See', city: 'Köln' });
  expect((await open(`/arbeitgebern/${first}`)).statusCode).toBe(200);

  await ada.call('POST', `/api/admin/employers/${first}/merge`, { intoId: second });
  const moved = await open(`/arbeitgebern/${first}?von=suche`);
  expect(moved.statusCode).toBe(301);
  expect(moved.headers.location).toBe(`/arbeitgebern/${second}?von=suche`);

  await ada.call('POST', `/api/admin/employers/${second}/merge`, { intoId: last });
  for (const old of [first, second]) {
    const answer = await open(`/arbeitgebern/${old}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `/arbeitgebern/${last}`]);
  }
  const remaining = await open(`/arbeitgebern/${last}`);
  expect(remaining.statusCode).toBe(200);
  expect(remaining.body).toContain('Haus am See');
});
