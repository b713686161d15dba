import type { EmployerItem } from '@stellenvisite/contract/employers/employers.schema';
import type { SavedEmployer, SavedJob } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavedEmployers } from '../../../routes/seekers/dashboard-saved-employers.tsx';
import { SavedJobs } from '../../../routes/seekers/dashboard-saved-jobs.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { clearBookmarks } from '../../jobs/display/heart/bookmark-store.ts';
import { idOf, inDays, jobItem, LOCATION } from '../../jobs/display/job-item.fixture.ts';

const AT = '/dashboard/merkliste';
const rows = () => screen.getAllByRole('article');
const titles = () => rows().map((row) => within(row).getByRole('heading', { level: 3 }).textContent);
const removeButton = (title: string) => screen.getByRole('button', { name: `Entfernen aus der Merkliste: ${title}` });

const EMPLOYERS_AT = '/dashboard/merkliste/arbeitgeber';

beforeEach(clearBookmarks);
afterEach(() => vi.useRealTimers());

test('a saved job says how long it is open, and one that has ended is grey next to jobs like it', async () => {
  const similar = [jobItem(8, 'Pflegefachkraft Neurologie')];
  serveApi({
    'GET /api/saved-jobs': () => ({
      body: pageOf(
        savedJob(1, 'Stationsleitung', { validThrough: inDays(3) }),
        savedJob(2, 'Hebamme', { validThrough: inDays(12) }),
        savedJob(3, 'MFA', { validThrough: inDays(40) }),
        savedJob(4, 'Stroke Unit', { state: 'ended', validThrough: '2026-01-14T11:00:00.000Z', similar }),
        savedJob(5, 'Pausierte', { state: 'paused' }),
        savedJob(6, 'Besetzte', { state: 'ended' }),
      ),
    }),
  });
  renderApp(<SavedJobs />, { at: AT });
  await waitFor(() => expect(rows()).toHaveLength(6));
  const words = rows().map((row) => within(row).getByRole('heading', { level: 3 }).previousElementSibling?.textContent);
  expect(words).toEqual([
    'Pflegenoch 3 Tage',
    'Pflegenoch 12 Tage',
    'Pflege',
    'Abgelaufen am 14.01.2026',
    'Pausiert',
    'Geschlossen',
  ]);
  expect(within(rows()[0] as HTMLElement).getByText('noch 3 Tage')).toHaveClass('badge-warn');
  expect(within(rows()[1] as HTMLElement).getByText('noch 12 Tage')).not.toHaveClass('badge-warn');
  const ended = within(rows()[3] as HTMLElement);
  expect(ended.queryByRole('link', { name: /Stroke Unit/ })).not.toBeInTheDocument();
  expect(ended.getByRole('link', { name: 'Pflegefachkraft Neurologie' })).toHaveAttribute('href', `/jobs/${idOf(8)}`);
  expect(
    screen.getByText('6 Stellen, eine endet in den nächsten 3 Tagen, 3 sind nicht mehr offen'),
  ).toBeInTheDocument();
});

test('search and order are in the address, and a search without hits can be emptied', async () => {
  const asked: string[] = [];
  serveApi({
    'GET /api/saved-jobs': ({ url }) => {
      asked.push(url.search);
      return { body: url.searchParams.get('q') ? pageOf() : pageOf(savedJob(1, 'Hebamme')) };
    },
  });
  const { user } = renderApp(<SavedJobs />, { at: `${AT}?sort=salary` });
  expect(await screen.findByRole('combobox', { name: 'Sortieren' })).toHaveValue('salary');
  await user.type(screen.getByRole('searchbox', { name: 'In Ihrer Merkliste suchen' }), 'wien');
  expect(
    await screen.findByRole('heading', { name: 'In Ihrer Merkliste gibt es nichts zu „wien“.' }),
  ).toBeInTheDocument();
  expect(asked).toEqual(['?sort=salary&page=1', '?q=wien&sort=salary&page=1']);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Suche leeren' }));
  await waitFor(() => expect(titles()).toEqual(['Hebamme']));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren' }), 'Endet zuerst');
  await waitFor(() => expect(asked.at(-1)).toBe('?sort=ends&page=1'));
});

test('several removals are one bar, and the undo brings all of them back with their notes', async () => {
  const kept = [savedJob(1, 'Hebamme', { note: 'anrufen' }), savedJob(2, 'MFA'), savedJob(3, 'Stationsleitung')];
  const removed = (id: string) => {
    const index = kept.findIndex(({ job }) => job.id === id);
    return { body: { note: kept.splice(index, 1)[0]?.note ?? '' } };
  };
  const { calls } = serveApi({
    'GET /api/saved-jobs': () => ({ body: pageOf(...kept) }),
    [`DELETE /api/saved-jobs/${idOf(1)}`]: () => removed(idOf(1)),
    [`DELETE /api/saved-jobs/${idOf(2)}`]: () => removed(idOf(2)),
    [`PUT /api/saved-jobs/${idOf(1)}`]: () => {
      kept.push(savedJob(1, 'Hebamme', { note: 'anrufen' }));
      return { status: 204 };
    },
    [`PUT /api/saved-jobs/${idOf(2)}`]: () => {
      kept.push(savedJob(2, 'MFA'));
      return { status: 204 };
    },
  });
  const { user } = renderApp(<SavedJobs />, { at: AT });
  await screen.findByText('3 Stellen');
  await user.click(removeButton('Hebamme'));
  expect(titles()).toEqual(['MFA', 'Stationsleitung']);
  expect(screen.getByText('Aus der Merkliste entfernt')).toBeInTheDocument();
  await user.click(removeButton('MFA'));
  expect(await screen.findByText('2 Stellen entfernt')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(titles()).toEqual(['Stationsleitung', 'Hebamme', 'MFA']));
  expect(calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([{ note: 'anrufen' }, {}]);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
});

test('the bar goes after six seconds, not while somebody points at it, and F8 leads to it', async () => {
  const kept = [savedJob(1, 'Hebamme'), savedJob(2, 'MFA')];
  serveApi({
    'GET /api/saved-jobs': () => ({ body: pageOf(...kept) }),
    [`DELETE /api/saved-jobs/${idOf(1)}`]: () => {
      kept.shift();
      return { body: { note: '' } };
    },
  });
  const { user } = renderApp(<SavedJobs />, { at: AT });
  await screen.findByText('2 Stellen');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  await user.click(removeButton('Hebamme'));
  const undo = () => screen.queryByRole('button', { name: 'Rückgängig' });
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(undo()).toHaveFocus();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(undo()).toBeInTheDocument();
  act(() => undo()?.blur());
  await act(() => vi.advanceTimersByTimeAsync(6500));
  expect(undo()).not.toBeInTheDocument();
});

test('a row whose removal is refused reappears with a message', async () => {
  serveApi({
    'GET /api/saved-jobs': () => ({ body: pageOf(savedJob(1, 'Hebamme'), savedJob(2, 'MFA')) }),
    [`DELETE /api/saved-jobs/${idOf(1)}`]: () => ({ status: 503, body: { code: 'server.unavailable' } }),
  });
  const { user } = renderApp(<SavedJobs />, { at: AT });
  await screen.findByText('2 Stellen');
  await user.click(removeButton('Hebamme'));
  expect(await screen.findByText('Fehler beim Entfernen der Stelle')).toBeInTheDocument();
  expect(titles()).toEqual(['Hebamme', 'MFA']);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
});

test('a note saves itself, is there when it is closed, and the button has the focus again', async () => {
  const { calls } = serveApi({
    'GET /api/saved-jobs': () => ({ body: pageOf(savedJob(1, 'Hebamme')) }),
    [`PATCH /api/saved-jobs/${idOf(1)}`]: ({ body }) => ({ body }),
  });
  const { user } = renderApp(<SavedJobs />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Notiz zu Hebamme schreiben' }));
  const field = screen.getByRole('textbox', { name: /^Ihre Notiz/ });
  expect(field).toHaveFocus();
  await user.type(field, 'Ab 14 Uhr');
  expect(screen.getByText('9 von 500 Zeichen')).toBeInTheDocument();
  expect(await screen.findByText('Gespeichert')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Ab 14 Uhr')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ändern: Notiz zu Hebamme' })).toHaveFocus());
  expect(calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([{ note: 'Ab 14 Uhr' }]);
});

test('a note that cannot be saved stays open with what was typed, and is saved on leaving it again', async () => {
  let isDown = true;
  const { calls } = serveApi({
    'GET /api/saved-jobs': () => ({ body: pageOf(savedJob(1, 'Hebamme', { note: 'alt' })) }),
    [`PATCH /api/saved-jobs/${idOf(1)}`]: ({ body }) =>
      isDown ? { status: 503, body: { code: 'server.unavailable' } } : { body },
  });
  const { user } = renderApp(<SavedJobs />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Ändern: Notiz zu Hebamme' }));
  const field = screen.getByRole('textbox', { name: /^Ihre Notiz/ });
  await user.type(field, ' und neu');
  await user.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(await screen.findByText(/nicht erreichbar|nicht zu erreichen/)).toBeInTheDocument();
  expect(field).toHaveValue('alt und neu');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Noch einmal speichern' }));
  expect(await screen.findByText('alt und neu')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ note: 'alt und neu' });
});

test('who has saved nothing is led to the jobs', async () => {
  serveApi({ 'GET /api/saved-jobs': () => ({ body: pageOf() }) });
  renderApp(<SavedJobs />, { at: AT });
  expect(await screen.findByRole('heading', { name: 'Noch keine Stelle gemerkt' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stellen ansehen' })).toHaveAttribute('href', '/jobs');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a list that cannot be refreshed stays visible and can be requested again', async () => {
  let answers = 0;
  serveApi({
    'GET /api/saved-jobs': () => {
      answers += 1;
      return answers === 2
        ? { status: 400, body: { code: 'request.invalid' } }
        : { body: pageOf(savedJob(1, 'Hebamme')) };
    },
  });
  const { user, client } = renderApp(<SavedJobs />, { at: AT });
  await screen.findByText('1 Stelle');
  await act(() => client.invalidateQueries());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(titles()).toEqual(['Hebamme']);
  await user.click(screen.getByRole('button', { name: 'Neu laden' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('the last row of the last page leads to the page before it', async () => {
  const asked: (string | null)[] = [];
  serveApi({
    'GET /api/saved-jobs': ({ url }) => {
      const page = Number(url.searchParams.get('page'));
      asked.push(url.searchParams.get('page'));
      const items =
        page === 1 ? Array.from({ length: 20 }, (_, index) => savedJob(index + 1, `Stelle ${index + 1}`)) : [];
      return { body: { items, total: 20, page, pageSize: 20 } };
    },
  });
  renderApp(<SavedJobs />, { at: `${AT}?page=2` });
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect(asked).toEqual(['2', '1']);
});

test('a saved job that is applied for here leads straight to its form', async () => {
  serveApi({
    'GET /api/saved-jobs': () => ({
      body: pageOf(savedJob(1, 'Hebamme', { applyMethod: 'here' }), savedJob(2, 'MFA')),
    }),
  });
  renderApp(<SavedJobs />, { at: AT });
  expect(await screen.findByRole('link', { name: 'Bewerben: Hebamme' })).toHaveAttribute(
    'href',
    `/jobs/${idOf(1)}/bewerben`,
  );
  expect(screen.getByRole('link', { name: 'Zur Stelle: MFA' })).toHaveAttribute('href', `/jobs/${idOf(2)}`);
});

test('an employer shows what is open and new there, and is no longer followed at a press', async () => {
  const followed = [
    savedEmployer(1, 'Klinikum Nord', { newJobs: 3, note: 'Kantine!' }),
    savedEmployer(2, 'Praxis Süd'),
  ];
  const { calls } = serveApi({
    'GET /api/saved-employers': () => ({ body: pageOf(...followed) }),
    [`DELETE /api/saved-employers/${idOf(1)}`]: () => {
      followed.shift();
      return { body: { note: 'Kantine!' } };
    },
    [`PUT /api/saved-employers/${idOf(1)}`]: () => {
      followed.unshift(savedEmployer(1, 'Klinikum Nord', { note: 'Kantine!' }));
      return { status: 204 };
    },
  });
  const { user } = renderApp(<SavedEmployers />, { at: EMPLOYERS_AT });
  expect(
    await screen.findByText('Sie folgen 2 Arbeitgebern, 3 neue Stellen in den letzten sieben Tagen'),
  ).toBeInTheDocument();
  const [first] = screen.getAllByRole('article');
  const row = within(first as HTMLElement);
  expect(row.getByRole('link', { name: 'Klinikum Nord' })).toHaveAttribute('href', `/arbeitgebern/${idOf(1)}`);
  expect(row.getByText('3 neu')).toBeInTheDocument();
  expect(row.getByText('Krankenhaus, 612 Betten')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Nicht mehr folgen: Klinikum Nord' }));
  expect(screen.queryByRole('link', { name: 'Klinikum Nord' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByRole('link', { name: 'Klinikum Nord' })).toBeInTheDocument();
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ note: 'Kantine!' });
});

test('who follows nobody is led to the employers', async () => {
  serveApi({ 'GET /api/saved-employers': () => ({ body: pageOf() }) });
  renderApp(<SavedEmployers />, { at: EMPLOYERS_AT });
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Sie folgen noch keinem Arbeitgeber' })).toBeInTheDocument(),
  );
  expect(screen.getByRole('link', { name: 'Arbeitgeber ansehen' })).toHaveAttribute('href', '/arbeitgebern');
});

function savedJob(number: number, title: string, changes: Partial<SavedJob> = {}): SavedJob {
  return {
    job: jobItem(number, title),
    state: 'open',
    applyMethod: 'external',
    validThrough: inDays(30),
    note: '',
    savedAt: inDays(-3),
    similar: [],
    ...changes,
  };
}

function savedEmployer(number: number, name: string, changes: Partial<SavedEmployer> = {}): SavedEmployer {
  const employer: EmployerItem = {
    id: idOf(number),
    name,
    type: 'hospital',
    kinds: ['hospital'],
    companySize: null,
    location: LOCATION,
    tagline: null,
    owner: null,
    beds: 612,
    employees: null,
    doctors: null,
    openPositions: 42,
    logoUrl: null,
    verifiedAt: null,
    featured: false,
  };
  return { employer, newJobs: 0, note: '', savedAt: inDays(-3), ...changes };
}

const pageOf = <Item,>(...items: Item[]) => ({ items, total: items.length, page: 1, pageSize: 20 });
