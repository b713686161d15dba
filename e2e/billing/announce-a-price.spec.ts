import { expectAccessible, expectAccessibleAtBothWidths } from '../accessible.ts';
import { waitForHydration } from '../hydration.ts';
import { callAs } from '../identity/accounts/call-as.ts';
import { findInMail } from '../identity/accounts/mails.ts';
import { openSignedIn, registerPerson } from '../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../screens/own-screens.ts';
import { expect, test } from '../test.ts';
import { orderPlan } from './order-plan.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) =>
  new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    Date.now() + days * DAY_MS,
  );

test('a new price is announced, seen by who buys and who pays, and taken back', async ({ page, request }) => {
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Mira Tönnies' });
  await orderPlan(request, owner, { name: 'Klinik am Wehr', plan: 'hospital' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, DEMO_LOGINS.admin, '/admin-dashboard/plaene');
  await page.getByRole('button', { name: 'Ändern Klinik' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Monat netto, EUR').fill('431,00');
  await dialog.getByLabel('Neuer Preis für Bestellungen ab').fill(inDays(20));
  await dialog.getByLabel('Neuer Preis für laufende Buchungen ab').fill(inDays(60));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Bestellungen ab ${inDays(20)}, laufende Buchungen ab ${inDays(60)}`)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await findInMail(request, owner.email, /Neuer Preis/, /431,00/);

  await page.goto('/preise');
  await expect(page.getByText(`Für Bestellungen ab ${inDays(20)}: 431,00\u00a0€ im Monat, netto`)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await openSignedIn(page, owner, '/employer-dashboard/abrechnung');
  await expect(page.getByText(/^Ab \d{2}\.\d{2}\.\d{4}: 431,00/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await openSignedIn(page, DEMO_LOGINS.admin, '/admin-dashboard/plaene');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Zurücknehmen Klinik' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preis zurücknehmen' }).click();
  await expect(page.getByText('Angekündigter Preis')).toHaveCount(0);
  await findInMail(request, owner.email, /kommt nicht/, /390,00/);
  await page.goto('/preise');
  await expect(page.getByText('431,00')).toHaveCount(0);
  const asAdmin = await callAs(request, DEMO_LOGINS.admin);
  const { body } = await asAdmin('GET', '/api/admin/price-changes');
  expect(body).toEqual({ items: [] });
});
