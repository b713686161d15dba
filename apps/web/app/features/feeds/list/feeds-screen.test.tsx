import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { type ActingEmployer, ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { actingAs, FEED_ID, feed, feedDays, feedList, feedRun, idOf } from '../feed.fixture.ts';
import { FeedsScreen } from './feeds-screen.tsx';

function open(items: Parameters<typeof feedList>[0], role: ActingEmployer['role'] = 'recruiter') {
  const served = serveApi({
    'GET /api/employer/feeds': () => ({ body: feedList(items) }),
    [`POST /api/employer/feeds/${FEED_ID}/runs`]: () => ({ status: 202, body: feedRun({ status: 'queued' }) }),
  });
  const view = renderApp(
    <ActingEmployerContext value={actingAs(role)}>
      <FeedsScreen />
    </ActingEmployerContext>,
  );
  return { ...view, ...served };
}

test('every day of the strip says in words how many jobs there were and what came of it, and leads to its run', async () => {
  open([feed({ days: feedDays({ status: 'on_hold', failure: 'too_small', items: 9 }) })]);
  const strip = await screen.findByRole('list', { name: 'Abrufe der letzten 14 Tage, Karriereportal' });
  const cells = within(strip).getAllByRole('link');
  expect(cells).toHaveLength(14);
  expect(cells.at(0)).toHaveAccessibleName('24 am 03.11.2026: nichts geändert');
  expect(cells.at(-1)).toHaveAccessibleName('9 am 16.11.2026: zu klein, nichts übernommen');
  expect(cells.at(-1)).toHaveAttribute('href', `/employer-dashboard/xml-feeds/${FEED_ID}/abrufe/${idOf(113)}`);
});

test('a fetch that is too small says what stays and leads to the decision', async () => {
  const onHold = feedRun({
    id: idOf(9),
    status: 'on_hold',
    failure: 'too_small',
    items: 9,
    drop: { percent: 62, usual: 24, least: 23, most: 24 },
  });
  open([feed({ state: 'decision', lastRun: onHold, decisionRun: onHold })]);
  expect(await screen.findByText('Abruf um 62 % kleiner als gewöhnlich: nichts geändert')).toBeInTheDocument();
  expect(screen.getByText(/sonst sind es 23 bis 24\. Alle 24 Stellen bleiben veröffentlicht\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ansehen und entscheiden' })).toHaveAttribute(
    'href',
    `/employer-dashboard/xml-feeds/${FEED_ID}/abrufe/${idOf(9)}`,
  );
});

test('who may change feeds fetches one at once; who may only read finds no button for it', async () => {
  const { user, calls, unmount } = open([feed()]);
  await user.click(await screen.findByRole('button', { name: 'Jetzt abrufen' }));
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    kind: 'sync',
    asDrafts: false,
    force: false,
  });
  unmount();
  open([feed()], 'viewer');
  expect(await screen.findByText('Nur Inhaberinnen, Inhaber und Recruiting können das ändern')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Jetzt abrufen' })).toBeNull();
});

test('a run under way shows counts and a bar, and can be cancelled', async () => {
  const running = feedRun({ status: 'running', items: 1180, processed: 312, finishedAt: null, canCancel: true });
  open([feed({ state: 'running', currentRun: running })]);
  expect(await screen.findByText('312 von 1.180 Stellen')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '312');
  expect(screen.getByRole('button', { name: 'Abruf abbrechen' })).toBeInTheDocument();
});

test('an employer without a feed is informed what one is for', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Noch kein Feed' })).toBeInTheDocument();
});
