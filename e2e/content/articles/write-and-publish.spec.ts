import { randomUUID } from 'node:crypto';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { callAs } from '../../identity/accounts/call-as.ts';
import { openSignedIn } from '../../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';

test('an article is looked at before it appears, published, read, and taken back', async ({ page, request }) => {
  const slug = `uebergabe-${randomUUID().slice(0, 8)}`;
  const text = (title: string) => ({
    title,
    lead: 'Was eine gute Übergabe ausmacht.',
    summary: ['Drei Fragen genügen.'],
    bodyHtml: '<h2>Vorher</h2><p>Wer zuhört, fragt nach.</p>',
    sources: [],
    authorRole: 'Redaktion',
  });
  const asAdmin = await callAs(request, DEMO_LOGINS.admin);
  const created = await asAdmin('POST', '/api/admin/articles', {
    slug,
    topic: 'roster',
    category: null,
    drawing: 'roster',
    texts: { de: text('Entwurf'), en: text('A good handover') },
    authorName: 'Redaktion Stellenvisite',
    reviewedBy: null,
    jobSearch: '',
  });
  expect(created.status, JSON.stringify(created.body)).toBe(201);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, DEMO_LOGINS.admin, `/admin-dashboard/blog?artikel=${created.body.id}`);
  await page.getByLabel('Titel', { exact: true }).fill('Eine gute Übergabe');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect
    .poll(async () => (await asAdmin('GET', `/api/admin/articles/${created.body.id}`)).body.texts.de.title)
    .toBe('Eine gute Übergabe');
  await page.getByRole('button', { name: 'Vorschau' }).click();
  const preview = page.getByRole('dialog', { name: 'Eine gute Übergabe' });
  await expect(preview).toContainText('Wer zuhört, fragt nach.');
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toBeVisible();

  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Eine gute Übergabe' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.goto(`/admin-dashboard/blog?artikel=${created.body.id}`);
  // Content that loads above the button moves it, even between pressing and letting go.
  await expect(page.getByRole('button', { name: 'Fett' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeVisible();
  await expect.poll(async () => (await request.get(`/blog/${slug}`)).status()).toBe(404);
});
