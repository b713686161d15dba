import { randomUUID } from 'node:crypto';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { publishJob } from '../../jobs/listings/publish-job.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';
import { findInMail } from '../accounts/mails.ts';
import { openSignedIn, registerPerson } from '../accounts/registered-person.ts';

test('a person is banned with a reason, the list is filtered by status, and the log shows the change', async ({
  page,
  request,
}) => {
  const person = await registerPerson(request, { fullName: 'Olaf Dreyer' });
  await openSignedIn(page, DEMO_LOGINS.admin, `/admin-dashboard/nutzer?q=${person.email}`);
  await page.getByRole('checkbox', { name: 'Olaf Dreyer auswählen' }).check();
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await bar.getByRole('button', { name: 'Sperren' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Alle Sitzungen enden sofort.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sperren' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Bitte nennen Sie einen Grund.');
  await dialog.getByLabel('Grund').fill('Gibt sich als Klinik aus.');
  await dialog.getByRole('button', { name: 'Sperren' }).click();
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText('Gesperrt');
  await expect(bar).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Stand' }).selectOption('banned');
  await expect(row).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const refused = await request.post('/auth/v1/token?grant_type=password', { data: person });
  expect(refused.ok()).toBe(false);

  await page.goto('/admin-dashboard/protokoll?area=users');
  await page
    .getByRole('button', { name: /Konto gesperrt/ })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /Gibt sich als Klinik aus/ }).last()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('a job is removed with a reason that its employer reads', async ({ page, request }) => {
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Mira Tönnies' });
  const title = `Hebamme (m/w/d) ${randomUUID().slice(0, 6)}`;
  const jobId = await publishJob(request, owner, title);
  await openSignedIn(page, DEMO_LOGINS.admin, `/admin-dashboard/stellen/alle?q=${encodeURIComponent(title)}`);
  await page.getByRole('checkbox', { name: `${title} auswählen` }).check();
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('dialog').getByLabel('Das liest der Arbeitgeber').fill('Diese Klinik gibt es nicht.');
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Geschlossen');
  await expectAccessibleAtBothWidths(page);
  expect((await request.get(`/api/jobs/${jobId}`)).status()).toBe(410);
  expect(await findInMail(request, owner.email, new RegExp(title.slice(-6)), /Diese Klinik gibt es nicht/)).not.toBe(
    '',
  );
});
