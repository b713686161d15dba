import { randomUUID } from 'node:crypto';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { openSignedIn } from '../../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';

test('an error in a visitor’s browser is read by an administrator without anything of the person, and solved', async ({
  page,
}) => {
  // Short enough not to be taken for a token, which would be masked.
  const word = `ohne${randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 10)}`;
  await page.goto('/kontakt?subject=geheim');
  await waitForHydration(page);
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/error-reports'));
  await page.evaluate((name) => {
    setTimeout(() => {
      throw new TypeError(`${name} of anna@post.example is missing`);
    });
  }, word);
  expect((await sent).ok()).toBe(true);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, DEMO_LOGINS.admin, `/admin-dashboard/fehler?q=${word}`);
  const row = page.getByRole('row', { name: new RegExp(word) });
  // The server writes errors every other second; until then the list is empty and shows no table.
  await expect(async () => {
    await page.reload();
    await expect(row).toHaveCount(1, { timeout: 5_000 });
  }).toPass();
  await expect(row).toContainText('/kontakt');
  await expect(row).not.toContainText(/anna@|geheim/);
  await row.getByRole('button', { name: /^Einzelheiten zu/ }).click();
  await expect(
    page.getByText(/^(?:Aufrufe, der innerste zuerst|Zu diesem Fehler gibt es keine Aufrufe\.)$/),
  ).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Als gelöst markieren' }).first().click();
  await expect(row).toContainText('Gelöst');
});
