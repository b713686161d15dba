import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

const AMOUNT = /\d{1,2}\.\d{3}\s€/;

test('whoever looks for pay finds occupation and region, what a move means, and the jobs', async ({ page }) => {
  await page.goto('/gehaelter');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Pflegefachkraft', exact: true }).click();
  await expect(page).toHaveURL(/\/gehaelter\/pflegefachkraft$/);
  const median = page.locator('p[data-median] b');
  await expect(median).toHaveText(AMOUNT);
  await expectAccessibleAtBothWidths(page);

  await waitForHydration(page);
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Bayern' });
  await expect(page).toHaveURL(/\/gehaelter\/pflegefachkraft\/bayern/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bayern');
  await expect(median).toHaveText(AMOUNT);
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Als Tabelle' }).click();
  const spread = page.getByRole('table', { name: 'Anzahl der Anzeigen nach Gehalt' });
  await expect(spread.getByRole('row').nth(1)).toContainText(AMOUNT);
  const move = page.getByRole('region', { name: 'Was ein Umzug bedeutet' });
  await expect(move).toContainText('Unterschied im Jahr');
  await expect(move).toContainText(AMOUNT);
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('link', { name: /passende Stellen? ansehen/ }).click();
  await expect(page).toHaveURL(/\/jobs\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
