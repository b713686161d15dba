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
      <HiddenNote answer={answer} />
    </>
  );
}

const COMMON = { total: 45 };
const shown = () => screen.getByRole('status').textContent;

function serveSearch({ agencies, own }: { agencies: boolean; own: Partial<JobList> }) {
  const state = { agencies };
  const asked: string[] = [];
  serveApi({
    'GET /api/account': () => ({ body: accountOf('job_seeker') }),
    'GET /api/hidden-employers': () => ({ body: { items: [], total: 0, agencies: state.agencies } }),
    'GET /api/jobs': ({ url }) => {
      asked.push(url.search);
      return { body: answerTo({}, own).list };
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
  const answer = { ...answerTo({ q: 'pflege', page: '2' }, COMMON), pageCount: 3 };
  renderApp(<Probe answer={answer} />, { at: '/jobs' });
  expect(shown()).toBe('45 / 3');
  await startSession();
  await waitFor(() => expect(shown()).toBe('21 / 2'));
  expect(asked).toEqual(['?q=pflege&page=2&pageSize=20&includeUnknown=true']);
  expect(screen.getByText(/24 Stellen ausgeblendet\./)).toBeInTheDocument();
  const way = screen.getByRole('link', { name: 'Anzeigen' });
  expect(way).toHaveAttribute('href', '/jobs?q=pflege&includeHidden=true');
});

test('where they are shown, the note says so and leads back', async () => {
  serveSearch({ agencies: true, own: { total: 45, hidden: 1 } });
  renderApp(<Probe answer={answerTo({ includeHidden: true }, COMMON)} />, { at: '/jobs' });
  await startSession();
  expect(await screen.findByText(/1 Stelle von Arbeitgebern, die Sie ausgeblendet haben, ist dabei\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wieder ausblenden' })).toHaveAttribute('href', '/jobs');
});

test('who has hidden nobody keeps the common answer and asks for no other, until that changes', async () => {
  const { asked, state } = serveSearch({ agencies: false, own: { total: 21, hidden: 24 } });
  renderApp(<Probe answer={answerTo({}, COMMON)} />, { at: '/jobs' });
  await startSession();
  await act(async () => void (await Promise.resolve()));
  expect(shown()).toBe('45 / 0');
  expect(asked).toEqual([]);
  state.agencies = true;
  act(() => reportHiddenChange());
  await waitFor(() => expect(shown()).toBe('21 / 2'));
});
