import type { APIRequestContext, Browser, BrowserContextOptions } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../accessible.ts';
import { type Call, callAs } from '../identity/accounts/call-as.ts';
import { openSignedIn, type Person, registerPerson } from '../identity/accounts/registered-person.ts';
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
  await call('PUT', '/api/talent-pool/me/present-employer', { kind: 'none' });
  const { body } = await call('PUT', '/api/talent-pool/me', { consent: '2026-11' });
  expect(body.state, JSON.stringify(body)).toBe('visible');
  return body.card;
}

const spoken = (number: number) => new RegExp(String(number).replace(/\B(?=(\d{3})+$)/g, ' '));

/** Opens a page in a browser of the employer's own, separate from the person's. */
async function openEmployer(browser: Browser, options: BrowserContextOptions, path: string, language = 'de') {
  const context = await browser.newContext({ ...options, viewport: DESKTOP });
  await context.addCookies([{ name: 'lang', value: language, url: options.baseURL ?? '' }]);
  const page = await context.newPage();
  await openSignedIn(page, DEMO_LOGINS.employer, path);
  return { page, close: () => context.close() };
}

/** The labels and texts that the journey presses and reads, by language. */
const WORDS = {
  de: {
    notEmployed: 'Ich bin zurzeit nicht angestellt.',
    agree: /anonym von Arbeitgebern gefunden/,
    join: 'Talentpool beitreten',
    visible: /Ihr Profil ist sichtbar/,
    opened: 'Geöffnetes Profil',
    send: 'Anfrage senden',
    enquiry: /^Anfrage an/,
    payFrom: 'Gehalt im Monat, von',
    payTo: 'bis',
    pay: ['3.420', '4.150'],
    visit: 'Zur Hospitation einladen',
    asked: /^Angefragt am/,
    waits: 'Eine Anfrage wartet auf Ihre Antwort',
    askBack: 'Rückfrage stellen',
    question: 'Ihre Rückfrage',
    sendQuestion: 'Rückfrage senden',
    reply: 'Ihre Antwort',
    sendReply: 'Antwort senden',
    yes: 'Zustimmen und Name freigeben',
    release: 'Name freigeben?',
    yesRelease: 'Name freigeben',
    conversation: /^Zur Unterhaltung/,
  },
  en: {
    notEmployed: 'I am not employed at the moment.',
    agree: /found anonymously by employers/,
    join: 'Join the talent pool',
    visible: /Your profile is visible/,
    opened: 'Open profile',
    send: 'Send enquiry',
    enquiry: /^Enquiry to/,
    payFrom: 'Pay a month, from',
    payTo: 'to',
    pay: ['3,420', '4,150'],
    visit: 'Invite for a visit',
    asked: /^Enquiry sent on/,
    waits: 'An enquiry is waiting for your answer',
    askBack: 'Ask a question',
    question: 'Your question',
    sendQuestion: 'Send question',
    reply: 'Your reply',
    sendReply: 'Send reply',
    yes: 'Accept and release my name',
    release: 'Release your name?',
    yesRelease: 'Release my name',
    conversation: /^To the conversation/,
  },
} as const;

for (const language of ['de', 'en'] as const)
  test(`somebody joins, is found, asked, asks back and says yes: only then the employer learns the name (${language})`, {
    tag: language === 'de' ? '@main' : [],
  }, async ({ page, request, browser, baseURL }) => {
    test.setTimeout(180_000);
    const words = WORDS[language];
    const { person, call } = await registerNurse(request, 'Nino Beridze');
    await page.context().addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    await page.setViewportSize(PHONE);
    await openSignedIn(page, person, '/dashboard/talentpool');
    await expect(page.locator('form[inert]')).toBeVisible();
    await page.getByRole('checkbox', { name: words.notEmployed }).check();
    await page.getByRole('checkbox', { name: words.agree }).check();
    await page.getByRole('button', { name: words.join }).click();
    await expect(page.getByText(words.visible)).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.setViewportSize(PHONE);
    const { number } = (await call('GET', '/api/talent-pool/me')).body;

    const employer = await openEmployer(
      browser,
      { baseURL: baseURL ?? '' },
      `/talentpool?language=${LANGUAGE}`,
      language,
    );
    await employer.page.getByRole('link', { name: spoken(number) }).click();
    const pane = employer.page.getByRole('region', { name: words.opened });
    await expect(pane).not.toContainText('Beridze');
    await pane.getByRole('button', { name: words.send }).click();
    const dialog = employer.page.getByRole('dialog', { name: words.enquiry });
    await dialog.getByLabel(words.payFrom).fill(words.pay[0]);
    await dialog.getByLabel(words.payTo, { exact: true }).fill(words.pay[1]);
    await dialog.getByRole('button', { name: words.visit }).click();
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(pane.getByRole('button', { name: words.asked })).toBeDisabled();

    await expect(page.getByRole('heading', { name: words.waits })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: words.askBack }).click();
    await page.getByRole('textbox', { name: words.question }).fill('Wie viele Nächte sind es im Monat?');
    await page.getByRole('button', { name: words.sendQuestion }).click();

    await expect(pane.getByText('Wie viele Nächte sind es im Monat?')).toBeVisible();
    await expect(pane).not.toContainText('Beridze');
    await pane.getByRole('textbox', { name: words.reply }).fill('Höchstens drei.');
    await pane.getByRole('button', { name: words.sendReply }).click();

    await expect(page.getByText('Höchstens drei.')).toBeVisible();
    await page.getByRole('button', { name: words.yes }).click();
    const confirm = page.getByRole('dialog', { name: words.release });
    await expect(confirm).toContainText(person.email);
    await confirm.getByRole('button', { name: words.yesRelease }).click();
    await expect(page).toHaveURL(/\/dashboard\/nachrichten\/.+/);

    await employer.page.goto('/employer-dashboard/kandidaten');
    const candidate = employer.page.getByRole('article').filter({ hasText: person.email });
    await expect(candidate).toContainText('Nino Beridze');
    await expectAccessibleAtBothWidths(employer.page);
    await employer.page.setViewportSize(DESKTOP);
    await candidate.getByRole('link', { name: words.conversation }).click();
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
  const employer = await openEmployer(browser, { baseURL: baseURL ?? '' }, `/talentpool?language=${LANGUAGE}`);
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
