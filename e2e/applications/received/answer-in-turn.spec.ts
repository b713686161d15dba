import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Call, callAs } from '../../identity/accounts/call-as.ts';
import { openSignedIn, type Person, registerPerson } from '../../identity/accounts/registered-person.ts';
import { publishJob } from '../../jobs/listings/publish-job.ts';
import { expect, test } from '../../test.ts';

const PATH = '/employer-dashboard/bewerbungen';

type Applied = { id: string; name: string; person: Person; call: Call };

/** A new employer with one job, and applicants in the order of the names. */
async function createApplications(request: APIRequestContext, names: readonly string[]) {
  const owner = await registerPerson(request, { role: 'employer', fullName: 'Mira Tönnies' });
  const jobId = await publishJob(request, owner, `Pflegefachkraft (m/w/d) Station ${randomUUID().slice(0, 6)}`);
  const applied: Applied[] = [];
  for (const name of names) {
    const person = await registerPerson(request, { fullName: name });
    const call = await callAs(request, person);
    const sent = await call('POST', `/api/jobs/${jobId}/applications`, { message: 'Guten Tag' });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    applied.push({ id: sent.body.id, name, person, call });
  }
  return { owner, jobId, applied, asOwner: await callAs(request, owner) };
}

const isOpen = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();

/** Where the open application is in the queue. */
const positionOf = (page: Page) => page.locator('.rd-steps > .num');

test('all that wait are answered in turn by the keyboard, without leaving the queue', { tag: '@main' }, async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const names = ['Anna Erste', 'Bea Zweite', 'Cem Dritte', 'Dora Vierte', 'Emil Fünfte'];
  const { owner, applied, asOwner } = await createApplications(request, names);
  await page.setViewportSize({ width: 1440, height: 900 });
  // One of them has been opened before: it waits all the same.
  await asOwner('GET', `/api/employer/applications/${applied[1]?.id}`);
  await openSignedIn(page, owner, '/employer-dashboard');
  await page.getByRole('link', { name: 'Der Reihe nach beantworten' }).click();
  await isOpen(page, 'Anna Erste');
  const list = page.getByRole('region', { name: '5 unbeantwortet, älteste zuerst' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.getByRole('link', { name: 'Anna Erste' })).toHaveAttribute('aria-current', 'true');
  await expect(list.getByRole('listitem').first()).toContainText('Gesichtet');

  // There and back: opening has changed the status, not the queue.
  for (const [key, name] of [
    ['j', 'Bea Zweite'],
    ['j', 'Cem Dritte'],
    ['ArrowLeft', 'Bea Zweite'],
    ['k', 'Anna Erste'],
  ] as const) {
    await page.keyboard.press(key);
    await isOpen(page, name);
  }
  await expect(positionOf(page)).toHaveText('1 von 5');

  // A rejection opens who is next, while it can still be undone.
  for (const name of ['Anna Erste', 'Bea Zweite', 'Cem Dritte']) {
    await isOpen(page, name);
    await expect(list.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: `${name} absagen` });
    await expect(dialog.getByRole('textbox', { name: /^Nachricht/ })).toHaveValue(new RegExp(name));
    await dialog.getByRole('button', { name: 'Absage senden' }).press('Enter');
    await expect(dialog).toBeHidden();
  }
  await isOpen(page, 'Dora Vierte');
  await expect(positionOf(page)).toHaveText('4 von 5');
  await expect(list).toContainText('2 offen');

  // A reload and a second tab are in the same queue.
  await page.reload();
  await isOpen(page, 'Dora Vierte');
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.getByRole('listitem').nth(2)).toContainText('Abgesagt');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(positionOf(second)).toHaveText('4 von 5');
  await second.close();
  const statusOf = async ({ id }: Applied) => (await asOwner('GET', `/api/employer/applications/${id}`)).body.status;
  await expect.poll(() => Promise.all(applied.slice(0, 3).map(statusOf))).toEqual(['rejected', 'rejected', 'rejected']);
});

test('an offer is accepted, the job closed as filled and the rest answered in one step', { tag: '@main' }, async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const { owner, jobId, applied, asOwner } = await createApplications(request, [
    'Anna Erste',
    'Bea Zweite',
    'Cem Dritte',
  ]);
  const [anna, bea, cem] = applied as [Applied, Applied, Applied];
  const path = `/api/employer/applications/${anna.id}`;
  const { body: read } = await asOwner('GET', path);
  const interview = { at: new Date(Date.now() + 3 * 86_400_000).toISOString(), place: 'Haupteingang' };
  await asOwner('PATCH', path, { status: 'interview', version: read.version, interview });

  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, owner, `${PATH}/${anna.id}`);
  await isOpen(page, 'Anna Erste');
  await expect(page.getByRole('article').getByRole('region', { name: 'Gespräch', exact: true })).toContainText(
    'Haupteingang',
  );
  await page.keyboard.press('z');
  const offer = page.getByRole('dialog', { name: 'Anna Erste ein Angebot machen' });
  await expect(offer.getByLabel('Antwort bis')).toBeFocused();
  await expect(offer).not.toContainText('AGG');
  await offer.getByRole('button', { name: 'Angebot senden' }).click();
  await expect.poll(async () => (await asOwner('GET', path)).body.offer?.answer, { timeout: 40_000 }).toBe(null);
  await expect(page.getByRole('region', { name: /^Angebot vom/ })).toContainText('Wartet auf Antwort');
  expect((await asOwner('GET', path)).body.status).toBe('interview');

  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const applicant = await other?.newPage();
  if (!applicant) throw new Error('no second browser');
  await openSignedIn(applicant, anna.person, `/dashboard/bewerbungen/${anna.id}`);
  await applicant.getByRole('button', { name: 'Angebot annehmen' }).click();
  const sure = applicant.getByRole('dialog', { name: 'Angebot verbindlich annehmen?' });
  await sure.getByRole('textbox').fill('Ich freue mich auf das Team.');
  await sure.getByRole('button', { name: 'Angebot annehmen' }).click();
  await expect(applicant.getByText('Sie haben das Angebot angenommen.').first()).toBeVisible();
  await other?.close();

  // The open page of the employer follows.
  const accepted = page.getByRole('region', { name: 'Anna Erste hat das Angebot angenommen' });
  await expect(accepted).toContainText('Ich freue mich auf das Team.');
  await accepted.getByRole('button', { name: 'Stelle abschließen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stelle schließen und 2 weitere Bewerbungen beantworten?' });
  await expect(dialog.getByRole('checkbox', { name: /Stelle als besetzt schließen/ })).toBeFocused();
  await dialog.getByRole('checkbox', { name: /Fragen, ob/ }).check();
  await dialog.getByRole('button', { name: 'Schließen und 2 Absagen senden' }).click();
  await expect(page.getByText('Die Stelle wird geschlossen, 2 Absagen gehen hinaus')).toBeVisible();
  const restOf = ({ id }: Applied) => asOwner('GET', `/api/employer/applications/${id}`);
  await expect
    .poll(async () => [(await restOf(bea)).body.status, (await restOf(cem)).body.status], { timeout: 40_000 })
    .toEqual(['rejected', 'rejected']);
  expect((await restOf(bea)).body.talentContact).toMatchObject({ answeredAt: null });
  expect((await asOwner('GET', `/api/employer/jobs/${jobId}`)).body.state).toBe('filled');
});
