import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { notify } from './notify.ts';
import { toast, toastWhile } from './toast.ts';

const closeButtonOf = (text: string) =>
  within(screen.getByText(text).closest('li') ?? document.body).getByRole('button', { name: 'Schließen' });

test('a toast says something in passing, and may be acted upon', async () => {
  const undo = vi.fn();
  const { user } = renderApp(<p>Seite</p>);
  void toast('Suche gelöscht', { action: { label: 'Rückgängig', onClick: undo } });
  expect(await screen.findByText('Suche gelöscht')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(undo).toHaveBeenCalledOnce();
});

test('the same message shown twice appears once', async () => {
  renderApp(<p>Seite</p>);
  void toast('Gespeichert', { tone: 'good' });
  void toast('Gespeichert', { tone: 'good' });
  expect(await screen.findAllByText('Gespeichert')).toHaveLength(1);
});

test('a notice has a title and a way to close it', async () => {
  const { user } = renderApp(<p>Seite</p>);
  void notify({ title: 'Abgemeldet', text: 'Bis bald.' });
  expect(await screen.findByText('Bis bald.')).toBeInTheDocument();
  await user.click(closeButtonOf('Bis bald.'));
  expect(screen.queryByText('Bis bald.')).not.toBeInTheDocument();
});

test('every toast can be closed, and at most three are shown', async () => {
  const { user } = renderApp(<p>Seite</p>);
  for (const text of ['eins', 'zwei', 'drei', 'vier']) await toast(text);
  expect(await screen.findByText('vier')).toBeInTheDocument();
  expect(screen.queryByText('eins')).not.toBeInTheDocument();
  for (const text of ['zwei', 'drei']) expect(closeButtonOf(text)).toBeVisible();
  await user.click(closeButtonOf('vier'));
  expect(screen.queryByText('vier')).not.toBeInTheDocument();
});

test('a loading message persists until the work is done, then tells its outcome', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  renderApp(<p>Seite</p>);
  void toastWhile(promise, { loading: 'Wird gelöscht …', done: 'Gelöscht', failed: 'Ging nicht' });
  expect(await screen.findByText('Wird gelöscht …')).toBeInTheDocument();
  resolve();
  expect(await screen.findByText('Gelöscht')).toBeInTheDocument();
  expect(screen.queryByText('Wird gelöscht …')).not.toBeInTheDocument();
});

test.each(['first', 'second'])('messages of a test are not in the next one (%s run)', async () => {
  renderApp(<p>Seite</p>);
  expect(screen.queryByText('Nur in diesem Test')).not.toBeInTheDocument();
  await toast('Nur in diesem Test');
  await notify({ title: 'Nur in diesem Test', text: 'Als Hinweis.' });
  expect(await screen.findAllByText('Nur in diesem Test')).not.toHaveLength(0);
  expect(await screen.findAllByText('Als Hinweis.')).toHaveLength(1);
});
