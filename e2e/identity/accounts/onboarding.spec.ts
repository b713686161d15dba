import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { expect, test } from '../../test.ts';
import { registerPerson, signIn } from './registered-person.ts';

test('a job seeker answers, leaves, goes on where they left off, and lands on matching jobs', { tag: '@main' }, async ({
  page,
  request,
}) => {
  await signIn(page, await registerPerson(request), '/');
  await expect(page).toHaveURL(/onboarding-jobseeker/);
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await next.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bitte wählen Sie einen Bereich.' })).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('radio', { name: 'Pflege' }).check();
  await next.dblclick();
  await expect(page.getByRole('heading', { name: 'Wo möchten Sie arbeiten?' })).toBeFocused();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Ihr Profil ist zu \d+ % vollständig/ })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Weitermachen' }).click();
  await page.getByRole('combobox', { name: 'Ort oder Postleitzahl' }).fill('Köln');
  await page.getByRole('option', { name: /^Köln/ }).first().click();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Welche Dienste kommen für Sie infrage?' })).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('checkbox', { name: 'Früh' }).check();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Wie viel und ab wann möchten Sie arbeiten?' })).toBeFocused();
  await page.getByRole('button', { name: 'Überspringen' }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Köln, 30 km')).toBeVisible();
  // What was answered is the profile, with the same percentage on every page.
  const share = (await page.getByRole('heading', { name: /^Ihr Profil ist zu/ }).textContent()) ?? '';
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  for (const path of ['/konto', '/dashboard/profil']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: share })).toBeVisible();
  }
  await expect(page.getByRole('combobox', { name: 'Ort', exact: true })).toHaveValue(/^Köln/);
  await expect(page.getByRole('button', { name: 'Montag Früh: möglich', exact: true })).toBeVisible();
  await expect(page.getByText('keine Nächte', { exact: true })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('somebody who hires introduces their employer', async ({ page, request }) => {
  await signIn(page, await registerPerson(request, { role: 'employer', fullName: 'Mira Tönnies' }), '/');
  await expect(page).toHaveURL(/onboarding-employer/);
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await page.getByLabel('Name der Einrichtung').fill('Klinikum Rheinhöhe');
  await page.getByRole('radio', { name: 'Krankenhaus' }).check();
  await expectAccessibleAtBothWidths(page);
  await next.click();
  await page.getByRole('combobox', { name: 'Ort oder Postleitzahl' }).fill('50733');
  await page.getByRole('option', { name: /Köln/ }).click();
  await next.click();
  // The registration has asked for the name already.
  await expect(page.getByLabel('Vor- und Nachname', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vor- und Nachname ändern' })).toBeVisible();
  await next.click();
  await expect(page.getByText('passt kein Arbeitgeber')).toBeVisible();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page).toHaveURL(/\/employer-dashboard$/);
  const own = page.getByRole('button', { name: /^Klinikum Rheinhöhe/ });
  await expect(own).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await own.click();
  await page.getByRole('menuitem', { name: 'Öffentliches Profil ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klinikum Rheinhöhe' })).toBeVisible();
});
