import { expectAccessibleAtBothWidths } from '../accessible.ts';
import { callAs } from '../identity/accounts/call-as.ts';
import { openSignedIn, registerPerson } from '../identity/accounts/registered-person.ts';
import { expect, test } from '../test.ts';

const PROFILE = {
  name: 'Klinik am Wehr',
  type: 'hospital',
  kinds: ['hospital'],
  address: { street: 'Wehrweg 1', postalCode: '50733', city: 'Köln', country: 'DE' },
};

test('a hospital orders a plan on account, finds its invoice, and cancels', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Mira Tönnies' });
  const asOwner = await callAs(request, owner);
  expect((await asOwner('POST', '/api/employer/profile', PROFILE)).status).toBe(201);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, owner, '/employer-dashboard/abrechnung');
  await expect(page.getByText('Noch keine Rechnung.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Praxis bestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Bestellung prüfen' })).toBeVisible();
  await expect(page.getByText(/153,51/).first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  // Missing values are marked at their fields and listed above the form; nothing is ordered.
  await page.getByLabel('Firma').fill('');
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleAtBothWidths(page);

  await page.getByLabel('Firma').fill(PROFILE.name);
  await page.getByLabel('Straße und Hausnummer').fill(PROFILE.address.street);
  await page.getByLabel('Postleitzahl').fill(PROFILE.address.postalCode);
  await page.getByLabel('Ort', { exact: true }).fill(PROFILE.address.city);
  await page.getByLabel('Rechnungen per E-Mail an').fill(owner.email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();

  await expect(page).toHaveURL(/\/abrechnung$/);
  await expectAccessibleAtBothWidths(page);
  const invoices = page.getByRole('table', { name: 'Ihre Rechnungen' });
  await expect(invoices.getByText(/Offen bis/)).toBeVisible();
  const loading = page.waitForEvent('download');
  await invoices.getByRole('button', { name: /PDF/ }).click();
  expect((await loading).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('button', { name: 'Kündigen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
  await expect(page.getByText(/^Gekündigt zum/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
