import { randomUUID } from 'node:crypto';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { openSignedIn, registerPerson } from '../../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';

test('somebody gives a voice with consent, sees it published, and withdraws it', async ({ page, request }) => {
  const name = `Ines ${randomUUID().slice(0, 4)}.`;
  const person = await registerPerson(request);
  await openSignedIn(page, person, '/ihre-stimme');
  await waitForHydration(page);
  await page.getByLabel('Ihre Worte').fill('Nach zwei Tagen hatte ich eine Antwort und ein Gespräch.');
  await page.getByLabel('Name, wie er erscheinen soll').fill(name);
  await page.getByLabel('Beruf oder Funktion').fill('Pflegefachfrau');
  await page.getByLabel('Ort', { exact: true }).fill('Kassel');
  await page.getByRole('checkbox').check();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Stimme abgeben' }).click();
  await expect(page.getByText('Ihre Worte werden gerade gelesen.')).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, DEMO_LOGINS.admin, '/admin-dashboard/stimmen?status=waiting');
  await page.getByRole('row', { name }).getByRole('button', { name: 'Entscheiden' }).click();
  await page.getByLabel('Worte auf Englisch').fill('Two days later I had an answer and an interview.');
  await page.getByLabel('Beruf auf Englisch').fill('Nurse');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByRole('row', { name })).toHaveCount(0);

  await openSignedIn(page, person, '/ihre-stimme');
  await expect(page.getByText('Ihre Worte stehen auf der Startseite.')).toBeVisible();
  await page.getByRole('button', { name: 'Einwilligung zurücknehmen' }).click();
  await expect(page.getByText('Ihre Worte stehen auf der Startseite.')).toBeHidden();
});
