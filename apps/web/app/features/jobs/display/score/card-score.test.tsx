import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MatchWatch } from '../../../../shell/site/site-shell.tsx';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../../testing/sign-in-as.ts';
import { CardScore } from './card-score.tsx';

/** Scores are stored for a minute: every test has jobs of its own. */
const newJobs = () => [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
const REASONS = ['Pflegefachkraft: genau Ihr Beruf.', '4 km von Köln, Ihr Umkreis ist 25 km.'];

const cards = (ids: readonly string[]) => (
  <>
    <MatchWatch />
    {ids.map((id) => (
      <article key={id}>
        <CardScore jobId={id} />
      </article>
    ))}
  </>
);

function serveScores(scores: Record<string, number | null>) {
  return serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'POST /api/matches': ({ body }) => {
      const { jobIds } = body as { jobIds: string[] };
      const items = jobIds.map((jobId) => ({ jobId, score: scores[jobId] ?? null, reasons: REASONS }));
      return { body: { items } };
    },
  });
}

beforeEach(dropSession);

test('a list of cards is scored in one call, and a job without a score shows none', async () => {
  const [first, second, third] = newJobs();
  const { calls } = serveScores({ [first]: 86, [second]: 41, [third]: null });
  renderApp(cards([first, second, third]));
  await startSession();
  expect(await screen.findByRole('button', { name: 'Passt zu 86 %' })).toHaveTextContent('Passt zu 86 %');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Passt zu 86 %',
    'Passt zu 41 %',
  ]);
  const asked = calls.filter(({ call }) => call === 'POST /api/matches');
  expect(asked).toEqual([{ call: 'POST /api/matches', body: { jobIds: [first, second, third] } }]);
});

test('a job of unknown roster says that its shifts are not counted', async () => {
  const [job] = newJobs();
  serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'POST /api/matches': () => ({ body: { items: [{ jobId: job, score: 68, reasons: [], isRosterUnknown: true }] } }),
  });
  const { user } = renderApp(cards([job]));
  await startSession();
  (await screen.findByRole('button', { name: 'Passt zu 68 %, Dienste nicht gewertet' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Dienste nicht gewertet: Die Anzeige gibt keine an.')).toBeVisible();
});

test('a press says what speaks for the job, another one or Escape closes it', async () => {
  const [job] = newJobs();
  serveScores({ [job]: 86 });
  const { user } = renderApp(cards([job]));
  await startSession();
  const chip = await screen.findByRole('button', { name: 'Passt zu 86 %' });
  expect(chip).toHaveAttribute('aria-expanded', 'false');
  chip.focus();
  await user.keyboard('{Enter}');
  expect(chip).toHaveAttribute('aria-expanded', 'true');
  for (const reason of REASONS) expect(screen.getByText(reason)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(chip).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(REASONS[0] ?? '')).not.toBeInTheDocument();
});

test('neither a visitor nor an employer sees a score, and nothing is requested', async () => {
  const [job] = newJobs();
  const { calls } = serveApi({ 'GET /api/account': () => ({ body: accountOf('employer') }) });
  renderApp(cards([job]));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await startSession();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/account']);
});

test('after the sign-out no score is left', async () => {
  const [job] = newJobs();
  serveScores({ [job]: 86 });
  renderApp(cards([job]));
  await startSession();
  await screen.findByRole('button', { name: 'Passt zu 86 %' });
  await dropSession();
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});
