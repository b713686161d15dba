import type { TeamRole } from '@stellenvisite/contract/employers/team';
import type { EnquiryAllowance } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import type { TalentItem } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deliverEvent } from '../../../realtime/use-live-event.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ownEmployer } from '../../employers/area/shared/own-employer.fixture.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { JOB_ID, talentItem, talentProfile, talentProfiles } from '../talent.fixture.ts';
import { EmployerPool } from './employer-pool.tsx';

const FACETS = Object.fromEntries(
  [
    'occupation',
    'category',
    'location',
    'shift',
    'hours',
    'language',
    'languageLevel',
    'licence',
    'years',
    'availableBy',
  ].map((name) => [name, []]),
);
const JOB = { id: JOB_ID, title: 'Intensivstation 4A', city: 'Köln' };
const SALARY = { min: 3420, max: 4150, currency: 'EUR', period: 'month' };

type Pool = {
  items: TalentItem[];
  allowance?: Partial<EnquiryAllowance>;
  send?: () => { status?: number; body: object };
  list?: () => { status?: number; body: object };
};

/** Returns the server with these profiles; whoever is taken out of `items` is gone. */
function servePool(pool: Pool) {
  const profiles = Object.fromEntries(
    pool.items.map(({ card: { id } }) => [
      `GET /api/talent-pool/${id}`,
      () => {
        const item = pool.items.find(({ card }) => card.id === id);
        return item
          ? { body: talentProfile(item, pool.allowance) }
          : { status: 404, body: { code: 'talent_pool.not_found' } };
      },
    ]),
  );
  return serveApi({
    ...profiles,
    'GET /api/talent-pool': pool.list ?? (() => ({ body: talentProfiles(pool.items, pool.allowance) })),
    'GET /api/talent-pool/facets': () => ({ body: FACETS }),
    'GET /api/employer/jobs': () => ({ body: { items: [JOB], total: 1, page: 1, pageSize: 100 } }),
    [`GET /api/jobs/${JOB_ID}`]: () => ({ body: { ...JOB, week: null, salary: SALARY } }),
    ...Object.fromEntries(
      pool.items.map(({ card: { id } }) => [
        `POST /api/talent-pool/${id}/enquiries`,
        pool.send ?? (() => ({ status: 201, body: {} })),
      ]),
    ),
    ...Object.fromEntries(
      pool.items.map(({ card: { id } }) => [`PUT /api/talent-pool/${id}/mark`, () => ({ status: 204 })]),
    ),
  });
}

function renderPool(role: TeamRole = 'recruiter', search = '') {
  const employer = ownEmployer({ role });
  return renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <EmployerPool />
    </ActingEmployerContext>,
    { at: `/talentpool${search}` },
  );
}

const openFirst = async (user: ReturnType<typeof renderPool>['user']) => {
  await user.click(await screen.findByRole('link', { name: /Nr\. 20 417/ }));
  return screen.findByRole('region', { name: 'Geöffnetes Profil' });
};

test('a profile that leaves while it is open is gone from pane and list', async () => {
  const pool: Pool = { items: [talentItem(), talentItem({ number: 20_398 })] };
  servePool(pool);
  const { user } = renderPool();
  const pane = await openFirst(user);
  expect(await within(pane).findByText(/Anonymes Profil Nr\. 20 417/)).toBeVisible();
  const [gone] = pool.items;
  pool.items = pool.items.slice(1);
  act(() => deliverEvent('talent_pool.changed', { recordId: gone?.card.id ?? '' }));
  expect(await within(pane).findByText('Dieses Profil ist nicht mehr im Talentpool.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Nr\. 20 417/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Nr\. 20 398/ })).toBeVisible();
});

test.each([
  [null, 'Talentpool 2 Profile'],
  [1, 'Talentpool 1 passendes Profil von 2'],
])('only profiles that fit a job are called fitting: %s', async (fitting, heading) => {
  const items = [talentItem(), talentItem({ number: 20_398 })];
  servePool({ items, list: () => ({ body: { ...talentProfiles(items), fitting } }) });
  renderPool();
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('an enquiry comes with job and pay of the chosen job, and a closed dialog keeps its draft', async () => {
  const { calls } = servePool({ items: [talentItem()] });
  const { user } = renderPool();
  const pane = await openFirst(user);
  await user.click(await within(pane).findByRole('button', { name: 'Anfrage senden' }));
  const first = await screen.findByRole('dialog', { name: 'Anfrage an Nr. 20 417' });
  expect(await within(first).findByDisplayValue('3.420,00')).toHaveFocus();
  await user.type(within(first).getByLabelText(/Nachricht/), 'Mögen Sie hospitieren?');
  await user.click(within(first).getByRole('button', { name: 'Abbrechen' }));
  // It asks first, as something was typed.
  await user.click(within(first).getAllByRole('button', { name: 'Schließen' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(within(pane).getByRole('button', { name: 'Anfrage senden' }));
  const again = await screen.findByRole('dialog');
  expect(within(again).getByLabelText(/Nachricht/)).toHaveValue('Mögen Sie hospitieren?');
  await user.click(within(again).getByRole('button', { name: 'Anfrage senden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.find(({ call }) => call.startsWith('POST'));
  expect(sent?.body).toEqual({ jobId: JOB_ID, payMin: 3420, payMax: 4150, message: 'Mögen Sie hospitieren?' });
});

test('what is refused keeps its text, and what is missing is stated at the field', async () => {
  const { calls } = servePool({
    items: [talentItem()],
    send: () => ({ status: 409, body: { code: 'talent_enquiry.same_text' } }),
  });
  const { user } = renderPool();
  const pane = await openFirst(user);
  await user.click(await within(pane).findByRole('button', { name: 'Anfrage senden' }));
  const dialog = await screen.findByRole('dialog');
  const pay = await within(dialog).findByDisplayValue('4.150,00');
  await user.clear(pay);
  await user.type(pay, '3.000');
  await user.type(within(dialog).getByLabelText(/Nachricht/), 'Guten Tag');
  await user.click(within(dialog).getByRole('button', { name: 'Anfrage senden' }));
  await waitFor(() => expect(pay).toHaveAccessibleDescription(/darf nicht höher sein/));
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await user.clear(pay);
  await user.type(pay, '4.200');
  await user.click(within(dialog).getByRole('button', { name: 'Anfrage senden' }));
  expect(await within(dialog).findByText(/nicht gesendet. Ihr Text ist noch da/)).toBeVisible();
  expect(within(dialog).getByLabelText(/Nachricht/)).toHaveValue('Guten Tag');
});

test.each([
  ['recruiter', { isVerified: false }, /Nach Prüfung Ihrer Einrichtung/],
  ['recruiter', { left: 0 }, /aufgebraucht\. Ab 01\.12\.2026 können Sie wieder anfragen/],
  ['viewer', {}, /Inhaber:innen und das Recruiting/],
] as const)('who may not ask is informed why: %s %o', async (role, allowance, why) => {
  servePool({ items: [talentItem()], allowance });
  const { user } = renderPool(role);
  const pane = await openFirst(user);
  const ask = await within(pane).findByRole('button', { name: 'Anfrage senden' });
  expect(ask).toBeDisabled();
  expect(ask).toHaveAccessibleDescription(why);
  await user.keyboard('a');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an employer without a published job is led to one, and sees no percentages', async () => {
  serveApi({
    'GET /api/talent-pool': () => ({ body: talentProfiles([talentItem({}, { match: null })]) }),
    'GET /api/talent-pool/facets': () => ({ body: FACETS }),
    'GET /api/employer/jobs': () => ({ body: { items: [], total: 0, page: 1, pageSize: 100 } }),
  });
  renderPool();
  await screen.findByRole('link', { name: /Nr\. 20 417/ });
  expect(screen.getByRole('link', { name: 'Zuerst eine Stelle anlegen' })).toHaveAttribute('href', '/post-job');
  expect(screen.queryByText(/\d+ %/)).toBeNull();
});

test('the keyboard moves through the list, marks, asks and closes', async () => {
  const { calls } = servePool({ items: [talentItem(), talentItem({ number: 20_398 })] });
  const { user } = renderPool();
  const second = await screen.findByRole('link', { name: /Nr\. 20 398/ });
  await user.keyboard('jj');
  expect(second).toHaveFocus();
  await user.keyboard('m');
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(true));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Anonymes Profil Nr\. 20 398/)).toBeVisible();
  await user.keyboard('k');
  expect(await screen.findByText(/Anonymes Profil Nr\. 20 417/)).toBeVisible();
  await user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: 'Anfrage an Nr. 20 417' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/Anonymes Profil/)).toBeNull());
});

test.each([
  [
    { body: { kind: 'preview', total: 300, categories: [], examples: [] } },
    'Profile sehen Sie nach der Verifizierung.',
  ],
  [{ status: 403, body: { code: 'talent_pool.not_verified' } }, 'Profile sehen Sie nach der Verifizierung.'],
  [{ status: 403, body: { code: 'talent_pool.in_review' } }, 'Wir prüfen die Angaben Ihrer Einrichtung.'],
  [{ status: 403, body: { code: 'talent_pool.access_closed', errors: [] } }, /geschlossen/],
])('the answer %o is explained in place of the list', async (answer, heading) => {
  servePool({ items: [], list: () => answer });
  renderPool();
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Anfrage/ })).toBeNull();
});
