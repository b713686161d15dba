import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { callAs } from '../../identity/accounts/call-as.ts';
import { openSignedIn } from '../../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';
import { toast } from '../../toast.ts';

const PHONE = '+49 221 5550 3170';

test('what the operator says is checked, logged, and on the pages at once', async ({ page, request, reader }) => {
  const asAdmin = await callAs(request, DEMO_LOGINS.admin);
  const { body: before } = await asAdmin('GET', '/api/admin/settings');
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSignedIn(page, DEMO_LOGINS.admin, '/admin-dashboard/einstellungen');
    await page.getByLabel('Telefon', { exact: true }).fill(PHONE);
    await page.getByLabel('Umsatzsteuer-ID').fill('12345');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Umsatzsteuer-ID' });
    await expect(summary).toBeFocused();
    await expectAccessibleAtBothWidths(page);
    await summary.getByRole('link', { name: 'Umsatzsteuer-ID' }).click();
    await expect(page.getByLabel('Umsatzsteuer-ID')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('DE123456789');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(toast(page, 'Gespeichert. Die Änderung gilt sofort.')).toBeVisible();

    for (const path of ['/impressum', '/hilfe', '/kontakt']) {
      await expect
        .poll(async () => {
          await reader.goto(path);
          return reader.locator('main').textContent();
        })
        .toContain(PHONE);
    }
    await page.goto('/admin-dashboard/protokoll');
    await expect(page.getByText('Einstellungen geändert').first()).toBeVisible();
  } finally {
    await asAdmin('PUT', '/api/admin/settings', before);
  }
});
