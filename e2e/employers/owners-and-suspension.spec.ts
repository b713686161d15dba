import { randomUUID } from 'node:crypto';
import { expectAccessibleAtBothWidths } from '../accessible.ts';
import { callAs } from '../identity/accounts/call-as.ts';
import { findInMail } from '../identity/accounts/mails.ts';
import { openSignedIn, registerPerson } from '../identity/accounts/registered-person.ts';
import { publishJob } from '../jobs/listings/publish-job.ts';
import { DEMO_LOGINS } from '../screens/own-screens.ts';
import { expect, test } from '../test.ts';

const TEAM = '/employer-dashboard/team';

test('an address becomes the account address once its holder agrees', async ({ page, request }) => {
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Eva Stern' });
  await publishJob(request, owner, 'Pflegefachkraft (m/w/d) Kontoadresse');
  const holder = await registerPerson(request, { role: 'employer', fullName: 'Büro Wehr' });
  await openSignedIn(page, owner, TEAM);
  const card = page.getByRole('region', { name: 'Kontoadresse' });
  await expect(card.getByText('Zurzeit ist keine Kontoadresse festgelegt.')).toBeVisible();
  await card.getByRole('button', { name: 'Zustimmung anfragen' }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await card.getByLabel('Neue Kontoadresse').fill(holder.email);
  await card.getByRole('button', { name: 'Zustimmung anfragen' }).dblclick();
  await expect(page.getByText('soll Kontoadresse werden')).toBeVisible();
  await expect(card.getByText('Zurzeit ist keine Kontoadresse festgelegt.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const link = await findInMail(request, holder.email, /./, /https?:\S+\/team-einladung\S+/);
  await openSignedIn(page, holder, new URL(link).pathname + new URL(link).search + new URL(link).hash);
  await expect(page.getByText(/wird .* die Kontoadresse von Klinik am Wehr/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Einladung annehmen' }).click();
  await expect(page).toHaveURL(/\/employer-dashboard/);
  await page.goto(TEAM);
  await expect(page.getByText(`Kontoadresse ist ${holder.email}.`)).toBeVisible();
});

test('a suspended employer disappears from the market and reads why until it is lifted', async ({ page, request }) => {
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Mira Sperl' });
  const jobId = await publishJob(request, owner, 'Pflegefachkraft (m/w/d) Sperre');
  const name = `Klinik am Wehr ${randomUUID().slice(0, 6)}`;
  expect((await (await callAs(request, owner))('PATCH', '/api/employer/profile', { name })).status).toBe(200);
  await openSignedIn(page, DEMO_LOGINS.admin, `/admin-dashboard/arbeitgeber?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Sperren' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/API-Schlüssel, Dateilinks, Feeds und Webhooks/)).toBeVisible();
  await dialog.getByLabel('Grund').fill('Das Haus gibt es nicht.');
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Sperren' }).click();
  await expect(dialog).toHaveCount(0);
  expect([404, 410]).toContain((await request.get(`/api/jobs/${jobId}`)).status());

  await openSignedIn(page, owner, '/employer-dashboard');
  await expect(page.getByText('Grund: Das Haus gibt es nicht.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await openSignedIn(page, DEMO_LOGINS.admin, `/admin-dashboard/arbeitgeber?q=${encodeURIComponent(name)}`);
  await row.getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Sperre aufheben' }).click();
  await expect(row).toContainText('Nicht bestätigt');
  // Jobs stay paused until the employer resumes them.
  expect((await request.get(`/api/jobs/${jobId}`)).status()).toBe(404);
  await openSignedIn(page, owner, '/employer-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Grund: Das Haus gibt es nicht.')).toHaveCount(0);
});
