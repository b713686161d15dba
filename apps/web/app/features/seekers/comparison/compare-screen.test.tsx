import type { SavedJob } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { idOf, inDays, jobItem } from '../../jobs/display/job-item.fixture.ts';
import { answerMatches, fillMatches } from '../../jobs/display/score/match-store.ts';
import { comparePath } from './compare-address.ts';
import { CompareScreen } from './compare-screen.tsx';

const NIGHTS = Array.from({ length: 7 }, (_, day) =>
  day < 5 ? { shift: 'night' as const, start: '21:00', end: '06:15' } : null,
);
const OWN_WEEK = Array.from({ length: 7 }, () => ({ night: 'no' as const }));

beforeEach(() => localStorage.clear());

const row = (name: RegExp) => screen.getByRole('row', { name });
const bestOf = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.includes('bester Wert'));

test('two saved jobs appear in columns, and the best known value of a row is marked', async () => {
  serve([
    savedJob(1, 'Hebamme', { pay: [3000, 3200], answerDays: 2 }),
    savedJob(2, 'Stationsleitung', { pay: [3900, 4200], answerDays: 5 }),
  ]);
  renderApp(<CompareScreen />, { at: comparePath([idOf(1), idOf(2)]) });
  expect(await screen.findByRole('columnheader', { name: /Hebamme/ })).toBeInTheDocument();
  expect(bestOf(/^Gehalt/)).toEqual([false, true]);
  expect(bestOf(/^Antwortzeit/)).toEqual([true, false]);
  expect(bestOf(/^Netto/)).toEqual([false, true]);
  expect(row(/^Freie Wochenenden/)).toHaveTextContent('keine Angabe');
  expect(screen.getByRole('link', { name: 'Jetzt bewerben: Hebamme' })).toHaveAttribute(
    'href',
    `/jobs/${idOf(1)}/bewerben`,
  );
});

test('match and distance of the compared jobs are requested, of no others', async () => {
  const requested: string[] = [];
  const stop = answerMatches((jobId) => requested.push(jobId));
  serve([savedJob(1, 'Hebamme'), savedJob(2, 'MFA'), savedJob(3, 'OTA')]);
  renderApp(<CompareScreen />, { at: comparePath([idOf(1), idOf(2)]) });
  await screen.findByRole('columnheader', { name: /Hebamme/ });
  expect(requested).toEqual([idOf(1), idOf(2)]);
  act(() => fillMatches({ items: [{ jobId: idOf(2), score: 88, reasons: [], distanceKm: 3.4 }] }));
  expect(row(/^Übereinstimmung/)).toHaveTextContent(/keine Angabe88 %passt sehr gut$/);
  expect(row(/^Entfernung/)).toHaveTextContent(/Köln3,4 kmKöln$/);
  stop();
});

test('a job that is closed has no button, and one without pay no estimate', async () => {
  serve([savedJob(1, 'Hebamme', { pay: null }), savedJob(2, 'MFA', { state: 'ended' })]);
  renderApp(<CompareScreen />, { at: comparePath([idOf(1), idOf(2)]) });
  expect(await screen.findByText('nicht mehr offen')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /bewerben: MFA/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'MFA' })).not.toBeInTheDocument();
  expect(within(row(/^Netto/)).getAllByRole('cell')[0]).toHaveTextContent('nicht schätzbar');
});

test('duties that the person has ruled out are counted', async () => {
  serve([savedJob(1, 'Nachtwache', { week: NIGHTS }), savedJob(2, 'MFA')], OWN_WEEK);
  renderApp(<CompareScreen />, { at: comparePath([idOf(1), idOf(2)]) });
  expect(await screen.findByText(/Bei A sind es 5 Dienste\./)).toBeInTheDocument();
  expect(screen.queryByText(/Bei B/)).not.toBeInTheDocument();
});

test('one job alone leads to the saved list for a second one', async () => {
  serve([savedJob(1, 'Hebamme'), savedJob(2, 'MFA'), savedJob(3, 'OTA', { state: 'ended' })]);
  const { user } = renderApp(<CompareScreen />, { at: comparePath([idOf(1)]) });
  expect(
    await screen.findByRole('heading', { name: 'Wählen Sie eine zweite Stelle aus Ihrer Merkliste.' }),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'MFA' })).toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'OTA' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'MFA' }));
  expect(await screen.findByRole('columnheader', { name: /MFA/ })).toBeInTheDocument();
});

test('assumptions change the estimate, stay on the device, and refuse what is no percentage', async () => {
  serve([savedJob(1, 'Nachtwache', { week: NIGHTS }), savedJob(2, 'MFA')]);
  const { user } = renderApp(<CompareScreen />, { at: comparePath([idOf(1), idOf(2)]) });
  await screen.findByRole('columnheader', { name: /Nachtwache/ });
  const before = row(/^Netto/).textContent;
  await user.click(screen.getByRole('button', { name: 'Annahmen ändern' }));
  const night = screen.getByRole('textbox', { name: 'Nacht' });
  await user.clear(night);
  await user.click(screen.getByRole('button', { name: 'Annahmen übernehmen' }));
  expect(night).toHaveAccessibleDescription('Bitte geben Sie eine Zahl von 0 bis 200 ein.');
  expect(localStorage).toHaveLength(0);
  await user.type(night, '0');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Steuerklasse' }), 'V');
  await user.click(screen.getByRole('button', { name: 'Annahmen übernehmen' }));
  expect(screen.getByText('Steuerklasse V, ohne Kirchensteuer')).toBeInTheDocument();
  expect(row(/^Netto/).textContent).not.toBe(before);
  expect(JSON.parse(localStorage.getItem('net-assumptions') ?? '')).toMatchObject({ taxClass: '5' });
});

type Changes = {
  pay?: [min: number, max: number] | null;
  answerDays?: number;
  week?: SavedJob['job']['week'];
  state?: SavedJob['state'];
};

function savedJob(number: number, title: string, { pay, answerDays, week, state = 'open' }: Changes = {}): SavedJob {
  const job = jobItem(number, title);
  const salary = pay && { min: pay[0], max: pay[1], currency: 'EUR' as const, period: 'month' as const };
  return {
    job: {
      ...job,
      employer: { ...job.employer, ...(answerDays !== undefined && { answerDays }) },
      ...(pay !== undefined && { salary: salary ?? null }),
      week: week ?? null,
    },
    state,
    applyMethod: 'here',
    validThrough: inDays(30),
    note: '',
    savedAt: inDays(-3),
    similar: [],
  };
}

/** Answers with the saved jobs of the ids in the address, or with all of them. */
function serve(saved: readonly SavedJob[], week: unknown = null) {
  serveApi({
    'GET /api/saved-jobs': ({ url }) => {
      const ids = url.searchParams.getAll('jobId').flatMap((value) => value.split(','));
      const items = saved.filter(({ job }) => ids.length === 0 || ids.includes(job.id));
      return { body: { items, total: items.length, page: 1, pageSize: 20 } };
    },
    'GET /api/profile': () => ({ body: { data: { week }, version: 1 } }),
  });
}
