import { employers } from '@stellenvisite/db/schema/employers/employers';
import { authEvents, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { createEmployer } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const { app, database } = await buildTestApp();
const { db } = database;

beforeEach(async () => {
  await db.delete(employers);
  await db.delete(authUsers);
});

const HOME_CARE = {
  employerType: 'home_care',
  location: 'Graz',
  country: 'AT',
  website: 'pflege-graz.example',
  phone: '+43 316 1',
};

async function newEmployer(email: string, answers: object = HOME_CARE) {
  const { id } = await createPerson(db, { email, role: 'employer' });
  const eva = await signIn(app, email);
  await eva.call('PATCH', '/api/account', { companyName: 'Pflege daheim', fullName: 'Eva Lang' });
  await eva.call('PUT', '/api/account/onboarding', answers);
  return { id, ...eva, complete: () => eva.call('POST', '/api/account/onboarding/completion') };
}

test('at the end of the onboarding a new employer has a public profile that is its owner’s', async () => {
  const eva = await newEmployer('eva@pflege.example');
  const [done] = await Promise.all([eva.complete(), eva.complete()]);
  expect(done.json().employers).toMatchObject([{ employerId: eva.id, mappingType: 'direct_id', isActive: true }]);
  const shown = await app.inject(`/api/employers/${eva.id}`);
  expect(shown.json()).toMatchObject({
    name: 'Pflege daheim',
    type: 'company',
    kinds: ['care_facilities'],
    location: { city: 'Graz', region: 'Steiermark', country: 'AT' },
    website: 'https://pflege-graz.example/',
    email: null,
    phone: null,
    contact: null,
  });
  const created = await db.select().from(authEvents).where(eq(authEvents.action, 'employer_created'));
  expect(created.map(({ userId }) => userId)).toEqual([eva.id]);
});

test('an unknown place is refused, and nothing becomes public', async () => {
  const eva = await newEmployer('eva@pflege.example', { ...HOME_CARE, location: 'Nirgendheim' });
  expect((await eva.complete()).json().code).toBe('place.not_found');
  expect((await eva.call('GET', '/api/account')).json().onboardingComplete).toBe(false);
  expect((await app.inject(`/api/employers/${eva.id}`)).statusCode).toBe(404);
});

test('a request to act for a known employer creates no second one by the onboarding', async () => {
  const employerId = await createEmployer(db, { website: 'https://www.pflegedienst-see.de' });
  const jan = await newEmployer('jan@pflegedienst-see.de');
  await jan.call('POST', '/api/account/employer-links', { employerId });
  await jan.complete();
  expect((await app.inject(`/api/employers/${jan.id}`)).statusCode).toBe(404);
});
