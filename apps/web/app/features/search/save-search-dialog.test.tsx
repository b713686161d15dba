import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';

test('a search is saved under the name that is proposed', async () => {
  const { calls } = serveApi({ 'POST /api/saved-searches': () => ({ status: 201, body: { id: '1' } }) });
  const [onClose, onSaved] = [vi.fn(), vi.fn()];
  const { user } = renderApp(<SaveSearchDialog query="q=hebamme&location=Köln" onClose={onClose} onSaved={onSaved} />);
  const field = screen.getByRole('textbox', { name: 'Name der Suche' });
  expect(field).toHaveValue('hebamme, Köln');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSaved).toHaveBeenCalledOnce();
  expect(calls).toEqual([
    { call: 'POST /api/saved-searches', body: { name: 'hebamme, Köln', query: 'q=hebamme&location=Köln' } },
  ]);
});

test('a refusal is told in the dialog, and what was typed stays', async () => {
  serveApi({ 'POST /api/saved-searches': () => ({ status: 409, body: { code: 'saved_search.limit_reached' } }) });
  const onClose = vi.fn();
  const { user } = renderApp(<SaveSearchDialog query="q=hebamme" onClose={onClose} onSaved={() => {}} />);
  const field = screen.getByRole('textbox', { name: 'Name der Suche' });
  await user.clear(field);
  await user.type(field, 'Meine Suche{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Meine Suche');
  expect(onClose).not.toHaveBeenCalled();
});

test('a double click saves once', async () => {
  const answered = Promise.withResolvers<void>();
  const { calls } = serveApi({
    'POST /api/saved-searches': async () => {
      await answered.promise;
      return { status: 201, body: { id: '1' } };
    },
  });
  const onClose = vi.fn();
  const { user } = renderApp(<SaveSearchDialog query="q=hebamme" onClose={onClose} onSaved={() => {}} />);
  await user.dblClick(screen.getByRole('button', { name: 'Speichern' }));
  answered.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls).toHaveLength(1);
});
