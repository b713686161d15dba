import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { joinDatabase } from '../../../apps/server/src/database/start-database.ts';
import { dataDirOf } from '../../data-dir.ts';
import { waitForHydration } from '../../hydration.ts';
import { caseOfMail } from '../../identity/accounts/mails.ts';
import { openSignedIn, type Person, registerPerson } from '../../identity/accounts/registered-person.ts';
import { publishJob } from '../../jobs/listings/publish-job.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { test } from '../../test.ts';

const FACTS = 'In der Anzeige werden 49 Euro für Unterlagen verlangt.';
const REASONS = 'Der Satz ist gestrichen, die Anzeige verlangt kein Geld mehr.';

/** Somebody else than the demo's administrator, older in the list, which tests of that list read from its top. */
async function createSecondAdmin(): Promise<Person> {
  const email = `${randomUUID()}@amt.example`;
  const { database, stop } = await joinDatabase({ databaseUrl: undefined, dataDir: dataDirOf(process.env.E2E_PORT) });
  try {
    await database.pool.query(
      `insert into admin_users (id, email, encrypted_password, first_name, last_name, created_at)
       select $1, $2, encrypted_password, 'Edda', 'Erst', created_at - interval '1 day' from admin_users where email = $3`,
      [randomUUID(), email, DEMO_LOGINS.admin.email],
    );
  } finally {
    await stop();
  }
  return { ...DEMO_LOGINS.admin, email };
}

test('a reported job is paused and removed, its employer appeals, and somebody else gives it back; all three read why', {
  tag: '@main',
}, async ({ page, request }) => {
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Mira Tönnies' });
  const title = `Pflegefachkraft (m/w/d) Wehr ${randomUUID().slice(0, 6)}`;
  const jobId = await publishJob(request, owner, title);
  const statusOfJob = async () => (await request.get(`/api/jobs/${jobId}`)).status();
  const reporter = `${randomUUID()}@post.example`;

  await page.goto(`/jobs/${jobId}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Stelle melden' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Worum geht es?').selectOption('payment_demanded');
  await dialog.getByLabel('Was ist Ihnen aufgefallen?').fill('Ich soll vorab 49 Euro für Unterlagen überweisen.');
  await dialog.getByLabel('Ihre E-Mail-Adresse').fill(reporter);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(dialog.getByText('ist eingegangen.')).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  const search = `/admin-dashboard/meldungen?q=${encodeURIComponent(title)}`;
  await openSignedIn(page, await createSecondAdmin(), search);
  await page.getByRole('link', { name: 'Ich soll Geld zahlen' }).click();
  await page.getByRole('button', { name: 'Vorläufig pausieren' }).click();
  await expect(page.getByText('Geprüft von Edda Erst, Anzeige vorläufig pausiert')).toBeVisible();
  await expect.poll(statusOfJob).toBe(404);
  const pausedPath = await caseOfMail(request, owner.email, /vorläufig pausiert/);
  await page.getByRole('radio', { name: /^Entfernt/ }).check();
  await page.getByLabel('Tatsachen').fill(FACTS);
  await page.getByRole('radio', { name: 'Nutzungsbedingungen' }).check();
  await page.getByLabel('Gesetz oder Nummer der Nutzungsbedingungen').fill('Nr. 6.2, kein Geld von Bewerbenden.');
  await page.getByRole('button', { name: 'Entscheidung senden' }).click();
  await expect(page.getByText('Edda Erst').first()).toBeVisible();
  await expect.poll(statusOfJob).toBe(410);

  const casePath = await caseOfMail(request, owner.email, /wurde entfernt/);
  expect(casePath).toBe(pausedPath);
  await openSignedIn(page, owner, casePath);
  await expect(page.getByText(FACTS)).toBeVisible();
  await expect(page.getByText('49 Euro für Unterlagen überweisen')).toHaveCount(0);
  await page
    .getByLabel('Warum soll die Entscheidung geändert werden?')
    .fill('Der Satz stand versehentlich da und ist gestrichen.');
  await page.getByRole('button', { name: 'Beschwerde senden' }).click();
  await expect(page.getByText('Ihre Beschwerde ist eingegangen.')).toBeVisible();

  await openSignedIn(page, DEMO_LOGINS.admin, search);
  await page.getByRole('link', { name: 'Ich soll Geld zahlen' }).click();
  await page.getByRole('radio', { name: /^Entscheidung aufheben/ }).check();
  await page.getByLabel('Begründung für beide Seiten').fill(REASONS);
  await page.getByRole('button', { name: 'Entscheidung aufheben und Seiten benachrichtigen' }).click();
  await expect.poll(statusOfJob).toBe(200);

  await openSignedIn(page, owner, casePath);
  await expect(page.getByRole('heading', { name: 'Entscheidung über Ihre Beschwerde' })).toBeVisible();
  await page.goto(await caseOfMail(request, reporter, /Beschwerde/));
  await expect(page.getByText(REASONS)).toBeVisible();
});
