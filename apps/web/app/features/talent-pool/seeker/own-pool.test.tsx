import type { TalentEnquiry } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import type {
  OwnTalentProfile,
  SavePresentEmployer,
  SaveTalentProfile,
} from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { TALENT_STATES } from '@stellenvisite/contract/talent-pool/talent-pool';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { deliverEvent } from '../../../realtime/use-live-event.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ownTalent, talentCard, talentEnquiry } from '../talent.fixture.ts';
import { OwnPool } from './own-pool.tsx';
import { undoDecline } from './scheduled-decline.ts';

const AT = '/dashboard/talentpool';
afterEach(() => {
  undoDecline();
  vi.useRealTimers();
});

/** Returns the server of somebody's own side. */
function serveOwn(store: { own: OwnTalentProfile; enquiries: TalentEnquiry[] }) {
  const answer =
    (id: string) =>
    ({ body }: { body: unknown }) => {
      const status = (body as { answer: string }).answer === 'yes' ? 'accepted' : 'declined';
      store.enquiries = store.enquiries.map((each) => (each.id === id ? { ...each, status } : each));
      return { body: store.enquiries.find((each) => each.id === id) };
    };
  return serveApi({
    'GET /api/talent-pool/me': () => ({ body: store.own }),
    'PUT /api/talent-pool/me': ({ body }) => {
      const { shows, isVisible, consent } = body as SaveTalentProfile;
      store.own = {
        ...store.own,
        shows: { ...store.own.shows, ...(shows as OwnTalentProfile['shows']) },
        ...(shows?.languages === false && { card: talentCard({ languages: [] }) }),
        ...(isVisible !== undefined && { state: isVisible ? 'visible' : 'paused' }),
        ...(consent && { isMember: true, state: 'visible' }),
      };
      return { body: store.own };
    },
    'PUT /api/talent-pool/me/present-employer': ({ body }) => {
      const answer = body as SavePresentEmployer;
      const name = answer.kind === 'name' ? answer.name : '';
      const presentEmployer = { isEmployed: answer.kind !== 'none', employerId: null, name, city: null, sites: 0 };
      store.own = { ...store.own, presentEmployer };
      return { body: store.own };
    },
    'GET /api/employers': () => ({ body: { items: [], total: 0, page: 1, pageSize: 8 } }),
    'DELETE /api/talent-pool/me': () => {
      store.own = ownTalent({ isMember: false, state: null, number: null, consent: null, presentEmployer: null });
      return { status: 204 };
    },
    'POST /api/talent-pool/me/preview': () => ({ body: { card: talentCard(), identifying: [] } }),
    'POST /api/talent-pool/me/blocks': () => {
      store.enquiries = store.enquiries.map((each) => ({ ...each, status: 'ended' }));
      return { status: 201, body: {} };
    },
    'GET /api/talent-pool/enquiries': () => ({
      body: { items: store.enquiries, total: store.enquiries.length, page: 1, pageSize: 20, open: 1 },
    }),
    'GET /api/profile': () => ({
      body: { data: { phone: '+49 221 123' }, completeness: { given: 13, asked: 16, percent: 81 } },
    }),
    ...Object.fromEntries(
      store.enquiries.map(({ id }) => [`POST /api/talent-pool/enquiries/${id}/answer`, answer(id)]),
    ),
  });
}

test('an enquiry that comes while the page is open is shown', async () => {
  const store: Parameters<typeof serveOwn>[0] = { own: ownTalent(), enquiries: [] };
  serveOwn(store);
  renderApp(<OwnPool />, { at: AT });
  expect(await screen.findByText('Noch keine Anfrage')).toBeVisible();
  store.enquiries = [talentEnquiry()];
  act(() => deliverEvent('talent_pool.changed', { recordId: talentEnquiry().id }));
  expect(await screen.findByRole('heading', { name: 'Eine Anfrage wartet auf Ihre Antwort' })).toBeVisible();
});

test('a no is shown at once, can be taken back for five seconds and is sent after that', async () => {
  const { calls } = serveOwn({ own: ownTalent(), enquiries: [talentEnquiry()] });
  const answers = () => calls.filter(({ call }) => call.endsWith('/answer'));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = renderApp(<OwnPool />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Absagen' }));
  expect(screen.getByText('Noch keine Anfrage')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await vi.advanceTimersByTimeAsync(6000);
  expect(answers()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Absagen' }));
  await vi.advanceTimersByTimeAsync(6000);
  await waitFor(() => expect(answers().map(({ body }) => body)).toEqual([{ answer: 'no', reason: null }]));
  expect(await screen.findByText(/abgelehnt/)).toBeVisible();
});

test('a no may tell its reason, which the employer reads, and can be taken back like any other', async () => {
  const { calls } = serveOwn({ own: ownTalent(), enquiries: [talentEnquiry()] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = renderApp(<OwnPool />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Mit Grund absagen' }));
  await user.click(screen.getByRole('radio', { name: 'Die Dienste passen nicht' }));
  await user.click(screen.getByRole('button', { name: 'Absage mit diesem Grund senden' }));
  expect(await screen.findByText('Klinikum Rheinhöhe liest: Die Dienste passen nicht.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(6000);
  await waitFor(() =>
    expect(calls.find(({ call }) => call.endsWith('/answer'))?.body).toEqual({ answer: 'no', reason: 'shifts' }),
  );
});

test('a yes asks once more, lists what goes to whom, and sends the phone number only with a tick', async () => {
  const { calls } = serveOwn({ own: ownTalent(), enquiries: [talentEnquiry()] });
  const { user } = renderApp(<OwnPool />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Zustimmen und Name freigeben' }));
  const dialog = screen.getByRole('dialog', { name: 'Name freigeben?' });
  expect(within(dialog).getByText('Klinikum Rheinhöhe')).toBeVisible();
  expect(within(dialog).getByText(/E-Mail-Adresse/)).toBeVisible();
  expect(await within(dialog).findByRole('checkbox', { name: /Telefonnummer/ })).not.toBeChecked();
  expect(calls.some(({ call }) => call.endsWith('/answer'))).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Name freigeben' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.endsWith('/answer'))?.body).toEqual({ answer: 'yes', sharesPhone: false }),
  );
});

test('blocking the employer of an enquiry ends it', async () => {
  const { calls } = serveOwn({ own: ownTalent(), enquiries: [talentEnquiry()] });
  const { user } = renderApp(<OwnPool />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Arbeitgeber sperren' }));
  expect(await screen.findByText('Noch keine Anfrage')).toBeVisible();
  expect(calls.find(({ call }) => call.endsWith('/blocks'))?.body).toEqual({
    kind: 'employer',
    employerId: talentEnquiry().employer.id,
  });
});

test('the preview follows a switch, and a pause hides the profile at once', async () => {
  serveOwn({ own: ownTalent(), enquiries: [] });
  const { user } = renderApp(<OwnPool />, { at: AT });
  const preview = await screen.findByRole('region', { name: 'So sehen Arbeitgeber Sie' });
  // On the card of the list and in the opened profile.
  expect(within(preview).getAllByText('Deutsch')).toHaveLength(2);
  await user.click(screen.getByRole('switch', { name: 'Sprachen' }));
  await waitFor(() => expect(within(preview).queryByText('Deutsch')).toBeNull());
  expect(screen.getByRole('switch', { name: /Beruf und Fach/ })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Sichtbarkeit pausieren' }));
  expect(await screen.findByRole('heading', { name: 'Ihr Profil ist pausiert' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wieder sichtbar machen' }));
  expect(await screen.findByRole('button', { name: 'Sichtbarkeit pausieren' })).toBeVisible();
});

const STATE_TITLES = {
  visible: 'Ihr Profil ist sichtbar',
  withheld: 'Ihr Profil wird noch nicht gezeigt',
  paused: 'Ihr Profil ist pausiert',
  ended: 'Ihre Zustimmung ist abgelaufen',
};

test.each(TALENT_STATES)('the state „%s“ is the only one on the page', async (state) => {
  serveOwn({ own: ownTalent({ state, views: 0 }), enquiries: [] });
  renderApp(<OwnPool />, { at: AT });
  expect(await screen.findByRole('heading', { name: STATE_TITLES[state] })).toBeVisible();
  for (const [other, title] of Object.entries(STATE_TITLES))
    if (other !== state) expect(screen.queryByText(title)).toBeNull();
});

test('leaving asks once, and whoever has left joins again by the present employer and a new consent', async () => {
  const { calls } = serveOwn({ own: ownTalent(), enquiries: [] });
  const { user } = renderApp(<OwnPool />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Talentpool verlassen' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verlassen' }));
  const join = await screen.findByRole('button', { name: 'Talentpool beitreten' });
  expect(join.closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('switch', { name: 'Gehaltswunsch' })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: /Wunschwoche/ })).toBeChecked();

  await user.type(screen.getByRole('combobox', { name: 'Jetziger Arbeitgeber' }), 'Sanatorium Birkenhof');
  await user.click(screen.getAllByRole('button', { name: 'Sperren' })[0] as HTMLElement);
  expect(await screen.findByText('Sanatorium Birkenhof')).toBeVisible();
  await waitFor(() => expect(join.closest('[inert]')).toBeNull());
  await user.click(join);
  expect(await screen.findByText('Ohne Ihre Zustimmung zeigen wir nichts.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /anonym von Arbeitgebern gefunden/ }));
  await user.click(join);
  await waitFor(() =>
    expect(calls.findLast(({ call }) => call === 'PUT /api/talent-pool/me')?.body).toMatchObject({
      consent: '2026-11',
      shows: { pay: false, week: true },
    }),
  );
});
