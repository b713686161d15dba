import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { idOf } from '../jobs/shared/job-item.fixture.ts';
import { SavedEmployers } from './saved-employers.tsx';
import { pageOf, savedEmployer } from './saved-items.fixture.ts';

const AT = '/dashboard/merkliste/arbeitgeber';

test('an employer shows what is open and new there, and is no longer followed at a press', async () => {
  const kept = [savedEmployer(1, 'Klinikum Nord', { newJobs: 3, note: 'Kantine!' }), savedEmployer(2, 'Praxis Süd')];
  const { calls } = serveApi({
    'GET /api/saved-employers': () => ({ body: pageOf(...kept) }),
    [`DELETE /api/saved-employers/${idOf(1)}`]: () => {
      kept.shift();
      return { body: { note: 'Kantine!' } };
    },
    [`PUT /api/saved-employers/${idOf(1)}`]: () => {
      kept.unshift(savedEmployer(1, 'Klinikum Nord', { note: 'Kantine!' }));
      return { status: 204 };
    },
  });
  const { user } = renderApp(<SavedEmployers />, { at: AT });
  expect(
    await screen.findByText('Sie folgen 2 Arbeitgebern, 3 neue Stellen in den letzten sieben Tagen'),
  ).toBeInTheDocument();
  const [first] = screen.getAllByRole('article');
  const row = within(first as HTMLElement);
  expect(row.getByRole('link', { name: 'Klinikum Nord' })).toHaveAttribute('href', `/arbeitgebern/${idOf(1)}`);
  expect(row.getByText('3 neu')).toBeInTheDocument();
  expect(row.getByText('Krankenhaus, 612 Betten')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Nicht mehr folgen: Klinikum Nord' }));
  expect(screen.queryByRole('link', { name: 'Klinikum Nord' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByRole('link', { name: 'Klinikum Nord' })).toBeInTheDocument();
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ note: 'Kantine!' });
});

test('who follows nobody is led to the employers', async () => {
  serveApi({ 'GET /api/saved-employers': () => ({ body: pageOf() }) });
  renderApp(<SavedEmployers />, { at: AT });
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Sie folgen noch keinem Arbeitgeber' })).toBeInTheDocument(),
  );
  expect(screen.getByRole('link', { name: 'Arbeitgeber ansehen' })).toHaveAttribute('href', '/arbeitgebern');
});
