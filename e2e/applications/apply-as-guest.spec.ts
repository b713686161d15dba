import { waitForHydration } from '../hydration.ts';
import { codeOfMail } from '../identity/accounts/mails.ts';
import { findJobTakenHere } from '../screens/screens.ts';
import { expect, test } from '../test.ts';

const PDF = Buffer.from(
  `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%${'x'.repeat(3_000_000)}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
);

type Job = { questions: { id: string; kind: string; text: string; options: string[]; isRequired: boolean }[] };

test('a guest on a phone applies: types, uploads through a lost connection, gives the code, and the application is there', {
  tag: '@main',
}, async ({ page, request, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const jobId = await findJobTakenHere(request);
  const { questions } = (await (await request.get(`/api/jobs/${jobId}`)).json()) as Job;
  const email = `gast-${Date.now()}@post.example`;
  await page.goto(`/jobs/${jobId}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Bewerben', exact: true }).click();
  await expect(page).toHaveURL(/\/bewerben$/);

  await page.getByRole('textbox', { name: /^Name/ }).fill('Jana Albrecht');
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(email);
  await page.getByRole('textbox', { name: /^Ihre Nachricht/ }).fill('Ich kenne die Station aus der Ausbildung.');
  // The connection breaks with the first part of the file and comes back.
  let broken = 0;
  await context.route('**/api/uploads/*', (route) => {
    if (route.request().method() !== 'PATCH' || broken > 0) return route.continue();
    broken += 1;
    return route.abort('connectionreset');
  });
  const file = { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/^Keine Verbindung\./)).toBeVisible();
  await expect(page.getByText('2,9 MB · geprüft')).toBeVisible({ timeout: 60_000 });

  // Nothing typed or uploaded is lost by a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Ihre Nachricht/ })).toHaveValue(/aus der Ausbildung/);
  await expect(page.getByText('2,9 MB · geprüft')).toBeVisible();

  for (const { kind, text, options } of questions) {
    const group = page.getByRole('group', { name: text });
    if (kind === 'text') await page.getByRole('textbox', { name: text }).fill('Zwei Sätze.');
    if (kind === 'date') await page.getByLabel(text).fill('2027-01-01');
    if (kind === 'choice') await group.getByRole('radio', { name: options[0] ?? '' }).check();
    if (kind === 'choices') await group.getByRole('checkbox', { name: options[0] ?? '' }).check();
    if (kind === 'shifts') await group.getByRole('checkbox', { name: 'Früh' }).check();
  }
  await page.getByRole('checkbox', { name: /darf meine Bewerbung lesen/ }).check();
  await page.getByRole('checkbox', { name: /stimme den Nutzungsbedingungen zu/ }).check();
  await page.getByRole('button', { name: 'Bewerbung senden' }).click();

  await page.getByRole('textbox', { name: 'Einmalcode' }).fill(await codeOfMail(request, email, /Code|bestätigen/));
  await expect(page.getByRole('heading', { name: 'Ihre Bewerbung ist unterwegs' })).toBeVisible();
  await page.getByRole('link', { name: 'Bewerbung ansehen' }).click();
  await expect(page).toHaveURL(/\/dashboard\/bewerbungen\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Lebenslauf.pdf')).toBeVisible();
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByText(/^Beworben am/)).toBeVisible();
});
