import type { APIRequestContext, Browser, BrowserContextOptions } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../accessible.ts';
import { type Call, callAs } from '../accounts/call-as.ts';
import { openSignedIn, type Person, registerPerson } from '../accounts/registered-person.ts';
import { DEMO_LOGINS } from '../screens/own-screens.ts';
import { expect, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Hardly anybody of the demo speaks it, so that a filter by it finds who was registered here. */
const LANGUAGE = 'ka';

/** Somebody whose profile can be shown: enough of the demo market share occupation and region. */
async function registerNurse(request: APIRequestContext, fullName: string): Promise<{ person: Person; call: Call }> {
  const person = await registerPerson(request, { fullName });
  const call = await callAs(request, person);
  const saved = await call('PATCH', '/api/profile', {
    occupations: ['pflegefach'],
    location: 'Köln',
    radiusKm: 30,
    licence: 'state_title',
    yearsOfExperience: 7,
    languages: [
      { language: 'de', level: 'C1' },
      { language: LANGUAGE, level: 'native' },
    ],
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return { person, call };
}

async function join(call: Call): Promise<{ id: string; number: number }> {
  const { body } = await call('PUT', '/api/talent-pool/me', { consent: '2026-11' });
  expect(body.status, JSON.stringify(body)).toBe('visible');
  return body.card;
}

const spoken = (number: number) => new RegExp(String(number).replace(/\B(?=(\d{3})+$)/g, ' '));

/** The employer's own browser, beside the person's. */
async function openEmployer(browser: Browser, options: BrowserContextOptions, path: string) {
  const context = await browser.newContext({ ...options, viewport: DESKTOP });
  const page = await context.newPage();
  await openSignedIn(page, DEMO_LOGINS.employer, path);
  return { page, close: () => context.close() };
}

test('somebody joins, is found, asked, asks back and says yes: only then the employer learns the name', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { person, call } = await registerNurse(request, 'Nino Beridze');
  await page.setViewportSize(PHONE);
  await openSignedIn(page, person, '/dashboard/talentpool');
  await page.getByRole('checkbox', { name: /Ich stimme zu/ }).check();
  await page.getByRole('button', { name: 'Anonym eintragen' }).click();
  await expect(page.getByText(/Ihr Profil ist sichtbar/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(PHONE);
  const { number } = (await call('GET', '/api/talent-pool/me')).body;

  const employer = await openEmployer(browser, baseURL ? { baseURL } : {}, `/talentpool?language=${LANGUAGE}`);
  await employer.page.getByRole('link', { name: spoken(number) }).click();
  const pane = employer.page.getByRole('region', { name: 'Geöffnetes Profil' });
  await expect(pane).not.toContainText('Beridze');
  await pane.getByRole('button', { name: 'Anfrage senden' }).click();
  const dialog = employer.page.getByRole('dialog', { name: /^Anfrage an/ });
  await dialog.getByLabel('Gehalt im Monat, von').fill('3.420');
  await dialog.getByLabel('bis', { exact: true }).fill('4.150');
  await dialog.getByRole('button', { name: 'Zur Hospitation einladen' }).click();
  await dialog.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(pane.getByRole('button', { name: /^Angefragt am/ })).toBeDisabled();

  await expect(page.getByRole('heading', { name: 'Eine Anfrage wartet auf Ihre Antwort' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Rückfrage' }).click();
  await page.getByRole('textbox', { name: 'Ihre Rückfrage' }).fill('Wie viele Nächte sind es im Monat?');
  await page.getByRole('button', { name: 'Rückfrage senden' }).click();

  await expect(pane.getByText('Wie viele Nächte sind es im Monat?')).toBeVisible();
  await expect(pane).not.toContainText('Beridze');
  await pane.getByRole('textbox', { name: 'Ihre Antwort' }).fill('Höchstens drei.');
  await pane.getByRole('button', { name: 'Antwort senden' }).click();

  await expect(page.getByText('Höchstens drei.')).toBeVisible();
  await page.getByRole('button', { name: 'Ja – Name freigeben' }).click();
  const confirm = page.getByRole('dialog', { name: 'Name freigeben?' });
  await expect(confirm).toContainText(person.email);
  await confirm.getByRole('button', { name: 'Ja, freigeben' }).click();
  await expect(page).toHaveURL(/\/dashboard\/nachrichten\/.+/);

  await employer.page.goto('/employer-dashboard/kandidaten');
  const candidate = employer.page.getByRole('article').filter({ hasText: 'Nino Beridze' });
  await expect(candidate).toContainText(person.email);
  await expectAccessibleAtBothWidths(employer.page);
  await employer.page.setViewportSize(DESKTOP);
  await candidate.getByRole('link', { name: /^Zum Gespräch/ }).click();
  await expect(employer.page).toHaveURL(/\/employer-dashboard\/nachrichten\/.+/);
  await employer.close();
});

test('who leaves while an employer looks is gone, and who blocks after an enquiry is not found any more', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const leaving = await registerNurse(request, 'Lela Gurieli');
  const blocking = await registerNurse(request, 'Tamar Dadiani');
  const gone = await join(leaving.call);
  const asked = await join(blocking.call);
  const employer = await openEmployer(browser, baseURL ? { baseURL } : {}, `/talentpool?language=${LANGUAGE}`);
  const card = employer.page.getByRole('link', { name: spoken(gone.number) });
  await card.click();
  await expect(employer.page.getByRole('region', { name: 'Geöffnetes Profil' })).toContainText('Anfrage senden');
  expect((await leaving.call('DELETE', '/api/talent-pool/me')).status).toBe(204);
  await expect(employer.page.getByText('Dieses Profil ist nicht mehr im Talentpool.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await employer.page.getByRole('button', { name: 'Zur Liste', exact: true }).click();
  const other = employer.page.getByRole('link', { name: spoken(asked.number) });
  await expect(other).toBeVisible();
  // Only listed, never opened: gone without a reload, long before the page reads its list again by itself.
  expect((await blocking.call('PUT', '/api/talent-pool/me', { isVisible: false })).status).toBe(200);
  await expect(other).toHaveCount(0, { timeout: 5_000 });
  expect((await blocking.call('PUT', '/api/talent-pool/me', { isVisible: true })).status).toBe(200);

  const asEmployer = await callAs(request, DEMO_LOGINS.employer);
  const { body: jobs } = await asEmployer('GET', '/api/employer/jobs?tab=published&pageSize=1');
  const enquiry = { jobId: jobs.items[0].id, payMin: 3400, payMax: 4100 };
  const sent = await asEmployer('POST', `/api/talent-pool/${asked.id}/enquiries`, enquiry);
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  await page.setViewportSize(PHONE);
  await openSignedIn(page, blocking.person, '/dashboard/talentpool');
  await page.getByRole('button', { name: 'Arbeitgeber sperren' }).click();
  await expect(page.getByRole('heading', { name: 'Noch keine Anfrage' })).toBeVisible();
  expect((await asEmployer('GET', `/api/talent-pool/${asked.id}`)).status).toBe(404);
  await employer.page.reload();
  await expect(employer.page.getByRole('heading', { level: 1 })).toContainText('Talentpool');
  await expect(employer.page.getByRole('link', { name: spoken(asked.number) })).toHaveCount(0);
  await employer.close();
});
