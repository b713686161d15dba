import { JOB_FACETS } from '@stellenvisite/contract/jobs/job-search';
import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, Link, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { serverTexts } from '../../../i18n/server-texts.server.ts';
import { QueryProvider } from '../../../session/query-provider.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { understand } from './results/understood.fixture.ts';
import { answerTo } from './search-answer.fixture.ts';
import type { SearchAnswer } from './search-answer.ts';
import { readFilters } from './search-filters.ts';
import { SearchPage } from './search-page.tsx';

/** Answers of the server that wait until the test lets them come. */
let waiting: (() => void)[] = [];

function renderSearch(at: string, list: Partial<JobList> = {}) {
  waiting = [];
  let isFirst = true;
  const Routes = createRoutesStub([
    {
      path: '/jobs',
      loader: async ({ request }): Promise<SearchAnswer> => {
        if (!isFirst) await new Promise<void>((resolve) => waiting.push(resolve));
        isFirst = false;
        const facets = Object.fromEntries(JOB_FACETS.map((facet) => [facet, []])) as never;
        return answerTo(readFilters(new URL(request.url).searchParams), { facets, ...list });
      },
      Component: () => (
        <QueryProvider>
          <Link to="/jobs?q=Ergotherapie">Andere Suche</Link>
          <SearchPage answer={useLoaderData<SearchAnswer>()} mayRemember={false} mapStyleUrl="" />
        </QueryProvider>
      ),
    },
  ]);
  render(
    <I18nextProvider i18n={serverTexts('de')}>
      <Routes initialEntries={[at]} />
    </I18nextProvider>,
  );
  return userEvent.setup({ pointerEventsCheck: 0 });
}
const words = () => screen.getByRole('combobox', { name: 'Was' });
const answerCame = () =>
  act(async () => {
    for (const come of waiting.splice(0)) come();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

test('what is typed while the results load stays, and a search from elsewhere replaces it', async () => {
  serveApi({ 'GET /api/suggestions': () => ({ body: { items: [] } }) });
  const user = renderSearch('/jobs');
  await user.type(await screen.findByRole('combobox', { name: 'Was' }), 'Hebamme{Enter}');
  await user.type(words(), ' Wien');
  await answerCame();
  expect(words()).toHaveValue('Hebamme Wien');
  await user.click(screen.getByRole('link', { name: 'Andere Suche' }));
  await answerCame();
  expect(words()).toHaveValue('Ergotherapie');
});

test('the place among the words appears in the place field, and the filter button counts only what was set', async () => {
  serveApi({ 'GET /api/suggestions': () => ({ body: { items: [] } }) });
  const q = 'hebamme wien nacht';
  const understood = understand(q, [
    { kind: 'occupation', text: 'hebamme', value: 'hebamme' },
    { kind: 'location', text: 'wien', value: 'Wien' },
    { kind: 'shift', text: 'nacht', value: 'night' },
  ]);
  renderSearch(`/jobs?q=${q.replaceAll(' ', '+')}&weekendFree=true`, { understood });
  expect(await screen.findByRole('combobox', { name: 'Wo' })).toHaveValue('Wien');
  expect(screen.getByRole('button', { name: 'Alle Filter 1 aktiv' })).toBeInTheDocument();
});

test('another place in the field takes the written one out of the words', async () => {
  serveApi({
    'GET /api/suggestions': () => ({ body: { items: [] } }),
    'GET /api/places': () => ({ body: { items: [] } }),
  });
  const understood = understand('hebamme wien', [
    { kind: 'occupation', text: 'hebamme', value: 'hebamme' },
    { kind: 'location', text: 'wien', value: 'Wien' },
  ]);
  const user = renderSearch('/jobs?q=hebamme+wien', { understood });
  const place = await screen.findByRole('combobox', { name: 'Wo' });
  await user.clear(place);
  await user.type(place, 'Graz{Enter}');
  expect(words()).toHaveValue('hebamme');
  expect(screen.getByRole('combobox', { name: 'Wo' })).toHaveValue('Graz');
});

test('a search field that was emptied while the results load stays empty', async () => {
  serveApi({ 'GET /api/suggestions': () => ({ body: { items: [] } }) });
  const user = renderSearch('/jobs');
  await user.type(await screen.findByRole('combobox', { name: 'Was' }), 'Hebamme{Enter}');
  await user.clear(words());
  expect(words()).toHaveValue('');
  await answerCame();
  expect(await screen.findByRole('heading', { level: 1, name: /Hebamme/ })).toBeInTheDocument();
  expect(words()).toHaveValue('');
});
