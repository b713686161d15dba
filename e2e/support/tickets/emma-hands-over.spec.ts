import { randomUUID } from 'node:crypto';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { openSignedIn } from '../../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';

test('Emma hands a question over, the support answers with a text block, and the visitor reads it by the link', async ({
  page,
}) => {
  const question = `Gilt meine Anerkennung auch in Wien? ${randomUUID().slice(0, 6)}`;
  const title = `Anerkennung ${randomUUID().slice(0, 6)}`;
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'KI Emma' }).click();
  const panel = page.getByRole('complementary', { name: 'Emma', exact: true });
  await panel.getByRole('button', { name: 'Mit einem Menschen sprechen' }).click();
  await panel.getByRole('textbox', { name: 'Ihre Frage' }).fill(question);
  await panel.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' }).fill(`${randomUUID()}@post.example`);
  await panel.getByRole('button', { name: 'Frage senden' }).click();
  const ticketPath = await panel.getByRole('link', { name: 'Anfrage ansehen' }).getAttribute('href');

  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, DEMO_LOGINS.admin, `/admin-dashboard/support?q=${encodeURIComponent(question)}`);
  await expect(page.getByText('von Emma übergeben')).toBeVisible();
  const blocks = page.getByRole('region', { name: 'Textbausteine' });
  await blocks.getByRole('button', { name: 'Neuer Textbaustein' }).click();
  await blocks.getByLabel('Name').fill(title);
  await blocks.getByLabel('Text des Bausteins').fill('Darüber entscheidet die Behörde.');
  await expectAccessibleAtBothWidths(page);
  await blocks.getByRole('button', { name: 'Speichern' }).click();
  await blocks.getByRole('button', { name: new RegExp(`^Bearbeiten.*${title}`) }).click();
  await blocks.getByLabel('Text des Bausteins').fill('In Österreich entscheidet darüber die Behörde.');
  await blocks.getByRole('button', { name: 'Speichern' }).click();
  // The field has the words before they are saved.
  await expect(blocks.getByLabel('Text des Bausteins')).toHaveCount(0);
  await expect(blocks.getByText('In Österreich entscheidet darüber die Behörde.')).toBeVisible();

  await page.getByRole('link', { name: question }).click();
  await page.getByRole('combobox', { name: 'Textbaustein', exact: true }).selectOption({ label: `${title} (de)` });
  await page.getByRole('button', { name: 'Antworten', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'In Österreich entscheidet' })).toBeVisible();
  await page.goto('/admin-dashboard/support');
  await blocks.getByRole('button', { name: new RegExp(`^Löschen.*${title}`) }).click();
  await expect(blocks.getByText(title)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ticketPath ?? '');
  await expect(page.getByText('In Österreich entscheidet darüber die Behörde.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
