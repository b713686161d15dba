import { randomUUID } from 'node:crypto';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { openSignedIn } from '../../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';

const ANSWER = 'Die Anzeige ist wieder da. Bitte laden Sie die Seite neu.';

test('a visitor asks, the support answers, and the visitor reads the answer', async ({ page }) => {
  const subject = `Meine Anzeige fehlt ${randomUUID().slice(0, 6)}`;
  await page.goto('/kontakt');
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Ich vertrete einen Arbeitgeber' }).check();
  await page.getByLabel('Thema').selectOption('jobs');
  await page.getByLabel('Betreff').fill(subject);
  await page.getByLabel('Nachricht', { exact: true }).fill('Seit heute früh ist unsere Anzeige nicht mehr zu finden.');
  await page.getByLabel('E-Mail-Adresse').first().fill(`${randomUUID()}@praxis.example`);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Nachricht ist eingegangen' })).toBeVisible();
  const ticketPath = await page.getByRole('link', { name: 'Anfrage ansehen' }).getAttribute('href');
  await expectAccessibleAtBothWidths(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, DEMO_LOGINS.admin, `/admin-dashboard/support?q=${encodeURIComponent(subject)}`);
  await page.getByRole('link', { name: subject }).click();
  await page.getByLabel('Antwort', { exact: true }).fill(ANSWER);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Antworten', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: ANSWER })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ticketPath ?? '');
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(page.getByText('Beantwortet')).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin-dashboard/support?q=${encodeURIComponent(subject)}`);
  const row = page.getByRole('row').filter({ hasText: subject });
  await row.getByRole('checkbox').check();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Schließen', exact: true }).click();
  await expect(row).toContainText('Geschlossen');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('anfragen.csv');
});

test('a signed-in person finds a sent message under their own questions', async ({ page }) => {
  const person = DEMO_LOGINS.seeker;
  const subject = `Mein Suchauftrag ${randomUUID().slice(0, 6)}`;
  await openSignedIn(page, person, '/kontakt');
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' }).first()).toHaveValue(person.email);
  await page.getByLabel('Betreff').fill(subject);
  await page.getByLabel('Nachricht', { exact: true }).fill('Ich bekomme seit gestern keine neuen Stellen mehr.');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Nachricht ist eingegangen' })).toBeVisible();
  await page.getByRole('link', { name: 'Meine Anfragen' }).click();
  await expect(page).toHaveURL(/\/konto\/anfragen$/);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText('Ich bekomme seit gestern keine neuen Stellen mehr.')).toBeVisible();
});
