import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readArchive } from '../../apps/server/src/testing/read-archive.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../accessible.ts';
import { waitForHydration } from '../hydration.ts';
import { openSignedIn, registerPerson } from '../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../screens/own-screens.ts';
import { expect, test } from '../test.ts';
import { orderPlan } from './order-plan.ts';

const openArchive = async (download: Download) => readArchive(await readFile(await download.path()));

test('an employer loads all invoices, and an administrator those of a month, as a ZIP of PDFs', async ({
  page,
  request,
}) => {
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Mira Tönnies' });
  const number = await orderPlan(request, owner, { name: 'Klinik am Wehr', plan: 'practice' });
  await openSignedIn(page, owner, '/employer-dashboard/abrechnung');
  await waitForHydration(page);
  const [own] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Alle als ZIP' }).click(),
  ]);
  expect(own.suggestedFilename()).toBe('rechnungen.zip');
  expect(await openArchive(own)).toEqual([{ name: `Rechnung ${number}.pdf`, begin: '%PDF-' }]);
  await expectAccessibleAtBothWidths(page);

  await openSignedIn(page, DEMO_LOGINS.admin, '/admin-dashboard/plaene/rechnungen');
  await page.getByRole('button', { name: 'Als ZIP laden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rechnungen eines Monats' });
  await expectAccessible(page);
  const [month] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Als ZIP laden' }).click(),
  ]);
  expect(month.suggestedFilename()).toMatch(/^rechnungen-\d{4}-\d{2}\.zip$/);
  const files = await openArchive(month);
  expect(files).toContainEqual({ name: `Rechnung ${number} Klinik am Wehr.pdf`, begin: '%PDF-' });
  for (const { name, begin } of files) expect([name, begin]).toEqual([expect.stringMatching(/\.pdf$/), '%PDF-']);
});

test('what can be done with an invoice is in the menu of its row', async ({ page, request }) => {
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Mira Tönnies' });
  const number = await orderPlan(request, owner, { name: 'Praxis am Wehr', plan: 'practice' });
  await openSignedIn(page, DEMO_LOGINS.admin, `/admin-dashboard/plaene/rechnungen?q=${number}`);
  const row = page.getByRole('row', { name: number });
  await row.getByRole('button', { name: `Aktionen zu ${number}` }).click();
  await expectAccessible(page);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PDF laden' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe(`${number}.pdf`);
  await row.getByRole('button', { name: `Aktionen zu ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Als bezahlt vermerken' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Als bezahlt vermerken' }).click();
  await expect(row.getByText('Bezahlt')).toBeVisible();
  await row.getByRole('button', { name: `Aktionen zu ${number}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Korrigieren' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Als bezahlt vermerken' })).toHaveCount(0);
});
