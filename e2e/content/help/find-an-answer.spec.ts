import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { openSignedIn } from '../../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';

test('a question is proposed while one types, opens by its address, and is found as a sentence', async ({ page }) => {
  await page.goto('/hilfe');
  await waitForHydration(page);
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Ihre Frage' });
  await expect(search).toBeFocused();
  await search.fill('zurückziehen');
  await page.getByRole('option', { name: /Wie ziehe ich eine Bewerbung zurück/ }).click();
  await expect(page).toHaveURL(/\/hilfe#bewerbung-zurueckziehen$/);
  await expect(page.getByText('Eine zurückgezogene Bewerbung bleibt zurückgezogen.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await search.fill('Mein Lebenslauf lässt sich nicht hochladen');
  await page.getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect(page.getByRole('group').filter({ hasText: 'Wie lade ich meinen Lebenslauf hoch?' })).toBeVisible();
});

test('without an answer the words are copied to the message, which proposes help and is saved as a draft', async ({
  page,
}) => {
  await page.goto('/hilfe?q=Raumschiff');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Dazu haben wir noch keine Antwort.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Nachricht schreiben' }).click();
  const subject = page.getByLabel('Betreff');
  await expect(subject).toHaveValue('Raumschiff');
  await subject.fill('Passwort vergessen');
  await page.getByLabel('Nachricht', { exact: true }).fill('Der Link in der Mail führt ins Leere.');
  await expect(page.getByText('Vielleicht hilft Ihnen das schon')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: /Ich habe mein Passwort vergessen/ }).click();
  await expect(page.getByText('führt „Passwort vergessen“ zu einem Link per E-Mail')).toBeVisible();
  await page.goto('/kontakt');
  await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue('Der Link in der Mail führt ins Leere.');
});

test('an employer comes to the questions of employers, and may look at the others', async ({ page }) => {
  await openSignedIn(page, DEMO_LOGINS.employer, '/hilfe');
  await expect(page).toHaveURL(/rolle=arbeitgeber/);
  await expect(page.locator('#stellen-aus-feed')).toBeVisible();
  await page.getByRole('link', { name: 'Ich suche eine Stelle' }).click();
  await expect(page.locator('#merkliste')).toBeVisible();
});
