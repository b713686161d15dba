import { BOARD_COLUMNS, columnOf } from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import type { TeamRole } from '@stellenvisite/contract/employers/team';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliverEvent } from '../../../../realtime/use-live-event.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../../identity/acting-employer/use-acting-employer.ts';
import { receivedOf } from '../received-application.fixture.ts';
import { useApplicationsOutlet } from '../shared/applications-outlet.ts';
import { sendAllOnLeave } from '../shared/scheduled-moves-bar.tsx';
import { ReceivedApplications } from './received-applications.tsx';

const PATH = '/employer-dashboard/bewerbungen';
const API = '/api/employer/applications';
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

beforeEach(() => {
  // Without a layout nothing has a height, and only what is in view is drawn.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  localStorage.clear();
});
afterEach(() => {
  sendAllOnLeave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The server of the board, which holds these applications and takes moves. */
function serveBoard(applications: ReceivedApplication[], more: Parameters<typeof serveApi>[0] = {}) {
  const store = { applications };
  const inColumn = (column: string) => store.applications.filter((each) => columnOf(each) === column);
  const columns = Object.fromEntries(
    BOARD_COLUMNS.map((column) => [
      `GET ${API}/board/${column}`,
      () => ({ body: { items: inColumn(column), next: null } }),
    ]),
  );
  const { calls } = serveApi({
    ...columns,
    [`GET ${API}/counts`]: () => ({
      body: {
        columns: Object.fromEntries([...BOARD_COLUMNS, 'withdrawn'].map((each) => [each, inColumn(each).length])),
        overPromise: { new: 1, seen: 0 },
        promiseDays: 3,
      },
    }),
    'GET /api/employer/templates': () => ({ body: { items: [] } }),
    [`GET ${API}/filters`]: () => ({ body: { jobs: [], departments: [], tags: [] } }),
    [`GET ${API}`]: ({ url }) => {
      const ids = url.searchParams.getAll('id').flatMap((each) => each.split(','));
      const items = store.applications.filter((each) => ids.length === 0 || ids.includes(each.id));
      const counts = { all: items.length, active: 0, interviews: 0, rejected: 0, hired: 0, withdrawn: 0 };
      return { body: { items, total: items.length, page: 1, pageSize: 50, counts } };
    },
    ...Object.fromEntries(
      applications.map(({ id }) => [
        `PATCH ${API}/${id}`,
        ({ body }: { body: unknown }) => {
          const { status } = body as Pick<ReceivedApplication, 'status'>;
          store.applications = store.applications.map((each) => (each.id === id ? { ...each, status } : each));
          return { body: {} };
        },
      ]),
    ),
    ...Object.fromEntries(
      applications.map(({ id }) => [
        `PUT ${API}/${id}/offer`,
        ({ body }: { body: unknown }) => {
          const { answerBy } = body as { answerBy: string };
          const offer = { sentAt: daysAgo(0), answerBy, answer: null, answeredAt: null, reply: '', phoneAnswer: null };
          store.applications = store.applications.map((each) => (each.id === id ? { ...each, offer } : each));
          return { body: {} };
        },
      ]),
    ),
    [`GET ${API}/queue`]: ({ url }) => {
      const column = url.searchParams.get('column');
      const waits = url.searchParams.get('waiting') === 'unanswered';
      const fits = store.applications.filter((each) =>
        waits ? each.status === 'applied' && !each.firstAnswerAt : !column || columnOf(each) === column,
      );
      return { body: { ids: fits.map(({ id }) => id) } };
    },
    [`POST ${API}/bulk`]: () => ({ body: { items: [] } }),
    ...more,
  });
  return { calls, store };
}

const EMPLOYER = {
  employerId: '0198f0a0-0000-7000-8000-0000000000bb',
  name: 'Klinikum Nord',
  type: 'hospital',
  kinds: ['hospital'],
  city: 'Köln',
  country: 'DE',
  mappingType: 'direct_id',
} as const;

/** The way to the open application, as the detail next to the list has it. */
function Open() {
  const outlet = useApplicationsOutlet();
  const { position, total, card, previousId, nextId, open, advance } = outlet;
  return (
    <section aria-label="Detail">
      <p>
        {position} von {total}: {card?.applicant?.fullName}
      </p>
      {previousId && (
        <button type="button" onClick={() => open(previousId)}>
          zurück
        </button>
      )}
      {nextId && (
        <button type="button" onClick={() => open(nextId)}>
          weiter
        </button>
      )}
      <button type="button" onClick={advance}>
        beantwortet
      </button>
    </section>
  );
}

function renderQueue(at = PATH) {
  const acting = { ...EMPLOYER, kinds: [...EMPLOYER.kinds], role: 'recruiter' as const };
  return renderApp(
    <ActingEmployerContext value={{ ...acting, employers: [acting] }}>
      <Routes>
        <Route path="/" element={<ReceivedApplications />}>
          <Route path=":id" element={<Open />} />
        </Route>
      </Routes>
    </ActingEmployerContext>,
    { at, under: PATH },
  );
}

function renderBoard({ role = 'recruiter', at = PATH }: { role?: TeamRole; at?: string } = {}) {
  const acting = { ...EMPLOYER, kinds: [...EMPLOYER.kinds], role };
  return renderApp(
    <ActingEmployerContext value={{ ...acting, employers: [acting] }}>
      <ReceivedApplications />
    </ActingEmployerContext>,
    { at },
  );
}

const laneOf = (name: string) => screen.findByRole('region', { name });
const namesIn = (lane: HTMLElement) =>
  within(lane)
    .queryAllByRole('heading', { level: 3 })
    .map((each) => each.textContent);

test('the columns show who waits, and one line parts those the promise is broken to', async () => {
  serveBoard([
    receivedOf({ name: 'Birgit Sommer', sentAt: daysAgo(9) }),
    receivedOf({ name: 'Amelie Wagner', sentAt: daysAgo(2) }),
    receivedOf({ name: 'Selin Aydin', status: 'interview', interviewAt: '2026-11-19T13:00:00.000Z' }),
  ]);
  renderBoard();
  const lane = await laneOf('Neu');
  await waitFor(() => expect(namesIn(lane)).toEqual(['Birgit Sommer', 'Amelie Wagner']));
  expect(lane).toHaveTextContent('1 überfällig');
  const rows = within(lane)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(rows[0]).toMatch(/^Birgit Sommer9 Tage/);
  expect(rows[1]).toMatch(/^Antwortfrist: 3 TageAmelie Wagner2 Tage/);
  expect(
    within(lane).getAllByRole('img', { name: 'Dienstwunsch: Früh gern, Spät möglich, Nacht geht nicht' }),
  ).toHaveLength(2);
  await waitFor(async () => expect(await laneOf('Gespräch')).toHaveTextContent('Gespräch Do 19.11., 14:00'));
});

test('a move is shown at once and sent only when it can no longer be undone', async () => {
  const anna = receivedOf({ name: 'Anna Berg', status: 'interview' });
  const { calls } = serveBoard([anna]);
  const { user } = renderBoard();
  const interview = await laneOf('Gespräch');
  (await within(interview).findByRole('link', { name: 'Anna Berg' })).focus();
  await user.keyboard('4');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Angebot senden' }));
  expect(namesIn(await laneOf('Angebot'))).toEqual(['Anna Berg']);
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(namesIn(interview)).toEqual(['Anna Berg']);
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  within(interview).getByRole('link', { name: 'Anna Berg' }).focus();
  await user.keyboard('z');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Angebot senden' }));
  act(() => void vi.advanceTimersByTime(9000));
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  act(() => void vi.advanceTimersByTime(1500));
  await waitFor(() =>
    expect(calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([
      {
        call: `PUT ${API}/${anna.id}/offer`,
        body: { answerBy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), version: 1 },
      },
    ]),
  );
  await waitFor(async () => expect(namesIn(await laneOf('Angebot'))).toEqual(['Anna Berg']));
});

test('leaving the page sends the scheduled moves', async () => {
  const anna = receivedOf({ name: 'Anna Berg' });
  const { calls } = serveBoard([anna]);
  const { user, unmount } = renderBoard();
  (await screen.findByRole('link', { name: 'Anna Berg' })).focus();
  await user.keyboard('2');
  expect(namesIn(await laneOf('Gesichtet'))).toEqual(['Anna Berg']);
  unmount();
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: `POST ${API}/bulk`,
      body: { items: [{ id: anna.id, version: 1 }], to: 'seen' },
    }),
  );
});

test('a move that somebody else has made before is explained, and the card shows the new state', async () => {
  const anna = receivedOf({ name: 'Anna Berg' });
  const { store } = serveBoard([anna]);
  const { user } = renderBoard();
  (await screen.findByRole('link', { name: 'Anna Berg' })).focus();
  const { fetch: answer } = globalThis;
  vi.stubGlobal('fetch', (input: Request, init?: RequestInit) => {
    if (input.method !== 'PATCH') return answer(input, init);
    store.applications = [{ ...anna, status: 'interview', version: 2 }];
    return Promise.resolve(Response.json({ code: 'application.version_stale' }, { status: 409 }));
  });
  await user.keyboard('a');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Absage senden' }));
  act(() => void vi.advanceTimersByTime(10_500));
  expect(await screen.findByText('Jemand aus Ihrem Team war schneller')).toBeInTheDocument();
  await waitFor(async () => expect(namesIn(await laneOf('Gespräch'))).toEqual(['Anna Berg']));
});

test('the keyboard goes through the cards, selects, and knows what is not possible', async () => {
  serveBoard([
    receivedOf({ name: 'Erste' }),
    receivedOf({ name: 'Zweite' }),
    receivedOf({ name: 'Dritte', status: 'rejected' }),
  ]);
  const { user } = renderBoard();
  await screen.findByRole('link', { name: 'Zweite' });
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Erste' })).toHaveFocus());
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Zweite' })).toHaveFocus());
  await user.keyboard('x');
  expect(screen.getByRole('region', { name: 'Auswahl' })).toHaveTextContent('1 ausgewählt');
  await user.keyboard('x');
  await user.keyboard('4');
  expect(await screen.findByText('Bitte zuerst einladen')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Dritte' })).toHaveFocus());
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Alle Tastenkürzel' })).toBeInTheDocument();
});

test('viewers look and cannot move', async () => {
  serveBoard([receivedOf({ name: 'Anna Berg' })]);
  const { user } = renderBoard({ role: 'viewer' });
  (await screen.findByRole('link', { name: 'Anna Berg' })).focus();
  expect(screen.queryByRole('button', { name: 'Mehr zu Anna Berg' })).toBeNull();
  await user.keyboard('6');
  expect(await screen.findByText('Nur Inhaber:in und Recruiting können antworten.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what comes in while the board is open takes its place without reading the columns again', async () => {
  const { calls, store } = serveBoard([receivedOf({ name: 'Anna Berg', sentAt: daysAgo(2) })]);
  renderBoard();
  const lane = await laneOf('Neu');
  await waitFor(() => expect(namesIn(lane)).toEqual(['Anna Berg']));
  const bea = receivedOf({ name: 'Bea Tal', sentAt: daysAgo(0) });
  store.applications = [...store.applications, bea];
  act(() => deliverEvent('application.changed', { recordId: bea.id }));
  await waitFor(() => expect(namesIn(lane)).toEqual(['Anna Berg', 'Bea Tal']));
  expect(calls.filter(({ call }) => call === `GET ${API}/board/new`)).toHaveLength(1);
});

test('in the list several are chosen and moved where it fits', async () => {
  const [anna, bea] = [receivedOf({ name: 'Anna Berg' }), receivedOf({ name: 'Bea Tal', status: 'hired' })];
  const { calls } = serveBoard([anna, bea]);
  const { user, unmount } = renderBoard({ at: `${PATH}?view=list` });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  const bar = screen.getByRole('region', { name: 'Auswahl' });
  expect(bar).toHaveTextContent('2 ausgewählt');
  expect(within(bar).getByRole('button', { name: 'Gesichtet' })).toBeEnabled();
  expect(within(bar).queryByRole('button', { name: 'Einstellen' })).toBeNull();
  await user.click(within(bar).getByRole('button', { name: 'Absagen' }));
  const dialog = screen.getByRole('dialog', { name: '1 Person absagen?' });
  expect(dialog).toHaveTextContent('1 von 2 werden geändert');
  await user.type(within(dialog).getByRole('textbox'), 'Guten Tag {{name}, leider nein.');
  await user.click(within(dialog).getByRole('button', { name: 'Absagen' }));
  unmount();
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: `POST ${API}/bulk`,
      body: {
        items: [{ id: anna.id, version: 1 }],
        to: 'rejected',
        message: 'Guten Tag {name}, leider nein.',
      },
    }),
  );
});

test('what is chosen can be taken along as a table and as files', async () => {
  const offered = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  const anna = receivedOf({ name: 'Anna Berg' });
  const asked: string[] = [];
  serveBoard([anna], {
    [`GET ${API}/export.csv`]: ({ url }) => {
      asked.push(`csv ${url.searchParams.get('id')}`);
      return { body: 'x' };
    },
    [`GET ${API}/files.zip`]: ({ url }) => {
      asked.push(`zip ${url.searchParams.get('id')}`);
      return { body: 'x' };
    },
  });
  const { user } = renderBoard({ at: `${PATH}?view=list` });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Als CSV' }));
  await waitFor(() => expect(offered).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Unterlagen als ZIP' }));
  await waitFor(() => expect(offered).toHaveBeenCalledTimes(2));
  expect(asked).toEqual([`csv ${anna.id}`, `zip ${anna.id}`]);
});

test('of two thousand cards only those in view are in the page', async () => {
  serveBoard(Array.from({ length: 2000 }, (_, index) => receivedOf({ name: `Anna ${index}` })));
  renderBoard();
  expect((await screen.findByText('Anna 0')).closest('li')).toHaveAttribute('aria-setsize', '2000');
  const cards = screen.getAllByRole('article');
  expect(cards.length).toBeGreaterThan(5);
  expect(cards.length).toBeLessThan(40);
});

test('a column that is opened is a frozen queue: statuses change, places and counters do not', async () => {
  const people = ['Erste', 'Zweite', 'Dritte'].map((name) => receivedOf({ name, sentAt: daysAgo(1) }));
  const { store } = serveBoard(people);
  const { user, unmount } = renderQueue();
  await user.click(await screen.findByRole('link', { name: 'Erste' }));
  expect(await screen.findByText('1 von 3: Erste')).toBeInTheDocument();
  // Opening has moved it to another column.
  store.applications = store.applications.map((each, index) =>
    index === 0 ? { ...each, openedAt: daysAgo(0) } : each,
  );
  act(() => deliverEvent('application.changed', { recordId: people[0]?.id ?? '' }));
  const list = screen.getByRole('region', { name: '3 aus „Neu“' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Gesichtet'));
  expect(within(list).getByRole('link', { name: 'Erste' })).toHaveAttribute('aria-current', 'true');
  await user.keyboard('j');
  expect(await screen.findByText('2 von 3: Zweite')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('3 von 3: Dritte')).toBeInTheDocument();
  await user.keyboard('kk');
  expect(await screen.findByText('1 von 3: Erste')).toBeInTheDocument();
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);

  // A reload and a second tab find the same queue by the address.
  const [stored] = JSON.parse(localStorage.getItem('application-queues') ?? '[]');
  unmount();
  store.applications = store.applications.filter((each) => each.openedAt !== null);
  renderQueue(`${PATH}/${people[0]?.id}?reihe=${stored.key}`);
  expect(await screen.findByText('1 von 3: Erste')).toBeInTheDocument();
});

test('from the overview the queue is all that is unanswered, and answering opens who waits next', async () => {
  const opened = { openedAt: daysAgo(1) };
  const people = [
    receivedOf({ name: 'Erste', sentAt: daysAgo(9), ...opened }),
    receivedOf({ name: 'Zweite', sentAt: daysAgo(5) }),
    receivedOf({ name: 'Dritte', sentAt: daysAgo(2), ...opened }),
    receivedOf({ name: 'Vierte', status: 'interview' }),
  ];
  const { store } = serveBoard(people);
  const { user } = renderQueue(`${PATH}/${people[0]?.id}?reihe=unanswered`);
  expect(await screen.findByText('1 von 3: Erste')).toBeInTheDocument();
  const list = await screen.findByRole('region', { name: '3 unbeantwortet, älteste zuerst' });
  await waitFor(() => expect(list).toHaveTextContent('3 offen, davon 2 überfällig'));
  store.applications = store.applications.map((each) =>
    each.applicant?.fullName === 'Erste' ? { ...each, status: 'rejected' } : each,
  );
  act(() => deliverEvent('application.changed', { recordId: people[0]?.id ?? '' }));
  await waitFor(() => expect(list).toHaveTextContent('2 offen, davon 1 überfällig'));
  await user.click(screen.getByRole('button', { name: 'beantwortet' }));
  expect(await screen.findByText('2 von 3: Zweite')).toBeInTheDocument();
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Abgesagt');
});

test('a new application enters a frozen queue only on request, at its end', async () => {
  const people = ['Erste', 'Zweite'].map((name) => receivedOf({ name, sentAt: daysAgo(3) }));
  const { store } = serveBoard(people);
  const { user } = renderQueue(`${PATH}/${people[0]?.id}?reihe=unanswered`);
  const list = await screen.findByRole('region', { name: '2 unbeantwortet, älteste zuerst' });
  store.applications = [...store.applications, receivedOf({ name: 'Dritte', sentAt: daysAgo(0) })];
  act(() => deliverEvent('application.changed', { recordId: store.applications[2]?.id ?? '' }));
  expect(await within(list).findByText('1 neue Bewerbung ist eingegangen.')).toBeInTheDocument();
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(list).getByRole('button', { name: 'Am Ende anfügen' }));
  const longer = await screen.findByRole('region', { name: '3 unbeantwortet, älteste zuerst' });
  await waitFor(() => expect(within(longer).getAllByRole('listitem')[2]).toHaveTextContent('Dritte'));
  expect(within(longer).queryByText(/eingegangen/)).not.toBeInTheDocument();
});

test('a link from a mail leads to all that wait, with the application it names', async () => {
  const people = ['Erste', 'Zweite'].map((name) => receivedOf({ name, sentAt: daysAgo(1) }));
  serveBoard(people);
  renderQueue(`${PATH}/${people[1]?.id}`);
  expect(await screen.findByText('2 von 2: Zweite')).toBeInTheDocument();
});

test('with a selection the keys answer all of it, and the dialog begins in its first field', async () => {
  serveBoard([receivedOf({ name: 'Erste' }), receivedOf({ name: 'Zweite' }), receivedOf({ name: 'Dritte' })]);
  const { user } = renderBoard();
  (await screen.findByRole('link', { name: 'Erste' })).focus();
  await user.keyboard('xjx');
  await user.keyboard('a');
  const dialog = screen.getByRole('dialog', { name: '2 Personen absagen?' });
  expect(within(dialog).getByRole('button', { name: 'Schließen' })).not.toHaveFocus();
  expect(dialog.querySelector('.dlg-body')).toContainElement(document.activeElement as HTMLElement);
});
