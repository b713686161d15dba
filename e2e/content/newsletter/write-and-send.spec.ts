import { randomUUID } from 'node:crypto';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { callAs } from '../../identity/accounts/call-as.ts';
import { openSignedIn } from '../../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';

test('a letter is written, tried on an address, and sent to the readers it is for', async ({ page, request }) => {
  const subject = `Neue Tarife ${randomUUID().slice(0, 6)}`;
  const tester = `${randomUUID()}@amt.example`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, DEMO_LOGINS.admin, '/admin-dashboard/newsletter');
  await page.getByRole('button', { name: 'Neue Ausgabe' }).click();
  const form = page.getByRole('form', { name: 'Neue Ausgabe' });
  await form.getByLabel('Betreff').fill(subject);
  await form.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Ab Mai gelten neue Tabellen.');
  await expectAccessibleAtBothWidths(page);
  await form.getByRole('button', { name: 'Entwurf speichern' }).click();

  const card = page.getByRole('region', { name: subject });
  await card.getByLabel('Testmail an').fill(tester);
  await card.getByRole('button', { name: 'Testmail senden' }).click();
  const mailsTo = async (address: string) => {
    const mails: { to: string; subject: string }[] = await (await request.get('/dev/mails.json')).json();
    return mails.filter((mail) => mail.to === address && mail.subject.includes(subject)).length;
  };
  await expect.poll(() => mailsTo(tester)).toBe(1);

  await card.getByRole('button', { name: 'Senden …' }).click();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt senden' }).click();
  const asAdmin = await callAs(request, DEMO_LOGINS.admin);
  const letter = async () => {
    const { body } = await asAdmin('GET', '/api/admin/newsletter/letters');
    return body.items.find((each: { subject: string }) => each.subject === subject);
  };
  await expect.poll(async () => (await letter()).status, { timeout: 60_000 }).toBe('sent');
  const { readers, delivered, bounced } = await letter();
  expect(readers).toBeGreaterThan(0);
  expect(delivered + bounced).toBe(readers);
});
