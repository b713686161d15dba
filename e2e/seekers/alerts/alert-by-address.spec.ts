import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { expect, test } from '../../test.ts';

type ViewedMail = { to: string; text: string };

async function linkOfMailTo(request: APIRequestContext, address: string): Promise<string> {
  let link = '';
  // The mail comes when the answer to the visitor may already be there.
  await expect
    .poll(async () => {
      const mails: ViewedMail[] = await request.get('/dev/mails.json').then((answer) => answer.json());
      const text = mails.find(({ to }) => to === address)?.text ?? '';
      link = /https?:\S+\/suchauftrag\?token=confirm-\S+/.exec(text)?.[0] ?? '';
      return link;
    }, `a mail to ${address} with a link to confirm`)
    .not.toBe('');
  return link;
}

for (const width of [390, 1440]) {
  test(`a visitor subscribes on the landing page, corrects the address, confirms and changes (${width} px)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const address = `${randomUUID()}@klinik.example`;
    await page.goto('/');
    const form = page.locator('form[action="/jobalarm"]');
    await form.getByRole('combobox', { name: 'Beruf oder Fach' }).fill('Pflegefachkraft');
    await form.getByRole('combobox', { name: 'Ort oder PLZ' }).fill('Köln');
    await form.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('jana@posteo');
    await form.getByRole('button', { name: 'Abonnieren' }).click();

    await expect(page).toHaveURL(/\/jobalarm$/);
    const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
    await expect(page.getByText('In der Adresse fehlt die Endung')).toBeVisible();
    await expect(email).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Beruf oder Fach' })).toHaveValue('Pflegefachkraft');
    await expectAccessible(page);
    await email.fill(address);
    await page.getByRole('radio', { name: /Wöchentlich/ }).check();
    await expect(page.getByText(/Zurzeit passen \d+ Stellen/)).toBeVisible();
    await page.getByRole('button', { name: 'Abonnieren' }).click();

    await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' })).toBeFocused();
    await expect(page.getByText(address)).toBeVisible();
    await expect(page.getByText('Pflegefachkraft, Köln, 30 km · freitags um 6 Uhr')).toBeVisible();
    await expectAccessible(page);

    await page.goto(await linkOfMailTo(request, address));
    await page.getByRole('button', { name: 'Bestätigen' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Ihr Suchauftrag ist aktiv' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: /passende Stellen ansehen/ })).toHaveAttribute('href', /^\/jobs\?q=/);
    await page.getByRole('link', { name: 'Suchauftrag ändern' }).click();
    await page.getByRole('button', { name: 'Täglich' }).click();
    await expect(page.getByText(/bekommen Sie jetzt täglich um 6 Uhr/)).toBeVisible();
    await page.getByRole('button', { name: 'Abbestellen' }).click();
    await expect(page.getByRole('heading', { name: 'Sie bekommen keine E-Mails mehr' })).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(page.getByRole('heading', { name: 'Ihr Suchauftrag ist wieder aktiv' })).toBeVisible();
  });
}

test('without script the alert of a search is requested, corrected and confirmed', async ({
  reader: page,
  request,
}) => {
  const address = `${randomUUID()}@klinik.example`;
  await page.goto('/jobalarm?q=Pflegefachkraft&location=K%C3%B6ln&weekendFree=true&shift=early');
  await expect(page.getByText(/Zurzeit passen? \d+ Stellen?/)).toBeVisible();
  await page.getByRole('link', { name: /Früh/ }).click();
  await expect(page.getByRole('link', { name: /Früh/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(address);
  await page.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' })).toBeVisible();
  await page.goto(await linkOfMailTo(request, address));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Suchauftrag ist aktiv' })).toBeVisible();
});

test('an alert needs an occupation or a town', async ({ page }) => {
  await page.goto('/jobalarm');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('jana@posteo.example');
  await page.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(page.getByText('Bitte geben Sie einen Beruf oder einen Ort an.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Beruf oder Fach' })).toBeFocused();
});
