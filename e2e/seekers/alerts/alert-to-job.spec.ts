import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { waitForHydration } from '../../hydration.ts';
import { openSignedIn, registerPerson } from '../../identity/accounts/registered-person.ts';
import { expect, test } from '../../test.ts';
import { toast } from '../../toast.ts';
import { publishJob } from './publish-job.ts';

type ViewedMail = { to: string; subject: string; text: string };

/** Returns the text of a mail, which arrives within two minutes, but mostly within seconds. */
async function mailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        const mails: ViewedMail[] = await request.get('/dev/mails.json').then((answer) => answer.json());
        text = mails.find((mail) => mail.to === address && subject.test(mail.subject))?.text ?? '';
        return text;
      },
      { message: `a mail to ${address}`, timeout: 120_000 },
    )
    .not.toBe('');
  return text;
}

test('from a search to an alert, to the mail about a new job, to the job, to the application', {
  tag: '@main',
}, async ({ page, request }) => {
  const person = await registerPerson(request);
  const word = `nachtfalter${randomUUID().replaceAll('-', '')}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, person, `/jobs?q=${word}`);
  await waitForHydration(page);
  await page.locator('.empty-results').getByRole('button', { name: 'Neue Stellen per E-Mail' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveValue(word);
  await dialog.getByRole('radio', { name: /Sofort/ }).check();
  await dialog.getByRole('button', { name: 'Abonnieren' }).dblclick();
  await expect(toast(page, 'Suchauftrag angelegt')).toBeVisible();

  const title = `Pflegefachkraft ${word} (m/w/d)`;
  const id = await publishJob(title);
  const mail = await mailTo(request, person.email, /^Eine neue Stelle/);
  const link = /https?:\S+\/jobs\/[0-9a-f-]{36}/.exec(mail)?.[0] ?? '';
  expect(link).toContain(id);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);

  await waitForHydration(page);
  await page.getByRole('link', { name: 'Bewerben', exact: true }).click();
  await page.getByRole('checkbox', { name: /darf meine Bewerbung lesen/ }).check();
  await page.getByRole('button', { name: 'Bewerbung senden' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Bewerbung ist unterwegs' })).toBeVisible();
  await page.goto('/dashboard/bewerbungen');
  await expect(page.getByRole('main')).toContainText(word);

  const pause = /https?:\S+\/suchauftrag\?token=pause-\S+/.exec(mail)?.[0] ?? '';
  await page.context().clearCookies();
  await page.goto(pause);
  await page.getByRole('button', { name: 'Pausieren' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Suchauftrag ist pausiert' })).toBeVisible();
});
