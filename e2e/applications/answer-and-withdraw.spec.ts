import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type Call, callAs } from '../identity/accounts/call-as.ts';
import { openSignedIn, registerPerson } from '../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../screens/own-screens.ts';
import { expect, test } from '../test.ts';

type Job = { applyMethod: string; questions: { isRequired: boolean }[] };

/** A job of the demo employer that takes applications here and asks nothing that has to be answered. */
async function findOwnJob(request: APIRequestContext, call: Call): Promise<string> {
  const { body } = await call('GET', '/api/employer/jobs?pageSize=100');
  for (const { id, state } of body.items as { id: string; state: string }[]) {
    if (state !== 'live') continue;
    const job = (await (await request.get(`/api/jobs/${id}`)).json()) as Job;
    if (job.applyMethod === 'here' && job.questions.every(({ isRequired }) => !isRequired)) return id;
  }
  throw new Error('the demo employer has no job that can be applied to here');
}

test('an application is answered: message, reply, interview, all at once on the open page; then it is withdrawn for good', {
  tag: '@main',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const employer = await callAs(request, DEMO_LOGINS.employer);
  const person = await registerPerson(request);
  const applicant = await callAs(request, person);
  const jobId = await findOwnJob(request, employer);
  const sent = await applicant('POST', `/api/jobs/${jobId}/applications`, { message: 'Guten Tag' });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const { id } = sent.body;

  await openSignedIn(page, person, `/dashboard/nachrichten/${id}`);
  const text = page.getByRole('textbox', { name: /^Nachricht/ });
  await expect(text).toBeVisible();
  const messages = `/api/applications/${id}/messages`;
  await employer('POST', messages, { text: 'Passt Ihnen Donnerstag?', clientId: randomUUID() });
  const log = page.getByRole('log');
  await expect(log).toContainText('Passt Ihnen Donnerstag?');
  await text.fill('Ja, gern ab zehn Uhr.');
  await text.press('Control+Enter');
  await expect(log).toContainText('Ja, gern ab zehn Uhr.');
  const readThread = async () => (await employer('GET', messages)).body.items as { id: string; text: string }[];
  await expect
    .poll(async () => (await readThread()).map((message) => message.text).sort())
    .toEqual(['Ja, gern ab zehn Uhr.', 'Passt Ihnen Donnerstag?']);
  const reply = (await readThread()).find((message) => message.text.startsWith('Ja'));
  await employer('PUT', `${messages}/read`, { messageId: reply?.id });
  await expect(log).toContainText('gelesen');

  await page.goto(`/dashboard/bewerbungen/${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Gesendet');
  const { body: received } = await employer('GET', `/api/employer/applications/${id}`);
  await expect(dialog).toContainText('Geöffnet');
  const interview = { at: new Date(Date.now() + 3 * 86_400_000).toISOString(), place: 'Haupteingang' };
  const path = `/api/employer/applications/${id}`;
  const moved = await employer('PATCH', path, { status: 'interview', version: received.version, interview });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  await expect(dialog).toContainText('Haupteingang');
  await expect(dialog.getByRole('button', { name: 'In den Kalender' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Bewerbung zurückziehen' }).click();
  const confirmation = page.getByRole('dialog', { name: /wirklich/ });
  await expect(confirmation).toContainText('nicht rückgängig');
  await confirmation.getByRole('button', { name: /zurückziehen/ }).click();
  await expect(dialog.first()).toContainText('Zurückgezogen');
  const late = await employer('PATCH', path, { status: 'hired', version: moved.body.version });
  expect(late.status).toBe(409);
});
