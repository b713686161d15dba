import { openSignedIn, registerPerson } from '../../identity/accounts/registered-person.ts';
import { expect, test } from '../../test.ts';

const CV = `Lebenslauf
Jana Albrecht

Berufserfahrung
04/2019 – heute
Pflegefachfrau, Intensivstation
Klinikum Rheinhöhe, Köln

Ausbildung
10/2016 – 03/2019
Ausbildung zur Pflegefachfrau, Pflegeschule Köln

Sprachen
Deutsch C1
Englisch B1
`;

test('a CV is read, its occupation confirmed, and the recommendations follow', async ({ page, request }) => {
  await openSignedIn(page, await registerPerson(request), '/dashboard');
  const recommended = page.getByRole('region', { name: 'Empfohlen für Sie' });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(recommended).toHaveCount(0);

  await page.goto('/dashboard/profil/lebenslauf');
  await page.getByLabel('Datei oder Foto wählen').setInputFiles({
    name: 'lebenslauf.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(CV),
  });
  await expect(page.getByRole('heading', { name: 'Stimmt das so?' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Ins Profil speichern' });
  await expect(save).toBeDisabled();
  await page.getByRole('group', { name: 'Pflegefachkraft' }).getByRole('radio', { name: 'übernehmen' }).check();
  await save.click();
  await expect(page.getByText('Profil gespeichert.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(recommended.getByRole('article').first()).toBeVisible();
});

test('an employer has a job drafted, sees the difference, accepts one part and throws one away', async ({ page }) => {
  await openSignedIn(page, { email: 'arbeitgeber@demo.example', password: 'Demo2026!' }, '/post-job');
  const title = page.getByRole('combobox', { name: 'Titel' });
  await title.fill('Pflegefachkraft (m/w/d)');
  const help = page.getByRole('region', { name: 'Texthilfe' });
  await help.getByRole('button', { name: 'Entwurf aus den Angaben' }).click();
  const intro = help.getByRole('region', { name: 'Vorschlag für: Einleitung' });
  await expect(intro.locator('ins')).toContainText('Pflegefachkraft (m/w/d)');
  await expect(help.getByText('Von festen Regeln geschrieben')).toBeVisible();
  await intro.getByRole('button', { name: /^Übernehmen/ }).click();
  await help
    .getByRole('region', { name: 'Vorschlag für: Ihre Arbeit' })
    .getByRole('button', { name: /^Verwerfen/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Einleitung' })).toContainText('Pflegefachkraft (m/w/d)');
  await expect(page.getByRole('textbox', { name: 'Ihre Arbeit' })).toHaveText('');
  // Rules are no artificial intelligence, so the ad is not marked.
  await expect(help.getByText('Mit KI-Hilfe geschrieben')).toHaveCount(0);
  await expect(page).toHaveURL(/\?job=/);
});
