import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { SavedSearchList } from './saved-search-list.tsx';

const search = (id: string, name: string): SavedSearch => ({
  id,
  name,
  query: 'q=hebamme',
  newCount: 0,
  seenAt: '2026-11-01T08:00:00.000Z',
  createdAt: '2026-11-01T08:00:00.000Z',
});
const NIGHT = search('0198f0a0-0000-7000-8000-000000000001', 'Nachtdienst');
const DAY = search('0198f0a0-0000-7000-8000-000000000002', 'Tagdienst');
const listOf = (...items: SavedSearch[]) => ({ body: { items, total: items.length } });
const names = () =>
  within(screen.getByRole('list', { name: 'Gespeicherte Suchen' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a deleted search is gone at once, and can be brought back', async () => {
  const answered = Promise.withResolvers<void>();
  const kept = [NIGHT, DAY];
  const { calls } = serveApi({
    'GET /api/saved-searches': () => listOf(...kept),
    [`DELETE /api/saved-searches/${NIGHT.id}`]: async () => {
      await answered.promise;
      kept.shift();
      return { status: 204 };
    },
    'POST /api/saved-searches': () => {
      kept.unshift(NIGHT);
      return { status: 201, body: NIGHT };
    },
  });
  const { user } = renderApp(<SavedSearchList />);
  await user.click(await screen.findByRole('button', { name: /Nachtdienst.* löschen/ }));
  await waitFor(() => expect(names()).toEqual(['Tagdienst']));
  answered.resolve();
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(names()).toEqual(['Nachtdienst', 'Tagdienst']));
  const { name, query, seenAt } = NIGHT;
  expect(calls.find(({ call }) => call === 'POST /api/saved-searches')?.body).toEqual({ name, query, seenAt });
});

test('a search that could not be deleted is back, and the person told', async () => {
  serveApi({
    'GET /api/saved-searches': () => listOf(NIGHT, DAY),
    [`DELETE /api/saved-searches/${NIGHT.id}`]: () => ({ status: 503, body: { code: 'server.unavailable' } }),
  });
  const { user } = renderApp(<SavedSearchList />);
  await user.click(await screen.findByRole('button', { name: /Nachtdienst.* löschen/ }));
  expect(await screen.findByText(/nicht erreichbar|nicht zu erreichen/)).toBeInTheDocument();
  expect(names()).toEqual(['Nachtdienst', 'Tagdienst']);
});

test('a new name is in the list at once, and the old one again when it is refused', async () => {
  const answered = Promise.withResolvers<void>();
  serveApi({
    'GET /api/saved-searches': () => listOf(NIGHT),
    [`PATCH /api/saved-searches/${NIGHT.id}`]: async () => {
      await answered.promise;
      return { status: 404, body: { code: 'saved_search.not_found' } };
    },
  });
  const { user } = renderApp(<SavedSearchList />);
  await user.click(await screen.findByRole('button', { name: /Nachtdienst.* umbenennen/ }));
  const field = screen.getByRole('textbox', { name: 'Name der Suche' });
  await user.clear(field);
  await user.type(field, 'Nur nachts{Enter}');
  await waitFor(() => expect(screen.getByText('Nur nachts')).toBeInTheDocument());
  answered.resolve();
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('Nachtdienst')).toBeInTheDocument();
  expect(field).toHaveValue('Nur nachts');
});
