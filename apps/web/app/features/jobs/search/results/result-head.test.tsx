import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { accountOf, dropSession, startSession } from '../../../../testing/sign-in-as.ts';
import { reportHiddenChange } from '../../../employers/hidden/shared/hidden-store.ts';
import { answerTo } from '../search-answer.fixture.ts';
import type { SearchAnswer } from '../search-answer.ts';
import { useOwnAnswer } from '../use-own-answer.ts';
import { HiddenNote } from './result-head.tsx';

function Probe({ answer: common }: { answer: SearchAnswer }) {
  const answer = useOwnAnswer(common);
  return (
    <>
      <output>
        {answer.list.total} / {answer.pageCount}
      </output>
      <data value="order">{answer.isByMatch ? 'by match' : 'by relevance'}</data>
      <HiddenNote answer={answer} />
    </>
  );
}

const COMMON = { total: 45 };
const shown = () => screen.getByRole('status').textContent;

type Served = { agencies?: boolean; own: Partial<JobList>; isByMatch?: boolean };

function serveSearch({ agencies = false, own, isByMatch = true }: Served) {
  const state = { agencies };
  const asked: string[] = [];
  serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/hidden-employers': () => ({ body: { items: [], total: 0, agencies: state.agencies } }),
    'GET /api/jobs': ({ url }) => {
      asked.push(url.pathname + url.search);
      return { body: answerTo({}, own).list };
    },
    'GET /api/matched-jobs': ({ url }) => {
      asked.push(url.pathname + url.search);
      return { body: { ...answerTo({}, own).list, isByMatch } };
    },
  });
  return { asked, state };
}

beforeEach(async () => {
  await dropSession();
  // Discards the answers that an earlier test has read for the same account.
  act(() => reportHiddenChange());
});

test('who has hidden employers gets an answer of their own, with the way to see all', async () => {
  const { asked } = serveSearch({ agencies: true, own: { total: 21, hidden: 24 } });
  const answer = { ...answerTo({ q: 'pflege', sort: 'newest', page: '2' }, COMMON), pageCount: 3 };
  renderApp(<Probe answer={answer} />, { at: '/jobs' });
  expect(shown()).toBe('45 / 3');
  await startSession();
  await waitFor(() => expect(shown()).toBe('21 / 2'));
  expect(asked).toEqual(['/api/jobs?q=pflege&sort=newest&page=2&pageSize=20&includeUnknown=true']);
  expect(screen.getByText(/24 Stellen ausgeblendet\./)).toBeInTheDocument();
  const way = screen.getByRole('link', { name: 'Anzeigen' });
  expect(way).toHaveAttribute('href', '/jobs?q=pflege&sort=newest&includeHidden=true');
});

test('where they are shown, the note says so and leads back', async () => {
  serveSearch({ agencies: true, own: { total: 45, hidden: 1 } });
  renderApp(<Probe answer={answerTo({ includeHidden: true, sort: 'newest' }, COMMON)} />, { at: '/jobs' });
  await startSession();
  expect(await screen.findByText(/1 Stelle von Arbeitgebern, die Sie ausgeblendet haben, ist dabei\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wieder ausblenden' })).toHaveAttribute('href', '/jobs?sort=newest');
});

test('who has chosen an order and hidden nobody keeps the common answer, until that changes', async () => {
  const { asked, state } = serveSearch({ agencies: false, own: { total: 21, hidden: 24 } });
  renderApp(<Probe answer={answerTo({ sort: 'newest' }, COMMON)} />, { at: '/jobs' });
  await startSession();
  await act(async () => void (await Promise.resolve()));
  expect(shown()).toBe('45 / 0');
  expect(asked).toEqual([]);
  state.agencies = true;
  act(() => reportHiddenChange());
  await waitFor(() => expect(shown()).toBe('21 / 2'));
});

test('without another choice a job seeker gets the jobs in the order in which they fit', async () => {
  const { asked } = serveSearch({ own: { total: 45 } });
  renderApp(<Probe answer={answerTo({ q: 'pflege' }, COMMON)} />, { at: '/jobs' });
  expect(screen.getByText('by relevance')).toBeInTheDocument();
  await startSession();
  expect(await screen.findByText('by match')).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual(['/api/matched-jobs?q=pflege&pageSize=20&includeUnknown=true']));
});

test('a profile by which nothing can be ordered leaves the order of relevance, and its name', async () => {
  serveSearch({ own: { total: 21 }, isByMatch: false });
  renderApp(<Probe answer={answerTo({}, COMMON)} />, { at: '/jobs' });
  await startSession();
  await waitFor(() => expect(shown()).toBe('21 / 2'));
  expect(screen.getByText('by relevance')).toBeInTheDocument();
});
