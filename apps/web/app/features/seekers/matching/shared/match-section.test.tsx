import { MATCH_FACTORS, MATCH_WEIGHTS, type MatchFactorName } from '@stellenvisite/contract/seekers/matching';
import type { Match } from '@stellenvisite/contract/seekers/matching.schema';
import type { OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../../testing/sign-in-as.ts';
import { type MatchedJob, MatchSection } from './match-section.tsx';

const EARLY = { shift: 'early', start: '06:00', end: '14:00' } as const;
const newJob = (changes: Partial<MatchedJob> = {}): MatchedJob => ({
  id: crypto.randomUUID(),
  week: [EARLY, null, null, null, EARLY, null, null],
  shifts: ['early'],
  ...changes,
});
const DAY = { early: 'like', day: 'ok', late: null, night: 'no' } as const;
const OWN: OwnWeek = [DAY, DAY, DAY, DAY, { ...DAY, early: 'no' }, DAY, DAY];

function matchOf(points: Partial<Record<MatchFactorName, number | null>>, changes: Partial<Match> = {}): Match {
  const factors = MATCH_FACTORS.map((name) => {
    const got = points[name] === undefined ? MATCH_WEIGHTS[name] : points[name];
    return { name, points: got ?? 0, of: got === null ? 0 : MATCH_WEIGHTS[name], reason: `Grund: ${name}.` };
  });
  return { score: 80, version: 1, factors, missing: [], ...changes };
}

async function openAs(job: MatchedJob, match: Match, week: OwnWeek | null = OWN) {
  serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    [`GET /api/jobs/${job.id}/match`]: () => ({ body: match }),
    'GET /api/profile': () => ({ body: { data: { week } } }),
  });
  const view = renderApp(<MatchSection job={job} />, { at: `/jobs/${job.id}` });
  await startSession();
  return view;
}

const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

beforeEach(dropSession);

test('a visitor sees a locked card that leads to the sign-in and back', () => {
  const job = newJob();
  renderApp(<MatchSection job={job} />, { at: `/jobs/${job.id}` });
  expect(
    screen.getByRole('heading', { name: 'Melden Sie sich an und sehen Sie, wie gut die Stelle passt' }),
  ).toBeInTheDocument();
  const way = screen.getByRole('link', { name: 'Anmelden' });
  expect(way).toHaveAttribute('href', `/login?next=${encodeURIComponent(`/jobs/${job.id}`)}`);
});

test('an employer sees nothing of it', async () => {
  const { calls } = serveApi({ 'GET /api/account': () => ({ body: accountOf('employer') }) });
  renderApp(<MatchSection job={newJob()} />);
  await startSession();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('the bill tells every factor with its points, and the sum adds up', async () => {
  await openAs(newJob(), matchOf({ specialty: 4, languages: 0, start: null }, { score: 88 }));
  expect(await screen.findByRole('heading', { name: 'Passt zu 88 %' })).toBeInTheDocument();
  expect(rowOf('Beruf')).toHaveTextContent(/Passt ganz:.*Grund: occupation\..*20 von 20 Punkten/);
  expect(rowOf('Fachgebiet')).toHaveTextContent(/Passt zum Teil:.*4 von 10 Punkten/);
  expect(rowOf('Sprachen')).toHaveTextContent(/Passt nicht:.*0 von 5 Punkten/);
  expect(rowOf('Beginn')).toHaveTextContent(/Nicht gewertet:.*nicht gewertet/);
  // 95 points could be counted: 6 were lost with the field, 5 with the languages.
  const sum = screen.getByText('Summe').closest('p');
  expect(sum).toHaveTextContent('84 von 95 gewerteten Punkten sind 88 %.');
  expect(sum).toHaveTextContent('84/95');
});

test('what is missing leads to its field, and what to ask about leads nowhere', async () => {
  const missing: Match['missing'] = [
    { item: 'languages', points: 5, text: 'Sprachniveau angeben' },
    { item: null, points: 0, text: 'Den Beginn im Gespräch klären.' },
  ];
  await openAs(newJob(), matchOf({ languages: 0 }, { missing }));
  const link = await screen.findByRole('link', { name: 'Angeben: Sprachniveau angeben' });
  expect(link).toHaveAttribute('href', '/dashboard/profil#profil-languages');
  expect(link.closest('li')).toHaveTextContent('Bis zu 5 Punkte mehr:');
  const question = screen.getByText('Den Beginn im Gespräch klären.').closest('li') as HTMLElement;
  expect(within(question).queryByRole('link')).not.toBeInTheDocument();
});

test('the week lies over the own one, and a conflict is a word and a sentence', async () => {
  await openAs(newJob(), matchOf({}));
  const table = await screen.findByRole('table', { name: 'Ihre Woche und diese Stelle' });
  const [, ...cells] = [...within(table).getByRole('row', { name: /^Früh/ }).children];
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'FDienst der Stelle06:00gern',
    'gern',
    'gern',
    'gern',
    'FDienst der Stelle06:00geht nicht',
    'gern',
    'gern',
  ]);
  expect(screen.getByText('Freitag Früh passt nicht.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Meine Woche ändern' })).toHaveAttribute(
    'href',
    '/dashboard/profil#profil-week',
  );
});

test('without a roster the shifts are by arrangement and not counted', async () => {
  await openAs(newJob({ week: null, shifts: [] }), matchOf({ week: null }));
  expect(await screen.findByText('Dienste: nach Absprache')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(rowOf('Meine Woche')).toHaveTextContent('nicht gewertet');
});

test.each([null, Array(7).fill({ early: null, day: null, late: null, night: null })])(
  'without an own week the way to set one up appears there (%#)',
  async (week) => {
    await openAs(newJob(), matchOf({ week: null }), week);
    const link = await screen.findByRole('link', { name: 'Meine Woche anlegen' });
    expect(link).toHaveAttribute('href', '/dashboard/profil#profil-week');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
);

test('too thin a profile has no number but what is missing, the occupation first', async () => {
  const missing: Match['missing'] = [
    { item: 'location', points: 15, text: 'Ort und Umkreis angeben' },
    { item: 'licence', points: 5, text: 'Berufserlaubnis angeben' },
    { item: 'languages', points: 5, text: 'Sprachniveau angeben' },
    { item: 'occupations', points: 0, text: 'Beruf im Profil angeben' },
  ];
  await openAs(newJob(), matchOf({}, { score: null, missing }));
  expect(await screen.findByRole('heading', { name: 'Drei Angaben fehlen' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/profil#profil-occupations',
    '/dashboard/profil#profil-location',
    '/dashboard/profil#profil-licence',
  ]);
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('a failed comparison can be repeated', async () => {
  const job = newJob();
  let isUp = false;
  serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    [`GET /api/jobs/${job.id}/match`]: () =>
      isUp ? { body: matchOf({}) } : { status: 404, body: { code: 'job.not_found' } },
    'GET /api/profile': () => ({ body: { data: { week: null } } }),
  });
  const { user } = renderApp(<MatchSection job={job} />);
  await startSession();
  const again = await screen.findByRole('button', { name: 'Neu laden' });
  isUp = true;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Passt zu 80 %' })).toBeInTheDocument();
});
