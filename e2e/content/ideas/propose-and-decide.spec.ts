import { randomUUID } from 'node:crypto';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { callAs } from '../../identity/accounts/call-as.ts';
import { openSignedIn, registerPerson } from '../../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';

const ANSWER = 'Das kommt im Frühjahr.';

test('somebody proposes an idea, somebody else votes once, and learns what becomes of it', async ({
  page,
  request,
}) => {
  const title = `Dienstpläne als Bild teilen ${randomUUID().slice(0, 6)}`;
  await openSignedIn(page, await registerPerson(request, { fullName: 'Ines Tann' }), '/ideen');
  await waitForHydration(page);
  const form = page.getByRole('region', { name: 'Idee einreichen' });
  await form.getByLabel('Was fehlt Ihnen?').fill(title);
  await form.getByLabel('Bereich').selectOption('jobs');
  await expectAccessibleAtBothWidths(page);
  await form.getByRole('button', { name: 'Idee einreichen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const ideaPath = new URL(page.url()).pathname;

  const voter = await registerPerson(request);
  await openSignedIn(page, voter, ideaPath);
  await waitForHydration(page);
  const vote = page.getByRole('button', { name: title });
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  const asVoter = await callAs(request, voter);
  await expect.poll(async () => (await asVoter('GET', '/api/ideas/votes')).body.items.length).toBe(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, DEMO_LOGINS.admin, `/admin-dashboard/ideen?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const decision = page.getByRole('form', { name: `Entscheidung zu „${title}“` });
  await decision.getByLabel('Stand').selectOption('planned');
  await decision.getByLabel('Antwort (öffentlich)').fill(ANSWER);
  await expectAccessibleAtBothWidths(page);
  await decision.getByRole('button', { name: 'Speichern' }).click();
  await expect(decision).toBeHidden();

  await page.goto(ideaPath);
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const told = async () => JSON.stringify((await asVoter('GET', '/api/notifications')).body.items);
  await expect.poll(told).toContain(title);
});
