import { type ApplicationReview, toMention } from '@stellenvisite/contract/applications/application-reviews.schema';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import type { TeamRole } from '@stellenvisite/contract/employers/team';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../../identity/acting-employer/use-acting-employer.ts';
import { OPEN_OFFER } from '../../application.fixture.ts';
import { receivedDetailOf, receivedOf } from '../received-application.fixture.ts';
import type { ApplicationsOutlet } from '../shared/applications-outlet.ts';
import { sendAllOnLeave } from '../shared/scheduled-moves-bar.tsx';
import { ApplicationDetail } from './application-detail.tsx';

const EMPLOYER = {
  employerId: '0198f0a0-0000-7000-8000-0000000000bb',
  name: 'Klinikum Nord',
  type: 'hospital',
  kinds: [],
  city: 'Köln',
  country: 'DE',
  mappingType: 'direct_id',
} as const;
const PETRA = { userId: '0198f0a0-0000-7000-8000-0000000000cc', name: 'Petra Wehling' };
const REVIEW: ApplicationReview = {
  notes: [],
  ratings: { own: 4, others: [{ name: 'Petra Wehling', stars: 5 }] },
  tags: ['Februar'],
  suggestedTags: ['Praxisanleitung'],
  team: [PETRA],
};
const template = (id: string, name: string) => ({
  id,
  kind: id.split('.')[0],
  name: { de: name, en: `${name} (en)` },
  text: { de: `Guten Tag {name}, ${name}.`, en: `Dear {name}, ${name} in English.` },
  isBuiltIn: true,
  isChanged: false,
});
const TEMPLATES = [
  template('rejection.other_choice', 'Andere Auswahl'),
  template('rejection.filled', 'Stelle besetzt'),
  template('invitation.talk', 'Einladung'),
];

type Outlet = Partial<ApplicationsOutlet>;

function open(
  changes: Partial<ReceivedApplicationDetail> = {},
  role: TeamRole = 'recruiter',
  more: Outlet = {},
  rest: ReceivedApplication[] = [],
) {
  const application = receivedDetailOf(changes);
  const path = `/api/employer/applications/${application.id}`;
  const served = serveApi({
    [`GET ${path}`]: () => ({ body: application }),
    [`GET ${path}/match`]: () => ({ body: { score: 87, version: 1, factors: [] } }),
    [`GET ${path}/review`]: () => ({ body: REVIEW }),
    [`POST ${path}/review/notes`]: () => ({ status: 201, body: REVIEW }),
    [`PUT ${path}/review/tags`]: () => ({ body: REVIEW }),
    [`PATCH ${path}`]: () => ({ body: application }),
    [`PUT ${path}/offer/phone-answer`]: () => ({ body: application }),
    'GET /api/employer/applications/counts': () => ({
      body: { columns: {}, overPromise: { new: 0, seen: 0 }, promiseDays: 3 },
    }),
    'GET /api/employer/applications': () => ({
      body: { items: rest, total: rest.length, page: 1, pageSize: 100, counts: {} },
    }),
    'GET /api/employer/templates': () => ({ body: { items: TEMPLATES } }),
  });
  const acting = { ...EMPLOYER, kinds: [], role };
  const outlet = {
    position: 3,
    total: 14,
    previousId: null,
    nextId: 'next',
    card: null,
    open: vi.fn(),
    advance: vi.fn(),
    close: vi.fn(),
    ...more,
  };
  const view = renderApp(
    <ActingEmployerContext value={{ ...acting, employers: [acting] }}>
      <ApplicationDetail id={application.id} outlet={outlet} />
    </ActingEmployerContext>,
  );
  const sent = () => {
    sendAllOnLeave();
    return served.calls.find(({ call }) => call.startsWith('PATCH'))?.body;
  };
  return { ...served, ...view, application, outlet, path, sent };
}

afterEach(() => {
  sendAllOnLeave();
  vi.unstubAllGlobals();
});

test('a rejection has the text of a template in the applicant’s language, and is sent as it was changed', async () => {
  const { user, sent, application } = open({ language: 'en' });
  await screen.findByRole('heading', { level: 2, name: 'Anna Beispiel' });
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog'));
  const text = dialog.getByLabelText(/Nachricht/);
  await waitFor(() => expect(text).toHaveValue('Dear Anna Beispiel, Andere Auswahl in English.'));
  await user.type(text, ' You are too old.');
  expect(await dialog.findByText(/Ablehnung wegen des Alters/)).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Stelle besetzt' }));
  expect(text).toHaveValue('Dear Anna Beispiel, Andere Auswahl in English. You are too old.');
  await user.click(dialog.getByRole('button', { name: 'Vorlage übernehmen' }));
  expect(text).toHaveValue('Dear Anna Beispiel, Stelle besetzt in English.');
  const asks = dialog.getByRole('checkbox', { name: /in Kontakt bleiben/ });
  expect(asks).not.toBeChecked();
  await user.click(asks);
  await user.click(dialog.getByRole('button', { name: 'Absage senden' }));
  expect(screen.getByRole('button', { name: /Einladen/ })).toHaveAttribute('aria-disabled', 'true');
  expect(sent()).toEqual({
    status: 'rejected',
    version: application.version,
    message: 'Dear Anna Beispiel, Stelle besetzt in English.',
    asksToStayKnown: true,
  });
});

test('an invitation needs a date to come, and says at the field what is wrong', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: /Einladen/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Einladung senden' }));
  expect(dialog.getByLabelText('Tag von Vorschlag 1')).toHaveAccessibleDescription(
    'Bitte geben Sie Tag, Beginn und Ende an.',
  );
  await user.type(dialog.getByLabelText('Tag von Vorschlag 1'), '02.03.2099');
  await user.type(dialog.getByLabelText('Beginn von Vorschlag 1'), '09:00');
  await user.type(dialog.getByLabelText('Ende von Vorschlag 1'), '10:30');
  await user.click(dialog.getByRole('button', { name: 'Einladung senden' }));
  expect(sent()).toMatchObject({
    status: 'interview',
    proposal: { dates: ['2099-03-02T08:00:00.000Z'], minutes: 90, kind: 'interview' },
  });
});

test('a viewer reads who can answer; a withdrawn application says so and takes no answer', async () => {
  const { unmount } = open({}, 'viewer');
  expect(await screen.findByText('Nur Inhaber:in und Recruiting können antworten.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Absagen/ })).not.toBeInTheDocument();
  unmount();
  open({ status: 'withdrawn' });
  expect(await screen.findByText(/wurde zurückgezogen/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Absagen/ })).not.toBeInTheDocument();
});

test('an @ offers the team, and the note stores who is meant', async () => {
  const { user, calls, path } = open();
  const field = await screen.findByRole('textbox', { name: 'Notiz schreiben' });
  await user.type(field, 'ja @wehl');
  expect(await screen.findByRole('option', { name: /Petra Wehling/ })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('ja @Petra Wehling ');
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: `POST ${path}/review/notes`,
      body: { text: `ja ${toMention(PETRA.userId)}` },
    }),
  );
});

test('the invitation shows its dates and its place while nobody has chosen', async () => {
  const dates = ['2026-11-20T09:00:00.000Z', '2026-11-23T13:00:00.000Z'];
  const proposal = { dates, kind: 'interview', minutes: 60, place: 'Station 4A', answerBy: dates[0] ?? '' } as const;
  open({ status: 'interview', proposal: { ...proposal, dates, sentAt: '2026-11-12T08:00:00.000Z' } });
  const panel = await screen.findByRole('region', { name: 'Gespräch' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Fr 20.11., 10:00 bis 11:00 Uhr', 'Mo 23.11., 14:00 bis 15:00 Uhr']);
  expect(panel).toHaveTextContent('Ort: Station 4A');
});

test('an offer is possible from the interview on, and is no rejection', async () => {
  const { unmount } = open();
  await screen.findByRole('button', { name: /Einladen/ });
  expect(screen.queryByRole('button', { name: /Angebot machen/ })).toBeNull();
  unmount();
  const { user, calls, path, application } = open({ status: 'interview' });
  await user.click(await screen.findByRole('button', { name: /Angebot machen/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText(/AGG/)).toBeNull();
  await user.clear(dialog.getByLabelText('Antwort bis'));
  await user.type(dialog.getByLabelText('Antwort bis'), '01.02.2020');
  await user.click(dialog.getByRole('button', { name: 'Angebot senden' }));
  expect(dialog.getByLabelText('Antwort bis')).toHaveAccessibleDescription(/Bitte wählen Sie einen Tag ab morgen/);
  await user.clear(dialog.getByLabelText('Antwort bis'));
  await user.type(dialog.getByLabelText('Antwort bis'), '07.12.2099');
  await user.click(dialog.getByRole('button', { name: 'Angebot senden' }));
  sendAllOnLeave();
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: `PUT ${path}/offer`,
      body: { version: application.version, answerBy: '2099-12-07' },
    }),
  );
});

test('an answer on the phone is entered, and counts once it is confirmed', async () => {
  const { user, calls, path, unmount } = open({ status: 'interview', offer: OPEN_OFFER });
  const panel = await screen.findByRole('region', { name: /^Angebot vom/ });
  expect(panel).toHaveTextContent('Wartet auf Antwort');
  await user.click(within(panel).getByRole('button', { name: 'Angenommen' }));
  await waitFor(() =>
    expect(calls).toContainEqual({ call: `PUT ${path}/offer/phone-answer`, body: { version: 1, answer: 'accepted' } }),
  );
  unmount();
  open({ status: 'interview', offer: { ...OPEN_OFFER, phoneAnswer: 'accepted' } });
  expect(await screen.findByText(/muss die Zusage noch im Konto bestätigen/)).toBeInTheDocument();
});

test('after a yes the job is closed and the others are answered, but not who is invited', async () => {
  const rest = [
    receivedOf({ name: 'Clara Jansen' }),
    receivedOf({ name: 'Paula Winter', status: 'interview', interviewAt: '2099-12-08T09:00:00.000Z' }),
  ];
  const accepted = {
    ...OPEN_OFFER,
    answer: 'accepted',
    answeredAt: '2026-11-12T08:00:00.000Z',
    reply: 'Gern!',
  } as const;
  const { user, calls, path } = open({ status: 'hired', offer: accepted }, 'recruiter', {}, rest);
  expect(await screen.findByText('Gern!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stelle abschließen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('checkbox', { name: /Clara Jansen/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /Paula Winter/ })).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Schließen und 1 Absage senden' }));
  expect(screen.queryByRole('button', { name: 'Stelle abschließen' })).toBeNull();
  sendAllOnLeave();
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: `POST ${path}/conclusion`,
      body: {
        closesJob: true,
        rejections: [{ id: rest[0]?.id, version: 1 }],
        message: 'Guten Tag {name}, Stelle besetzt.',
        asksToStayKnown: false,
      },
    }),
  );
});

test('who it is is shown before the documents are read, and can be answered', async () => {
  const card = receivedOf({ name: 'Katharina Nowak', openedAt: '2026-11-11T08:00:00.000Z', source: null });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const acting = { ...EMPLOYER, kinds: [], role: 'recruiter' } as const;
  const outlet = {
    position: 1,
    total: 2,
    previousId: null,
    nextId: null,
    card,
    open: vi.fn(),
    advance: vi.fn(),
    close: vi.fn(),
  };
  renderApp(
    <ActingEmployerContext value={{ ...acting, kinds: [], employers: [{ ...acting, kinds: [] }] }}>
      <ApplicationDetail id={card.id} outlet={outlet} />
    </ActingEmployerContext>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Katharina Nowak' })).toBeInTheDocument();
  expect(screen.getByText('7 Jahre')).toBeInTheDocument();
  expect(screen.getByText('Stellenvisite')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Einladen/ })).toHaveAttribute('aria-disabled', 'false');
});
