import type { FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { actingAs, COUNTS, FEED_ID, feedDetail, feedRun, RUN_ID, runDetail } from '../feed.fixture.ts';
import { AddressScreen } from './address-screen.tsx';
import { ImportScreen } from './import-screen.tsx';
import { ReportScreen } from './report-screen.tsx';

const AT = '/employer-dashboard/xml-feeds/neu';

function openAddress(feed: FeedDetail, feedId?: string) {
  const served = serveApi({
    'POST /api/employer/feeds': () => ({ status: 201, body: feed }),
    [`GET /api/employer/feeds/${FEED_ID}`]: () => ({ body: feed }),
  });
  const view = renderApp(
    <ActingEmployerContext value={actingAs('recruiter')}>
      <AddressScreen feedId={feedId} />
    </ActingEmployerContext>,
    { at: AT },
  );
  return { ...view, ...served };
}

test('an address is checked on leaving the field, and its step has an address of its own', async () => {
  const { user, calls } = openAddress(feedDetail());
  await user.type(screen.getByRole('textbox', { name: 'Adresse des Feeds' }), 'reha.jobs.personio.de/xml');
  await user.tab();
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({
    source: { kind: 'url', url: 'https://reha.jobs.personio.de/xml', auth: { kind: 'none' } },
  });
});

test('what is no address is refused at the field', async () => {
  const { user, calls } = openAddress(feedDetail());
  await user.type(screen.getByRole('textbox', { name: 'Adresse des Feeds' }), 'unser System');
  await user.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte geben Sie eine vollständige Adresse an');
  expect(calls).toEqual([]);
});

test('a recognised format is shown with its proof after a reload too', async () => {
  openAddress(feedDetail({ status: 'setup' }), FEED_ID);
  expect(await screen.findByRole('heading', { name: 'Erkannt: Personio' })).toBeInTheDocument();
  expect(screen.getByText('14 Stellen gefunden. Die Felder ordnen wir von selbst zu.')).toBeInTheDocument();
  expect(screen.getByText('218 KB')).toBeInTheDocument();
  expect(screen.getByText('<position>')).toBeInTheDocument();
  expect(screen.getByText('<workzag-jobs>')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Weiter zur Prüfung' })).toBeInTheDocument();
});

const unknownFeed = () => {
  const { recognition } = feedDetail();
  const found = recognition && { ...recognition, format: 'mapped' as const, item: 'stellenangebot' };
  return feedDetail({ status: 'setup', format: 'mapped', recognition: found });
};

test('JSON has no element around its jobs, and an encoding is named as people know it', async () => {
  const { recognition } = feedDetail();
  const found = recognition && { ...recognition, root: '$', item: 'offers', encoding: 'windows-1252' };
  openAddress(feedDetail({ status: 'setup', recognition: found }), FEED_ID);
  expect(await screen.findByText('offers')).toBeInTheDocument();
  expect(screen.queryByText('$')).toBeNull();
  expect(screen.getByText('ISO-8859-1, Windows-1252')).toBeInTheDocument();
});

test('a format that nobody knows goes straight to the mapper', async () => {
  const { user } = openAddress(unknownFeed());
  await user.type(screen.getByRole('textbox', { name: 'Adresse des Feeds' }), 'klinik.example/stellen.xml');
  await user.tab();
  await waitFor(() => expect(screen.getByTestId('elsewhere')).toHaveTextContent(`/xml-feeds/${FEED_ID}/zuordnen`));
});

test('whoever comes back to the address of an unknown format finds the way to the mapper again', async () => {
  openAddress(unknownFeed(), FEED_ID);
  expect(await screen.findByRole('link', { name: 'Felder zuordnen' })).toHaveAttribute(
    'href',
    `/employer-dashboard/xml-feeds/${FEED_ID}/zuordnen`,
  );
});

test('a web page with machine-readable jobs can be read instead', async () => {
  const recognition = feedDetail().recognition;
  const { user } = openAddress(
    feedDetail({ recognition: recognition && { ...recognition, format: 'json-ld', isPage: true, pageJobs: 12 } }),
    FEED_ID,
  );
  expect(await screen.findByRole('heading', { name: 'Das ist eine Webseite, kein Feed' })).toBeInTheDocument();
  expect(screen.getByText(/12 Stellen mit maschinenlesbaren Angaben/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stellen der Seite lesen' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Andere Adresse' }));
  expect(screen.getByRole('textbox', { name: 'Adresse des Feeds' })).toHaveFocus();
});

const REPORT: Partial<FeedRunDetail> = {
  kind: 'validate',
  items: 14,
  report: { complete: 11, hinted: 2, quarantined: 1 },
  problemCount: 31,
  problems: [
    {
      code: 'place_missing',
      isBlocking: true,
      line: 412,
      externalId: '1226341',
      title: 'Therapieleitung Ergotherapie',
      field: 'office',
      excerpt: '<subcompany>Reha</subcompany>\n<office></office>\n<department>Ergo</department>',
      excerptLine: 411,
    },
  ],
};

function openReport(run: FeedRunDetail) {
  const feed = feedDetail({ status: 'setup', reportRunId: RUN_ID, published: 0 });
  const served = serveApi({
    [`GET /api/employer/feeds/${FEED_ID}`]: () => ({ body: feed }),
    [`GET /api/employer/feeds/${FEED_ID}/runs/${RUN_ID}`]: () => ({ body: run }),
    [`PATCH /api/employer/feeds/${FEED_ID}`]: () => ({ body: feed }),
    [`POST /api/employer/feeds/${FEED_ID}/runs`]: () => ({ status: 202, body: feedRun() }),
    [`POST /api/employer/feeds/${FEED_ID}/runs/${RUN_ID}/cancellation`]: () => ({ body: run }),
  });
  const view = renderApp(
    <ActingEmployerContext value={actingAs('recruiter')}>
      <ReportScreen feedId={FEED_ID} />
    </ActingEmployerContext>,
    { at: AT },
  );
  return { ...view, ...served };
}

test('a report shows each problem with the lines of the feed, and nothing is imported before the button', async () => {
  const { user, calls } = openReport(runDetail(REPORT));
  const row = await screen.findByRole('row', { name: /Therapieleitung Ergotherapie/ });
  expect(within(row).getByText('wird zurückgehalten')).toBeInTheDocument();
  expect(within(row).getByText('<office></office>').parentElement).toHaveAttribute('data-hit');
  expect(screen.getByText('Die ersten 1 von 31 Auffälligkeiten')).toBeInTheDocument();
  expect(screen.getByText('13 von 14 Stellen werden importiert')).toBeInTheDocument();
  expect(calls.every(({ call }) => call.startsWith('GET'))).toBe(true);
  const name = screen.getByRole('textbox', { name: 'Name des Feeds' });
  await user.clear(name);
  await user.type(name, 'Reha Köln');
  await user.click(screen.getByRole('button', { name: '13 Stellen importieren' }));
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ name: 'Reha Köln' });
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ kind: 'import', asDrafts: false });
});

test('a file that breaks off says where, and what stays', async () => {
  openReport(runDetail({ ...REPORT, status: 'failed', failure: 'truncated', line: 2017 }));
  expect(await screen.findByRole('heading', { name: 'Die Datei bricht in Zeile 2.017 ab' })).toBeInTheDocument();
  expect(screen.getByText(/Es wurde nichts veröffentlicht\./)).toBeInTheDocument();
});

test('a check that takes long can be cancelled; cancelled it can be started again', async () => {
  const { user, calls, unmount } = openReport(
    runDetail({ ...REPORT, status: 'running', items: null, processed: 1500, canCancel: true }),
  );
  await user.click(await screen.findByRole('button', { name: 'Prüfung abbrechen' }));
  await waitFor(() => expect(calls.some(({ call }) => call.endsWith('/cancellation'))).toBe(true));
  unmount();
  openReport(runDetail({ ...REPORT, status: 'cancelled', report: null }));
  expect(await screen.findByRole('button', { name: 'Prüfung starten' })).toBeInTheDocument();
});

const DONE = { kind: 'import', status: 'done', items: 3, processed: 3, counts: { ...COUNTS, created: 3 } } as const;

test.each([
  [
    'of an employer who is new says that we look at the jobs first',
    { published: 0, drafts: 3, inReview: 3 },
    ['3 Stellen liegen als Entwurf bereit', /Ihre ersten 3 Stellen sehen wir vorher an/],
  ],
  [
    'beyond the plan says which jobs have no place',
    { published: 2, drafts: 1, inReview: 0 },
    ['2 Stellen sind veröffentlicht', /1 Stelle bleibt Entwurf, weil in Ihrem Tarif kein Platz mehr frei ist/],
  ],
  ['of a file says how the next one comes', { source: 'file' as const }, [/laden Sie .* eine neue Fassung hoch/]],
])('an import %s', async (_, part, words) => {
  const run = feedRun(DONE);
  serveApi({
    [`GET /api/employer/feeds/${FEED_ID}`]: () => ({ body: feedDetail({ lastRun: run, ...part }) }),
    [`GET /api/employer/feeds/${FEED_ID}/runs/${RUN_ID}`]: () => ({ body: runDetail(DONE) }),
    [`GET /api/employer/feeds/${FEED_ID}/runs/${RUN_ID}/items`]: () => ({
      body: { items: [], total: 0, page: 1, pageSize: 50 },
    }),
  });
  renderApp(
    <ActingEmployerContext value={actingAs('recruiter')}>
      <ImportScreen feedId={FEED_ID} />
    </ActingEmployerContext>,
    { at: AT },
  );
  for (const word of words) expect(await screen.findByText(word)).toBeInTheDocument();
  // The effect of cancelling is explained only while there is something to cancel.
  expect(screen.queryByText('Gut zu wissen')).toBeNull();
});

test('an import shows one cell a job, its counts and its log, and can be cancelled without a question', async () => {
  const run = feedRun({
    kind: 'import',
    status: 'running',
    items: 14,
    processed: 2,
    finishedAt: null,
    canCancel: true,
    counts: { ...COUNTS, created: 1, updated: 0, unchanged: 0, quarantined: 1 },
  });
  const item = { jobId: null, changes: [], sources: [], at: run.queuedAt };
  const { calls } = serveApi({
    [`GET /api/employer/feeds/${FEED_ID}`]: () => ({ body: feedDetail({ currentRun: run }) }),
    [`GET /api/employer/feeds/${FEED_ID}/runs/${RUN_ID}`]: () => ({ body: runDetail(run) }),
    [`GET /api/employer/feeds/${FEED_ID}/runs/${RUN_ID}/items`]: () => ({
      body: {
        items: [
          { ...item, externalId: '2', title: 'Diätassistenz', outcome: 'quarantined', reason: 'place_missing' },
          { ...item, externalId: '1', title: 'Physiotherapie', outcome: 'created', reason: null },
        ],
        total: 2,
        page: 1,
        pageSize: 50,
      },
    }),
    [`POST /api/employer/feeds/${FEED_ID}/runs/${RUN_ID}/cancellation`]: () => ({ body: run }),
  });
  const { user } = renderApp(
    <ActingEmployerContext value={actingAs('recruiter')}>
      <ImportScreen feedId={FEED_ID} />
    </ActingEmployerContext>,
    { at: AT },
  );
  expect(await screen.findByText('Diätassistenz: Der Ort fehlt.')).toBeInTheDocument();
  const cells = [...screen.getByRole('progressbar').querySelectorAll('[data-cell]')].map(
    (cell) => (cell as HTMLElement).dataset.cell,
  );
  expect(cells.slice(0, 4)).toEqual(['taken', 'quarantined', 'now', 'open']);
  expect(cells).toHaveLength(14);
  await user.click(screen.getByRole('button', { name: 'Import abbrechen' }));
  await waitFor(() => expect(calls.some(({ call }) => call.endsWith('/cancellation'))).toBe(true));
});
