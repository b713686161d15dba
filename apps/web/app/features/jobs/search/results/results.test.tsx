import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { jobItem } from '../../display/job-item.fixture.ts';
import { germanWords } from '../german-words.fixture.ts';
import { answerTo } from '../search-answer.fixture.ts';
import { pagesOf, type SearchAnswer } from '../search-answer.ts';
import { Results } from './results.tsx';

const stated = (number: number) => jobItem(number, `Frühe Stelle ${number}`);
const unknown = (number: number) => ({
  ...jobItem(100 + number, `Offene Stelle ${number}`),
  isRosterUnknown: true as const,
});

function renderList(list: Partial<JobList>, filters: Partial<SearchAnswer['filters']> = { shift: ['early'] }) {
  const answer = answerTo(filters, list);
  const map = { title: '', styleUrl: undefined, onLeave: () => undefined };
  renderApp(
    <Results answer={{ ...answer, ...pagesOf(answer.list) }} isWaiting={false} words={germanWords} map={map} />,
    { at: '/jobs' },
  );
}

const list = () => within(screen.getByRole('region', { name: 'Trefferliste' }));
const headings = () =>
  list()
    .getAllByRole('heading')
    .map((each) => `${each.tagName} ${each.textContent}`);

test('jobs of unknown roster follow under a heading of their own, one level above their titles', () => {
  renderList({ items: [stated(1), unknown(1), unknown(2)], total: 1, unknown: 12 });
  expect(headings()).toEqual([
    'H2 Frühe Stelle 1',
    'H2 Weitere 12 Stellen nennen ihren Dienstplan nicht',
    'H3 Offene Stelle 1',
    'H3 Offene Stelle 2',
  ]);
  const group = screen.getByRole('list', { name: 'Weitere 12 Stellen nennen ihren Dienstplan nicht' });
  expect(within(group).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('a page inside the second group has the heading too', () => {
  renderList({ items: [unknown(1)], total: 20, unknown: 5, page: 2 });
  expect(headings()).toEqual(['H2 Weitere 5 Stellen nennen ihren Dienstplan nicht', 'H3 Offene Stelle 1']);
});

test('a page of the first group has no heading of the second', () => {
  renderList({ items: [stated(1)], total: 20, unknown: 5 });
  expect(headings()).toEqual(['H2 Frühe Stelle 1']);
});

test('where no job states its roster, the second group is the list, and its pages are counted', () => {
  renderList({ items: [unknown(1)], total: 0, unknown: 45 });
  expect(headings()[0]).toBe('H2 45 Stellen nennen ihren Dienstplan nicht');
  expect(screen.getByRole('link', { name: /3$/ })).toHaveAttribute('href', '/jobs?shift=early&page=3');
});

test('the heading names the weekends where the search filters by nothing else of the roster', () => {
  renderList({ items: [unknown(1)], total: 3, unknown: 1 }, { weekendFree: true });
  expect(headings()[0]).toBe('H2 Eine weitere Stelle nennt ihre Wochenenddienste nicht');
});

test('arrow keys move from the last job of one group to the first of the other', async () => {
  renderList({ items: [stated(1), unknown(1)], total: 1, unknown: 1 });
  const user = userEvent.setup();
  screen.getByRole('link', { name: /Frühe Stelle 1/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /Offene Stelle 1/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: /Frühe Stelle 1/ })).toHaveFocus();
});
