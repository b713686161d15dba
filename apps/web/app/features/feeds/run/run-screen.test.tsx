import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { actingAs, COUNTS, FEED_ID, feedDays, feedRun, idOf, RUN_ID, runDetail } from '../feed.fixture.ts';
import { RunScreen } from './run-screen.tsx';

const RUNS = `/api/employer/feeds/${FEED_ID}/runs`;
const page = (items: readonly unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20 } });

const ITEM = {
  externalId: '57940',
  title: 'Pflegefachfrau/-mann Neurologie',
  jobId: idOf(7),
  outcome: 'updated',
  changes: [{ field: 'salary', before: '3.420 €', after: '3.510 €' }],
  reason: null,
  sources: [{ fact: 'pay', from: 'text', element: null, words: '3.510 € brutto im Monat' }],
};

/** Opens the screen over a run whose answers follow each other, the last one from then on; its items are there when it has ended. */
function open(...states: [ReturnType<typeof runDetail>, ...ReturnType<typeof runDetail>[]]) {
  let [run] = states;
  const served = serveApi({
    [`GET ${RUNS}/${RUN_ID}`]: () => {
      run = states.shift() ?? run;
      return { body: run };
    },
    [`GET ${RUNS}`]: () => page([feedRun(), feedRun({ id: idOf(3), status: 'failed', failure: 'not_found' })]),
    [`GET ${RUNS}/${RUN_ID}/items`]: () => page(run.status === 'running' ? [] : [{ ...ITEM, at: run.queuedAt }]),
    [`POST ${RUNS}/${RUN_ID}/decision`]: () => ({ body: run }),
    [`POST ${RUNS}/${RUN_ID}/cancellation`]: () => ({ body: run }),
  });
  const view = renderApp(
    <ActingEmployerContext value={actingAs('recruiter')}>
      <RunScreen feedId={FEED_ID} runId={RUN_ID} />
    </ActingEmployerContext>,
  );
  return { ...view, ...served };
}

test('a run shows its counts, what changed in a job, its steps and the fetches around it', async () => {
  const steps = [
    { at: '2026-11-16T04:00:01.000Z', step: 'fetched' as const, isError: false, values: { bytes: 64_000, ms: 400 } },
    {
      at: '2026-11-16T04:00:02.000Z',
      step: 'failed' as const,
      isError: true,
      values: { failure: 'server_error', status: 503 },
    },
  ];
  const { user } = open(runDetail({ steps }));
  const changed = await screen.findByRole('row', { name: /Neurologie/ });
  expect(within(changed).getByText('3.420 €').tagName).toBe('DEL');
  expect(within(changed).getByText('3.510 €').tagName).toBe('INS');
  expect(within(changed).getByText('3.510 € brutto im Monat').tagName).toBe('Q');
  expect(screen.getByText('64 KB geladen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Nur Fehler 1' }));
  expect(screen.queryByText('64 KB geladen')).toBeNull();
  expect(screen.getByText('Nicht gelungen: Der Server meldet einen Fehler')).toBeInTheDocument();
  expect(await screen.findByText('nicht gefunden')).toBeInTheDocument();
});

test('what a run did is read again when it has ended, also without a live event', async () => {
  open(runDetail({ status: 'running', finishedAt: null }), runDetail());
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Neurologie/ })).toBeNull();
  expect(await screen.findByRole('row', { name: /Neurologie/ })).toBeInTheDocument();
});

test('a run under way can be cancelled on its page; cancelled it goes on from there', async () => {
  const { user, calls, unmount } = open(runDetail({ status: 'running', finishedAt: null, canCancel: true }));
  await user.click(await screen.findByRole('button', { name: 'Abruf abbrechen' }));
  await waitFor(() => expect(calls.some(({ call }) => call === `POST ${RUNS}/${RUN_ID}/cancellation`)).toBe(true));
  unmount();
  const counts = { ...COUNTS, created: 0, updated: 0 };
  open(runDetail({ status: 'cancelled', canResume: true, counts }));
  expect(await screen.findByRole('heading', { name: 'Abgebrochen, bevor etwas übernommen wurde' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Fortsetzen' })).toBeInTheDocument();
});

test('jobs that have ended are counted next to those that are paused', async () => {
  open(runDetail({ counts: { ...COUNTS, paused: 2, ended: 1 } }));
  const ended = (await screen.findByText('Beendet')).parentElement as HTMLElement;
  expect(within(ended).getByText('1')).toBeInTheDocument();
  expect(within(screen.getByText('Pausiert').parentElement as HTMLElement).getByText('2')).toBeInTheDocument();
});

test('the document of a run can be had while it is retained', async () => {
  const { unmount } = open(runDetail());
  expect(await screen.findByRole('button', { name: 'Dokument laden' })).toBeInTheDocument();
  unmount();
  open(runDetail({ hasDocument: false }));
  await screen.findByRole('row', { name: /Neurologie/ });
  expect(screen.queryByRole('button', { name: 'Dokument laden' })).toBeNull();
});

const TOO_SMALL = runDetail({
  status: 'on_hold',
  failure: 'too_small',
  items: 9,
  drop: { percent: 62, usual: 24, least: 23, most: 24 },
  history: feedDays({ status: 'on_hold', items: 9 }),
  missing: [
    {
      jobId: idOf(7),
      externalId: '57940',
      title: 'Stationsleitung Kardiologie',
      department: '5A',
      state: 'live',
      openApplications: 2,
      lastSeenAt: '2026-11-15T04:00:00.000Z',
    },
  ],
});

test('a run that was stopped for its size shows the days, and each missing job with its applications', async () => {
  open(TOO_SMALL);
  expect(
    await screen.findByRole('heading', { name: 'Abruf um 62 % kleiner als gewöhnlich: nichts geändert' }),
  ).toBeInTheDocument();
  expect(screen.getByText('fehlen: 15')).toBeInTheDocument();
  const missing = screen.getByRole('row', { name: /Stationsleitung Kardiologie/ });
  expect(within(missing).getByText('2')).toBeInTheDocument();
  expect(within(missing).getByText('Veröffentlicht')).toBeInTheDocument();
});

test('of the three ways out one is chosen, and the pausing of jobs can be undone', async () => {
  const { user, calls, unmount } = open(TOO_SMALL);
  await user.click(await screen.findByRole('button', { name: '1 Stelle pausieren' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ way: 'pause_missing' }),
  );
  expect(screen.getByRole('button', { name: 'Noch einmal abrufen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bis zum nächsten Abruf so lassen' })).toBeInTheDocument();
  unmount();
  const inADay = new Date(Date.now() + 86_000_000).toISOString();
  open({
    ...TOO_SMALL,
    decision: { way: 'pause_missing', at: TOO_SMALL.queuedAt, by: 'Mira Tönnies', undoUntil: inADay },
  });
  expect(await screen.findByText('1 Stelle wurde pausiert.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rückgängig machen' })).toBeInTheDocument();
});
