import type { APIRequestContext, Page } from '@playwright/test';
import { waitForHydration } from '../hydration.ts';
import { expect, test } from '../test.ts';

test.use({ consent: 'unasked' });

type Job = { id: string; title: string; applyMethod: string; week: unknown; shifts: string[] };

async function findJob(request: APIRequestContext, query: string, fits: (job: Job) => boolean): Promise<Job> {
  const { items } = await (await request.get(`/api/jobs?pageSize=100&${query}`)).json();
  for (const { id } of items as Job[]) {
    const job: Job = await (await request.get(`/api/jobs/${id}`)).json();
    if (fits(job)) return job;
  }
  throw new Error(`no such job for ${query}`);
}

async function openJob(page: Page, { id }: Job) {
  await page.goto(`/jobs/${id}`);
  await waitForHydration(page);
}

test('a job shows its week, then its offer, then its requirements', { tag: '@main' }, async ({ page, request }) => {
  await openJob(page, await findJob(request, 'category=nursing', ({ week }) => week !== null));
  await expect(page.getByRole('img', { name: /^Beispielwoche: Mo .* bis / })).toBeVisible();
  const headings = await page.locator('main h2').allTextContents();
  expect(headings.indexOf('Das bieten wir')).toBeGreaterThan(headings.indexOf('So sieht eine Woche aus'));
  expect(headings.indexOf('Das bringen Sie mit')).toBeGreaterThan(headings.indexOf('Das bieten wir'));
});

test('a job without a roster invents none', async ({ page, request }) => {
  await openJob(page, await findJob(request, 'category=nursing', ({ week, shifts }) => !week && shifts.length === 0));
  await expect(page.getByRole('heading', { name: 'So sieht eine Woche aus' })).toHaveCount(0);
  await expect(page.getByText('Dienste: nach Absprache.')).toBeVisible();
});

test('„Bewerben“ leads to the page of the employer, in a new tab and marked', { tag: '@main' }, async ({
  page,
  request,
}) => {
  await openJob(page, await findJob(request, 'q=pflege', ({ applyMethod }) => applyMethod === 'external'));
  const apply = page.getByRole('region', { name: 'Bewerben' }).getByRole('link', { name: /^Jetzt bewerben/ });
  await expect(apply).toHaveAttribute('href', /^https:\/\//);
  await expect(apply).toHaveAttribute('rel', 'noopener nofollow');
  await expect(apply).toHaveAccessibleName(/öffnet die Seite des Arbeitgebers/);
});

test('„Bewerben“ writes a mail whose subject names the job', async ({ page, request }) => {
  const job = await findJob(request, 'q=pflege', ({ applyMethod }) => applyMethod === 'contact');
  await openJob(page, job);
  const apply = page.getByRole('region', { name: 'Bewerben' }).getByRole('link', { name: 'Per E-Mail bewerben' });
  const href = (await apply.getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('subject')).toContain(job.title);
});

test('a phone keeps the way to apply at hand and leads back to the results', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs?category=nursing');
  await waitForHydration(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('link', { name: /^Bewerben/ })).toBeInViewport();
  await page.getByRole('link', { name: 'Zurück zu den Treffern' }).click();
  await expect(page).toHaveURL(/\/jobs\?category=nursing$/);
});

test('an unknown or malformed address of a job answers 404', async ({ page }) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'keine-stelle', '1']) {
    expect((await page.goto(`/jobs/${id}`))?.status()).toBe(404);
  }
});
