import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { expect, test } from '../../test.ts';

test.use({ consent: 'unasked' });

type ViewedMail = { id: string; to: string; subject: string; text: string };

type TokenPage = 'bestaetigen' | 'umstellen' | 'abbestellen';

async function linkOfMailTo(request: APIRequestContext, address: string, page: TokenPage): Promise<string> {
  const pattern = new RegExp(`https?:\\S+/${page}\\?token=\\S+`);
  let link = '';
  // The mail comes when the answer to the visitor may already be there.
  await expect
    .poll(async () => {
      const mails: ViewedMail[] = await request.get('/dev/mails.json').then((answer) => answer.json());
      link = pattern.exec(mails.find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
      return link;
    }, `a mail to ${address} that leads to ${page}`)
    .not.toBe('');
  return link;
}

for (const width of [390, 1440]) {
  test(`a visitor subscribes to the newsletter and confirms (${width} px)`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const address = `${randomUUID()}@klinik.example`;
    await page.goto('/newsletter');
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await page.getByLabel('E-Mail-Adresse').fill('unvollständig');
    await page.getByRole('button', { name: 'Abonnieren' }).click();
    await expect(page.getByText('Das ist keine vollständige E-Mail-Adresse')).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();

    await page.getByLabel('E-Mail-Adresse').fill(address);
    await page.getByLabel('freitags').check();
    await page.getByRole('button', { name: 'Abonnieren' }).click();
    await expect(page.getByText('Bitte prüfen Sie Ihr Postfach.')).toBeVisible();

    const link = await linkOfMailTo(request, address, 'bestaetigen');
    await page.goto(link);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ja, Newsletter bestätigen' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Ihre Anmeldung ist bestätigt.' })).toBeVisible();
    await expect(page.getByText('am nächsten Freitag')).toBeVisible();
    await expectAccessible(page);

    await page.goto(link);
    await page.getByRole('button', { name: 'Ja, Newsletter bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr.' })).toBeVisible();
  });
}

test('without script the form, the confirmation, the change of how often and the way out work', async ({
  reader: page,
  request,
}) => {
  const address = `${randomUUID()}@klinik.example`;
  await page.goto('/newsletter');
  await page.getByLabel('E-Mail-Adresse').fill('unvollständig');
  await page.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(page.getByText('Das ist keine vollständige E-Mail-Adresse')).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('unvollständig');

  await page.getByLabel('E-Mail-Adresse').fill(address);
  await page.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(page.getByText('Bitte prüfen Sie Ihr Postfach.')).toBeVisible();
  await page.goto(await linkOfMailTo(request, address, 'bestaetigen'));
  await page.getByRole('button', { name: 'Ja, Newsletter bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Anmeldung ist bestätigt.' })).toBeVisible();

  await page.goto('/newsletter');
  await page.getByLabel('E-Mail-Adresse').fill(address);
  await page.getByRole('button', { name: 'Abonnieren' }).click();
  await page.goto(await linkOfMailTo(request, address, 'umstellen'));
  await expect(page.getByText('künftig nur noch freitags')).toBeVisible();
  await page.getByRole('button', { name: 'Ja, umstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Umgestellt.' })).toBeVisible();

  await page.goto(await linkOfMailTo(request, address, 'abbestellen'));
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Abbestellt.' })).toBeVisible();
});

test('the mail viewer shows the mail in its own frame', async ({ page, request }) => {
  const address = `${randomUUID()}@klinik.example`;
  await request.post('/api/newsletter/subscriptions', { data: { email: address, language: 'en' } });
  await page.goto('/dev/mails');
  await page.getByRole('link', { name: address }).click();
  await expectAccessible(page);
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Please confirm your address.' })).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Confirm newsletter' })).toHaveAttribute('href', /lang=en$/);
});
