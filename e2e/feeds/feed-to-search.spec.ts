import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { openSignedIn } from '../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../screens/own-screens.ts';
import { expect, test } from '../test.ts';
import { feedPortOf } from './feed-port.ts';

/** An import waits for the worker, which other tests keep busy as well. */
const WORKER_MS = 60_000;

// Both serve their feed at the one address that the app may ask.
test.describe.configure({ mode: 'serial' });

/** Starts the employer's own system, whose document is created for each request. */
async function serveFeed(baseURL: string | undefined, documentOf: () => string) {
  const port = feedPortOf(new URL(baseURL ?? '').port);
  const system = createServer((_request, response) => {
    response.setHeader('content-type', 'text/xml').end(documentOf());
  });
  await new Promise<void>((resolve) => system.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}/stellen.xml`,
    close: () => {
      system.closeAllConnections();
      system.close();
    },
  };
}

/** Finds the jobs that the search has of those with this word in their title. */
async function findJobs(page: Page, ward: string) {
  const answer = await page.request.get(`/api/jobs?q=${ward}&pageSize=100`);
  const { items: jobs } = (await answer.json()) as { items: { title: string; employmentType: string }[] };
  return jobs.filter(({ title }) => title.includes(ward)).map(({ employmentType }) => employmentType);
}

const itemOf = (ward: string) => (id: number, hours: string) =>
  `<stellenangebot ref="${ward}-${id}">
  <bezeichnung>Pflegefachkraft ${ward} ${id} (m/w/d)</bezeichnung>
  <anzeigentext><![CDATA[<p>Wir suchen Sie für Frühdienst und Nachtdienst in unserem Team.</p>]]></anzeigentext>
  <einsatzort><plz>50667</plz><ort_bez>Köln</ort_bez></einsatzort><arbeitszeit_modell>${hours}</arbeitszeit_modell>
</stellenangebot>`;

test('a feed that nobody knows is mapped by keyboard, imported and found, and what changes or ends there does so here', async ({
  page,
  baseURL,
}) => {
  // A word that no other job has.
  const ward = `Zinnober${randomUUID().slice(0, 6)}`;
  const item = itemOf(ward);
  let items = [1, 2, 3].map((id) => item(id, 'VZ'));
  const system = await serveFeed(baseURL, () => `<stellen>${items.join('\n')}</stellen>`);
  const found = () => findJobs(page, ward);
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSignedIn(page, DEMO_LOGINS.employer, '/employer-dashboard/xml-feeds/neu');
    await page.getByRole('textbox', { name: 'Adresse des Feeds' }).fill(system.address);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/zuordnen$/);
    const feedPage = page.url().replace(/\/zuordnen$/, '');
    const place = page.getByRole('combobox', { name: 'Ort kommt aus' });
    await expect(place).toHaveValue('einsatzort/ort_bez');
    const row = page.getByRole('row', { name: /^Ort/ });
    // Chromium gives the focus to nothing on a page whose styles are still on their way.
    await expect(async () => {
      await row.focus();
      await expect(row).toBeFocused({ timeout: 500 });
      await page.keyboard.press('Delete');
      await expect(place).toHaveValue('', { timeout: 500 });
    }).toPass();
    await expect(async () => {
      await row.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('treeitem', { name: /ort_bez/ })).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(place).toHaveValue('einsatzort/ort_bez');
    await page.getByRole('button', { name: 'Weiter zur Prüfung' }).press('Enter');

    await page.getByRole('button', { name: '3 Stellen importieren' }).press('Enter', { timeout: WORKER_MS });
    const published = page.getByRole('heading', { name: '3 Stellen sind veröffentlicht' });
    await expect(published).toBeVisible({ timeout: WORKER_MS });
    await expect.poll(found).toEqual(['full_time', 'full_time', 'full_time']);

    items = [item(1, 'TZ'), item(2, 'VZ')];
    await page.goto(feedPage);
    await page.getByRole('button', { name: 'Jetzt abrufen' }).click();
    await expect(page.getByRole('row', { name: `${ward} 3` })).toContainText('pausiert', { timeout: WORKER_MS });
    await expect(page.getByRole('row', { name: `${ward} 1` })).toContainText('geändert');
    await expect.poll(async () => (await found()).sort()).toEqual(['full_time', 'part_time']);
  } finally {
    system.close();
  }
});

const indeedItem = (ward: string) => (id: number, type: string, city: string) =>
  `<job>
  <title>Pflegefachkraft ${ward} ${id} (m/w/d)</title><referencenumber>${ward}-${id}</referencenumber>
  <url>https://klinik.example/${ward}/${id}</url><city>${city}</city><country>DE</country><jobtype>${type}</jobtype>
  <description>Wir suchen Sie für Frühdienst und Nachtdienst in unserem Team.</description></job>`;

test('a typed feed address is recognised, checked, imported and found; faulty entries can be corrected, and later changes are applied', {
  tag: '@main',
}, async ({ page, baseURL }) => {
  const ward = `Ocker${randomUUID().slice(0, 6)}`;
  const item = indeedItem(ward);
  let items = [item(1, 'fulltime', 'Köln'), item(2, 'fulltime', 'Köln'), item(3, 'fulltime', '')];
  const system = await serveFeed(baseURL, () => `<source><publisher>Klinik</publisher>${items.join('\n')}</source>`);
  const found = () => findJobs(page, ward);
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSignedIn(page, DEMO_LOGINS.employer, '/employer-dashboard/xml-feeds/neu');
    await page.getByRole('textbox', { name: 'Adresse des Feeds' }).fill(system.address);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { name: 'Erkannt: Indeed-XML' })).toBeVisible();
    await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();

    const problem = page.getByRole('row', { name: `${ward} 3` }).filter({ hasText: 'Der Ort fehlt' });
    await expect(problem).toBeVisible({ timeout: WORKER_MS });
    expect(await found()).toEqual([]);
    await page.getByRole('button', { name: '2 Stellen importieren' }).click();
    const feedPage = page.url().replace(/\/pruefung$/, '');
    await expect(page.getByRole('heading', { name: '2 Stellen sind veröffentlicht' })).toBeVisible({
      timeout: WORKER_MS,
    });
    await expect.poll(found).toHaveLength(2);

    await page.getByRole('link', { name: '1 beheben' }).click();
    await page.getByRole('button', { name: 'Beheben' }).first().click();
    await page.getByRole('textbox', { name: 'Ort' }).fill('Köln');
    await page.keyboard.press('Enter');
    await expect.poll(found).toHaveLength(3);

    items = [item(1, 'parttime', 'Köln'), item(3, 'fulltime', '')];
    await page.goto(feedPage.replace(/\/import$/, ''));
    await page.getByRole('button', { name: 'Jetzt abrufen' }).click();
    await expect(page.getByRole('row', { name: `${ward} 2` })).toContainText('pausiert', { timeout: WORKER_MS });
    await expect.poll(async () => (await found()).sort()).toEqual(['full_time', 'part_time']);
  } finally {
    system.close();
  }
});
