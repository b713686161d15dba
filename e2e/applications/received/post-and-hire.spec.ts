import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { waitForHydration } from '../../hydration.ts';
import { callAs } from '../../identity/accounts/call-as.ts';
import { openSignedIn, registerPerson } from '../../identity/accounts/registered-person.ts';
import { releaseJob } from '../../jobs/listings/release-job.ts';
import { expect, test } from '../../test.ts';

const NAME = 'Klinik am Ufer';
const PICTURE = 'Heller Flur der Station mit Blick auf den Fluss';

/** From the questions after registering to a profile with a picture that has its description. */
async function createProfile(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await page.getByLabel('Name der Einrichtung').fill(NAME);
  await page.getByRole('radio', { name: 'Krankenhaus' }).check();
  await next.click();
  await page.getByRole('combobox', { name: 'Ort oder Postleitzahl' }).fill('50733');
  await page.getByRole('option', { name: /Köln/ }).click();
  await next.click();
  // Until the answer is saved the button belongs to the question before.
  await expect(page.getByRole('heading', { name: 'Ihre Funktion in der Einrichtung' })).toBeVisible();
  await next.click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page).toHaveURL(/\/employer-dashboard$/);

  await page.goto('/create-employer');
  await expect(page.getByRole('radio', { name: /^Krankenhaus/ })).toBeChecked();
  await page.getByRole('button', { name: 'Weiter zum Profil' }).click();
  await expect(page.getByLabel('Name der Einrichtung')).toHaveValue(NAME);
  await page.getByLabel('Betten').fill('240');
  await page.getByRole('button', { name: 'Speichern und weiter zu Medien' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medien' })).toBeVisible();
  const picture = { name: 'flur.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Dateien auswählen').first().setInputFiles(picture);
  await expect(page.getByText('Fertig, Kameradaten entfernt')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Beschreiben: flur.png' }).first().click();
  const edit = page.getByRole('dialog', { name: 'Bild bearbeiten' });
  await edit.getByLabel('Bildbeschreibung').fill(PICTURE);
  await edit.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(edit).toBeHidden();
}

/** By mouse, in several steps: a press that does not move far is a click. */
async function dragTo(page: Page, card: Locator, lane: Locator): Promise<void> {
  await card.hover();
  await page.mouse.down();
  const to = await lane.boundingBox();
  if (!to) throw new Error('the column is not in view');
  await page.mouse.move(to.x + to.width / 2, to.y + 80, { steps: 12 });
  await page.mouse.up();
}

test('a new employer introduces itself with a picture, writes a job, is found and applied to, invites and hires', {
  tag: '@main',
}, async ({ page, request }) => {
  test.setTimeout(360_000);
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Mira Tönnies' });
  const asOwner = await callAs(request, owner);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, owner, '/onboarding-employer');
  await createProfile(page);

  await page.goto('/post-job');
  await waitForHydration(page);
  const title = `Pflegefachkraft (m/w/d) Station ${randomUUID().slice(0, 6)}`;
  await page.getByRole('combobox', { name: 'Titel' }).fill(title);
  await page.getByRole('combobox', { name: 'Titel' }).blur();
  // The card shows the gender marker apart from the rest.
  const preview = page.getByRole('region', { name: 'So erscheint die Stelle' });
  await expect(preview).toContainText(title.slice(-6));
  await page.getByLabel('Bereich', { exact: true }).selectOption('nursing');
  await page.getByLabel('Erfahrung', { exact: true }).selectOption('mid');
  await page.getByLabel('Umfang', { exact: true }).selectOption('full_time');
  const intro = page.getByRole('textbox', { name: 'Einleitung' });
  await intro.click();
  await page.keyboard.type('Wir suchen Verstärkung für unsere Station.');
  await page.getByRole('radio', { name: /^Hier, mit unserem Formular/ }).check();
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible();
  await page.getByRole('button', { name: 'Zur Prüfung einreichen', exact: true }).first().click();
  await expect(page.getByText('Ihre Stelle ist eingereicht.')).toBeVisible();
  await releaseJob(request, title);

  const find = async () => (await (await request.get(`/api/jobs?q=${encodeURIComponent(title)}`)).json()).items;
  await expect.poll(async () => (await find())[0]?.title).toBe(title);
  const [job] = await find();
  await page.goto(`/arbeitgebern/${job.employer.id}`);
  await expect(page.getByRole('link', { name: `Bild vergrößern: ${PICTURE}` })).toBeVisible();

  await page.goto('/employer-dashboard/bewerbungen');
  await expect(page.getByText('Noch keine Bewerbungen')).toBeVisible();
  const applicant = await registerPerson(request, { fullName: 'Jana Albrecht' });
  const asApplicant = await callAs(request, applicant);
  const sent = await asApplicant('POST', `/api/jobs/${job.id}/applications`, { message: 'Guten Tag' });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const card = page.getByRole('link', { name: 'Jana Albrecht' });
  const laneOf = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(laneOf('Neu').locator(card)).toBeVisible();
  await dragTo(page, card, laneOf('Gesichtet'));
  await expect(laneOf('Gesichtet').locator(card)).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(laneOf('Neu').locator(card)).toBeVisible();

  await card.focus();
  await page.keyboard.press('e');
  const invitation = page.getByRole('dialog', { name: 'Jana Albrecht einladen' });
  const day = formatDate(new Date(Date.now() + 5 * 86_400_000));
  await invitation.getByLabel('Tag von Vorschlag 1').fill(day);
  await invitation.getByLabel('Beginn von Vorschlag 1').fill('10:00');
  await invitation.getByLabel('Ende von Vorschlag 1').fill('11:00');
  await invitation.getByRole('button', { name: 'Einladung senden' }).click();
  const path = `/api/employer/applications/${sent.body.id}`;
  const statusOf = async () => (await asOwner('GET', path)).body.status;
  await expect.poll(statusOf, { timeout: 40_000 }).toBe('interview');

  await dragTo(page, laneOf('Gespräch').locator(card), laneOf('Angebot'));
  const offer = page.getByRole('dialog', { name: 'Jana Albrecht ein Angebot machen' });
  await offer.getByRole('button', { name: 'Angebot senden' }).click();
  await expect.poll(async () => (await asOwner('GET', path)).body.offer?.sentAt, { timeout: 40_000 }).toBeTruthy();
  const { version } = (await asOwner('GET', path)).body;
  await asApplicant('PUT', `/api/applications/${sent.body.id}/offer-answer`, { version, answer: 'accepted' });
  await expect.poll(statusOf).toBe('hired');
  await expect(laneOf('Eingestellt').locator(card)).toBeVisible();
});

test('who may only look sees the board and cannot move; another employer finds nothing', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const viewer = { email: 'einblick@demo.example', password: 'Demo2026!' };
  const asViewer = await callAs(request, viewer);
  const [first] = (await asViewer('GET', '/api/employer/applications?column=new')).body.items;
  const path = `/api/employer/applications/${first.id}`;
  const moved = await asViewer('PATCH', path, { status: 'rejected', version: first.version });
  expect(moved).toMatchObject({ status: 403, body: { code: 'employer.role_too_low' } });
  const stranger = await callAs(request, await registerPerson(request, { role: 'employer' }));
  expect((await stranger('GET', path)).status).toBe(404);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, viewer, '/employer-dashboard/bewerbungen');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mehr zu/ })).toHaveCount(0);
  await page.getByRole('article').first().getByRole('link').focus();
  await page.keyboard.press('a');
  await expect(page.getByText('Nur Inhaber:in und Recruiting können antworten.').first()).toBeVisible();
});
