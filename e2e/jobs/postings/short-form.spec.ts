import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { callAs } from '../../identity/accounts/call-as.ts';
import { openSignedIn, registerPerson } from '../../identity/accounts/registered-person.ts';
import { expect, test } from '../../test.ts';

const PRACTICE = {
  name: 'Praxis Dr. Rehm',
  type: 'practice',
  facility: 'practice',
  kinds: ['private_practices'],
  address: { street: 'Hauptstraße 12', postalCode: '51465', city: 'Bergisch Gladbach', country: 'DE' },
  phone: '02202 555 018',
  openingHours: 'Mo, Di, Do, Fr 07:45–14:00 Uhr',
  benefits: ['Fahrtkostenzuschuss', 'Fortbildung bezahlt'],
};

/** Counts the controls that are used, each once. */
function countTouched(page: Page) {
  const touched = new Set<string>();
  const touch = (name: string, control: Locator) => {
    touched.add(name);
    return control;
  };
  return {
    field: (name: string) => touch(name, page.getByLabel(name, { exact: true })),
    button: (name: string) => touch(name, page.getByRole('button', { name, exact: true })),
    count: () => touched.size,
  };
}

test('a practice posts on a phone in the short form', { tag: '@main' }, async ({ page, request }) => {
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Dr. Jana Rehm' });
  const asOwner = await callAs(request, owner);
  expect((await asOwner('POST', '/api/employer/profile', PRACTICE)).status).toBe(201);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, owner, '/employer-dashboard/stellen/neu');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Neue Stelle in zehn Angaben' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Berufsbezeichnung' })).toHaveValue(
    'Medizinische/-r Fachangestellte/-r (m/w/d)',
  );
  await expect(page.getByRole('button', { name: 'Mittwoch: frei' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Donnerstag: Tag' })).toBeVisible();
  await expectAccessible(page);

  const touched = countTouched(page);
  await touched.field('Beschäftigungsart').selectOption('part_time');
  await touched.field('Std. pro Woche').fill('25');
  await touched.field('von (€)').fill('2.600');
  await touched.field('bis (€)').fill('3.100');
  await touched.button('ab sofort').click();
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible();

  await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Vorschau der Anzeige' });
  await expect(preview).toContainText('Patientinnen und Patienten empfangen');
  const facts = preview.locator('dd b');
  await expect(facts.first()).toBeVisible();
  // A word that does not fit would be broken inside.
  const broken = await facts.evaluateAll((values) => values.filter((value) => value.scrollWidth > value.clientWidth));
  expect(broken).toHaveLength(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Mehr angeben' }).click();
  await expect(page.getByRole('heading', { name: 'Das bringen Sie mit' })).toBeVisible();
  await page.getByRole('button', { name: 'Weniger anzeigen' }).click();
  await page.getByRole('button', { name: 'Zur Prüfung einreichen', exact: true }).click();
  await expect(page.getByText('Ihre Stelle ist eingereicht.')).toBeVisible();
  expect(touched.count()).toBeLessThanOrEqual(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const [job] = (await asOwner('GET', '/api/employer/jobs')).body.items;
  const { content } = (await asOwner('GET', `/api/employer/jobs/${job.id}`)).body;
  expect(content).toMatchObject({
    category: 'mfa',
    employmentType: 'part_time',
    salary: { min: 2600, max: 3100, period: 'month' },
    contact: { name: 'Dr. Jana Rehm', phone: '02202 555 018' },
    duty: { shifts: ['day'] },
  });
});
