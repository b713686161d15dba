import type { TeamRole } from '@stellenvisite/contract/employers/team';
import type { JobState } from '@stellenvisite/contract/jobs/own-jobs';
import type { ListedJob, OwnJobs } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { ownEmployer } from '../../../employers/area/shared/own-employer.fixture.ts';
import { ActingEmployerContext } from '../../../identity/acting-employer/use-acting-employer.ts';
import { JobsScreen } from './jobs-screen.tsx';

const PATH = '/employer-dashboard/stellen';
const LIST = 'GET /api/employer/jobs';
const BULK = 'POST /api/employer/jobs/bulk';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const idOf = (number: number) => `0198f0a0-0000-7000-8000-${String(number).padStart(12, '0')}`;

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const job = (number: number, state: JobState, more: Partial<ListedJob> = {}): ListedJob => ({
  id: idOf(number),
  number: state === 'draft' ? null : number,
  title: `Stelle ${number} (m/w/d)`,
  employer: { id: idOf(0), name: 'Klinikum Rheinhöhe' },
  city: 'Köln',
  country: 'DE',
  state,
  postedAt: inDays(-20),
  validThrough: inDays(40),
  class: null,
  department: null,
  origin: 'here',
  quality: 84,
  featured: false,
  views: 903,
  applications: 3,
  openApplications: 1,
  closedAt: null,
  updatedAt: inDays(-1),
  updatedBy: 'Petra Wehling',
  category: 'nursing',
  hasChanges: false,
  moderation: null,
  ...more,
});

const answer = (items: ListedJob[], more: Partial<OwnJobs> = {}): OwnJobs => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 12,
  counts: {
    all: items.length,
    published: items.length,
    draft: 0,
    pending: 0,
    paused: 0,
    closed: 0,
    filled: 0,
    expired: 0,
    removed: 0,
    refused: 0,
  },
  figures: {
    published: items.length,
    ending: 1,
    payMissing: 0,
    withheld: { removed: 0, refused: 0 },
    isNextReviewed: false,
    plan: { id: 'group', isBooked: true, jobs: 250, maxDays: 90 },
    topJobs: { used: 6, of: 10, until: '2026-11-30' },
  },
  relax: [],
  departments: [],
  ...more,
});

const draw = (role: TeamRole = 'owner', at = PATH) => {
  const employer = ownEmployer({ role });
  return renderApp(
    <ActingEmployerContext value={{ ...employer, employers: [employer] }}>
      <JobsScreen />
    </ActingEmployerContext>,
    { at },
  );
};
const rowOf = (title: string) => screen.getByRole('row', { name: new RegExp(title) });

test('a removed job says why, since when and what its employer can do, and opens as a draft', async () => {
  const report = { path: '/meldung/affected-1', canAppeal: true, appealUntil: '2027-05-15T10:00:00Z', appeal: null };
  const moderation = { reason: 'Die Anzeige verlangt Geld.', at: '2026-11-14T10:00:00Z', report };
  const refused = job(2, 'refused', {
    moderation: { reason: 'Bitte nennen Sie eine Anschrift.', at: null, report: null },
  });
  const { calls } = serveApi({
    [LIST]: () => {
      const body = answer([job(1, 'removed', { moderation }), refused]);
      return { body: { ...body, figures: { ...body.figures, withheld: { removed: 1, refused: 1 } } } };
    },
    [`POST /api/employer/jobs/${idOf(1)}/reopening`]: () => ({ body: {} }),
  });
  const { user } = draw();
  expect(await screen.findByText('2 Stellen sind nicht sichtbar und brauchen Ihre Entscheidung.')).toBeInTheDocument();
  expect(screen.getByText(moderation.reason)).toBeInTheDocument();
  expect(screen.getByText(/Eine Beschwerde ist bis 15\.05\.2027 möglich\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Beschwerde einlegen' })).toHaveAttribute('href', `${report.path}#case-form`);
  expect(within(rowOf('Stelle 1')).queryByRole('link', { name: /Stelle 1/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ändern' })).toHaveAttribute('href', `/post-job?job=${idOf(2)}`);
  await user.click(screen.getByRole('button', { name: 'Text ändern' }));
  await waitFor(() => expect(calls.some(({ call }) => call.endsWith('/reopening'))).toBe(true));
});

test('an appeal names who decides and until when, as it is', async () => {
  const appealed = (number: number, isDecidedByOther: boolean) =>
    job(number, 'removed', {
      moderation: {
        reason: 'Verlangt Geld.',
        at: '2026-11-14T10:00:00Z',
        report: {
          path: '/meldung/affected-1',
          canAppeal: false,
          appealUntil: null,
          appeal: { at: '2026-11-15T10:00:00Z', decideBy: '2026-11-29T10:00:00Z', isDecidedByOther },
        },
      },
    });
  serveApi({ [LIST]: () => ({ body: answer([appealed(1, true), appealed(2, false)]) }) });
  draw();
  expect(await screen.findByText(/entscheidet bis spätestens 29\.11\.2026 eine andere Person/)).toBeInTheDocument();
  expect(
    screen.getByText(/Wir prüfen den Fall erneut und entscheiden bis spätestens 29\.11\.2026/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Text ändern' })).not.toBeInTheDocument();
});

test('a row says what it needs now, and renewing it takes one click and can be undone', async () => {
  const { calls } = serveApi({
    [LIST]: () => ({ body: answer([job(1, 'live', { validThrough: inDays(3) }), job(2, 'paused'), job(3, 'draft')]) }),
    [BULK]: () => ({ body: { batchId: idOf(9), ids: [idOf(1)], refused: [], undoUntil: inDays(0) } }),
    [`POST /api/employer/jobs/bulk/${idOf(9)}/undo`]: () => ({ body: { restored: 1, unchanged: 0 } }),
  });
  const { user } = draw();
  expect(await screen.findByText('noch 3 Tage')).toBeInTheDocument();
  expect(within(rowOf('Stelle 2')).getByRole('button', { name: /^Fortsetzen/ })).toBeInTheDocument();
  expect(within(rowOf('Stelle 3')).getByRole('link', { name: /^Weiter/ })).toHaveAttribute(
    'href',
    `/post-job?job=${idOf(3)}`,
  );
  await user.click(within(rowOf('Stelle 1')).getByRole('button', { name: /^Verlängern/ }));
  expect(await screen.findByText(/Stelle verlängert\./)).toBeInTheDocument();
  expect(calls.find(({ call }) => call === BULK)?.body).toMatchObject({
    action: 'renew',
    selection: { ids: [idOf(1)] },
  });
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(calls.some(({ call }) => call.endsWith('/undo'))).toBe(true));
});

test('the whole filter is chosen, what does not fit is named first, and more than fifty show their progress as counts', async () => {
  const ids = Array.from({ length: 120 }, (_, at) => idOf(at + 1));
  const sent: string[][] = [];
  serveApi({
    [LIST]: () => ({ body: answer([job(1, 'live')], { total: 121 }) }),
    [BULK]: ({ body }) => {
      const { preview, selection } = body as { preview: boolean; selection: { ids: string[] } };
      const refused = [{ id: idOf(200), title: 'X', state: 'draft', reason: 'state', changedBy: null }];
      if (preview) return { body: { batchId: idOf(9), ids, refused, undoUntil: null } };
      sent.push(selection.ids);
      return { body: { batchId: idOf(9), ids: selection.ids, refused: [], undoUntil: inDays(0) } };
    },
  });
  const { user } = draw('owner', `${PATH}?tab=published`);
  await user.click(await screen.findByRole('checkbox', { name: /^Stelle 1/ }));
  await user.click(screen.getByRole('button', { name: 'Alle 121 auswählen' }));
  expect(screen.getByText('121 Stellen ausgewählt')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pausieren' }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText(/120 von 121 werden pausiert, 1 ist ein Entwurf/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Pausieren' }));
  expect(await screen.findByText(/120 Stellen pausiert\./)).toBeInTheDocument();
  expect(sent.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('who comes back without an address finds tab and filters as they were left', async () => {
  const asked: string[] = [];
  serveApi({
    [LIST]: ({ url }) => {
      asked.push(`${url.searchParams.get('tab')} ${url.searchParams.get('q')}`);
      return { body: answer([job(1, 'paused')]) };
    },
  });
  const first = draw('owner', `${PATH}?tab=paused&q=Nacht`);
  await screen.findByRole('row', { name: /Stelle 1/ });
  first.unmount();
  draw();
  expect(await screen.findByRole('searchbox')).toHaveValue('Nacht');
  expect(new Set(asked)).toEqual(new Set(['paused Nacht']));
});

test('a used-up allowance leads to the plans', async () => {
  serveApi({
    [LIST]: () => ({ body: answer([job(1, 'live')]) }),
    [BULK]: () => ({
      body: {
        batchId: idOf(9),
        ids: [],
        refused: [{ id: idOf(1), title: 'Stelle 1', state: 'live', reason: 'allowance', changedBy: null }],
        undoUntil: null,
      },
    }),
  });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: /^Mehr zu Stelle 1/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Top-Job' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Noch 4 von 10 in diesem Monat.')).toBeInTheDocument();
  expect(await within(dialog).findByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/preise');
});

test('who was slower is informed by whom', async () => {
  serveApi({
    [LIST]: () => ({ body: answer([job(1, 'paused')]) }),
    [BULK]: () => ({
      body: {
        batchId: idOf(9),
        ids: [],
        refused: [{ id: idOf(1), title: 'Stelle 1', state: 'closed', reason: 'state', changedBy: 'Petra Wehling' }],
        undoUntil: null,
      },
    }),
  });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: /^Fortsetzen/ }));
  expect(await screen.findByText(/Petra Wehling hat das eben geändert/)).toBeInTheDocument();
});

test('no hit offers each filter to drop with its count', async () => {
  serveApi({ [LIST]: () => ({ body: answer([], { relax: [{ filter: 'q', count: 7 }] }) }) });
  draw('owner', `${PATH}?q=Zauberei&origin=csv`);
  expect(await screen.findByRole('link', { name: 'Ohne Suchwort: 7' })).toHaveAttribute('href', `${PATH}?origin=csv`);
});

test('who may only look chooses nothing and changes nothing', async () => {
  serveApi({ [LIST]: () => ({ body: answer([job(1, 'live', { validThrough: inDays(2) })]) }) });
  const { user } = draw('viewer');
  expect(await screen.findByText('noch 2 Tage')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Verlängern/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Mehr zu/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim())).toEqual(['Ansehen', 'Verlauf']);
});

test('a file is looked at before anything is created', async () => {
  const { calls } = serveApi({
    [LIST]: () => ({ body: answer([job(1, 'live')]) }),
    'POST /api/employer/jobs/file': () => ({
      body: {
        created: 1,
        unknownColumns: ['Raum'],
        lines: [
          { line: 2, title: 'Hebamme', problems: [] },
          { line: 3, title: 'Koch', problems: [{ column: 'category', reason: 'unknown', value: 'Küche' }] },
        ],
      },
    }),
  });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'CSV einlesen' }));
  const file = new File(['Titel\nHebamme'], 'stellen.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText(/CSV-Datei, bis/), file);
  expect(await screen.findByText(/1 von 2 Einträgen/)).toBeInTheDocument();
  expect(screen.getByText(/Kategorie: kennen wir nicht/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '1 Entwurf anlegen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const bodies = calls
    .filter(({ call }) => call.endsWith('/file'))
    .map(({ body }) => (body as { preview: boolean }).preview);
  expect(bodies).toEqual([true, false]);
});
