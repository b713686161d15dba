import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../accessible.ts';
import { waitForHydration } from '../hydration.ts';
import { callAs } from '../identity/accounts/call-as.ts';
import { openSignedIn, registerPerson } from '../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../screens/own-screens.ts';
import { expect, test } from '../test.ts';
import { findOwnJob } from './find-own-job.ts';

/** By how much the page has moved by itself since it was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

test('whoever has applied sees it on the card, the job page and in the saved jobs, until it is withdrawn', async ({
  page,
  request,
}) => {
  const employer = await callAs(request, DEMO_LOGINS.employer);
  const person = await registerPerson(request);
  const applicant = await callAs(request, person);
  const job = await findOwnJob(request, employer);
  const { body: sent } = await applicant('POST', `/api/jobs/${job.id}/applications`, { message: 'Guten Tag' });
  await applicant('PUT', `/api/saved-jobs/${job.id}`, {});
  // Reading it is what the applicant sees as „gelesen“.
  await employer('GET', `/api/employer/applications/${sent.id}`);
  const { employer: house } = await (await request.get(`/api/jobs/${job.id}`)).json();
  const application = `/dashboard/bewerbungen/${sent.id}`;
  const ownLink = page.getByRole('link', { name: /^Bewerbung ansehen/ });

  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, person, `/jobs?employerId=${house.id}`);
  const card = page.getByRole('article').filter({ has: page.locator(`[data-job="${job.id}"]`) });
  await expect(card).toContainText(/Beworben am \d\d\.\d\d\./);
  await expect(card).toContainText(/Status: Neu · gelesen am/);
  await expectAccessibleAtBothWidths(page);

  await page.goto(`/jobs/${job.id}`);
  await waitForHydration(page);
  const box = page.getByRole('complementary', { name: 'Bewerben und teilen' });
  await expect(box).toContainText(/Beworben am .* · Neu · gelesen am/);
  for (const link of await ownLink.all()) await expect(link).toHaveAttribute('href', application);
  await expect(page.getByRole('link', { name: /^(Jetzt )?[Bb]ewerben$/ })).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await page.goto('/dashboard/merkliste');
  await expect(page.getByRole('article').first()).toContainText('Beworben am');
  await expect(ownLink).toHaveAttribute('href', application);

  await applicant('POST', `/api/applications/${sent.id}/withdrawal`);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole('link', { name: 'Jetzt bewerben' }).filter({ visible: true })).toBeVisible();
  await expect(box.getByRole('link', { name: 'Rufen Sie mich an' })).toBeVisible();
});
