import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../accessible.ts';
import { findOwnJob } from '../applications/find-own-job.ts';
import { waitForHydration } from '../hydration.ts';
import { callAs } from '../identity/accounts/call-as.ts';
import { openSignedIn, type Person, registerPerson, storeSession } from '../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../screens/own-screens.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const hasCopy = (page: Page) =>
  page.evaluate(async () => Boolean(await caches.match('/account-copy', { cacheName: 'account-v1' })));
const isStored = (page: Page, path: string) =>
  page.evaluate(async (key) => Boolean(await (await caches.open('pages-v1')).match(key)), path);

/** A person with a saved job, an application to it and a message of its employer, of whom the device has a copy. */
async function copyAccount(page: Page, request: APIRequestContext) {
  const employer = await callAs(request, DEMO_LOGINS.employer);
  const person = await registerPerson(request);
  const applicant = await callAs(request, person);
  const job = await findOwnJob(request, employer);
  const { body: sent } = await applicant('POST', `/api/jobs/${job.id}/applications`, { message: 'Guten Tag' });
  await applicant('PUT', `/api/saved-jobs/${job.id}`, { note: 'Ab 14 Uhr anrufen' });
  const text = { text: 'Der Schaukeldienst entfällt bei uns.', clientId: 'offline-1' };
  const { status } = await employer('POST', `/api/applications/${sent.id}/messages`, text);
  expect(status).toBeLessThan(300);
  await openSignedIn(page, person, '/dashboard/merkliste');
  await waitForHydration(page);
  await expect.poll(() => hasCopy(page)).toBe(true);
  await expect.poll(() => isStored(page, `/jobs/${job.id}`)).toBe(true);
  return { person, job, applicationId: sent.id as string };
}

/** Opens a page of the account and expects nothing of the person on it. */
async function expectNothingOf(page: Page, person: Person, title: string) {
  for (const path of ['/dashboard/merkliste', '/dashboard/nachrichten']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
    for (const word of [title, 'Schaukeldienst', person.email])
      await expect(page.locator('body')).not.toContainText(word);
  }
  expect(await hasCopy(page)).toBe(false);
}

test('saved jobs, applications and messages can be read offline, until the person signs out', async ({
  page,
  context,
  request,
}) => {
  const { person, job, applicationId } = await copyAccount(page, request);
  await context.setOffline(true);

  await page.goto('/dashboard/merkliste');
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Merkliste' })).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'Sie sind offline' });
  await expect(note).toContainText(/sehen den Stand vom \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/);
  await expect(note).toContainText('sobald Sie wieder Netz haben');
  const main = page.getByRole('main');
  await expect(main).toContainText('Ab 14 Uhr anrufen');
  await expectAccessibleAtBothWidths(page);

  await main.getByRole('link', { name: 'Bewerbungen' }).click();
  await expect(main).toContainText(/Beworben am \d\d\.\d\d\..*Neu/);
  await main.getByRole('link', { name: 'Nachrichten lesen' }).click();
  await expect(main).toContainText('Der Schaukeldienst entfällt bei uns.');
  await expect(main).toContainText('Antworten können Sie, sobald Sie wieder Netz haben.');
  await expect(main.getByRole('textbox')).toHaveCount(0);

  // Links of mails lead to the same.
  await page.goto(`/dashboard/nachrichten/${applicationId}`);
  await expect(main).toContainText('Der Schaukeldienst entfällt bei uns.');
  await page.goto('/dashboard/merkliste');
  await main
    .getByRole('link', { name: job.title.slice(0, 12) })
    .first()
    .click();
  await expect(page).toHaveURL(`/jobs/${job.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(job.title.slice(0, 12));

  await page.goto('/dashboard/bewerbungen');
  await page.getByRole('button', { name: 'Abmelden und löschen' }).click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-'))))
    .toEqual([]);
  await expect.poll(() => hasCopy(page)).toBe(false);
  await expectNothingOf(page, person, job.title);
});

test('another account on the same device sees nothing, and removes the copy', async ({ page, context, request }) => {
  const { person, job } = await copyAccount(page, request);
  const other = await registerPerson(request, { fullName: 'Timo Brandt' });
  await storeSession(page, other);
  await context.setOffline(true);
  await expectNothingOf(page, person, job.title);

  await context.setOffline(false);
  await page.goto('/dashboard/merkliste');
  await waitForHydration(page);
  await expect.poll(() => hasCopy(page)).toBe(true);
  await context.setOffline(true);
  await page.goto('/dashboard/merkliste');
  await expect(page.getByRole('main')).toContainText('Zu diesem Zeitpunkt war Ihre Merkliste leer.');
});
