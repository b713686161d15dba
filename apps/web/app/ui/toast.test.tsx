import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { notify } from './notify.ts';
import { toast } from './toast.ts';

test('a toast says something in passing, and may be acted upon', async () => {
  const undo = vi.fn();
  const { user } = renderApp(<p>Seite</p>);
  void toast('Suche gelöscht', { action: { label: 'Rückgängig', onClick: undo } });
  expect(await screen.findByText('Suche gelöscht')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(undo).toHaveBeenCalledOnce();
});

test('the same thing said twice is one message', async () => {
  renderApp(<p>Seite</p>);
  void toast('Gespeichert', { tone: 'good' });
  void toast('Gespeichert', { tone: 'good' });
  expect(await screen.findAllByText('Gespeichert')).toHaveLength(1);
});

test('a notice has a title and a way to close it', async () => {
  const { user } = renderApp(<p>Seite</p>);
  void notify({ title: 'Abgemeldet', text: 'Bis bald.' });
  expect(await screen.findByText('Bis bald.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByText('Bis bald.')).not.toBeInTheDocument();
});
