import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { actingAs, FEED_ID, feedDetail, feedRun } from '../feed.fixture.ts';
import { FeedScreen } from './feed-screen.tsx';

test('a feed that came as a file takes a new version, which is checked like the first', async () => {
  const file = feedDetail({ source: 'file', url: null });
  const { calls } = serveApi({
    [`GET /api/employer/feeds/${FEED_ID}`]: () => ({ body: file }),
    [`GET /api/employer/feeds/${FEED_ID}/runs`]: () => ({ body: { items: [], total: 0, page: 1, pageSize: 20 } }),
    [`PUT /api/employer/feeds/${FEED_ID}/document`]: () => ({ body: file }),
    [`POST /api/employer/feeds/${FEED_ID}/runs`]: () => ({ status: 202, body: feedRun({ kind: 'validate' }) }),
  });
  const { user } = renderApp(
    <ActingEmployerContext value={actingAs('recruiter')}>
      <FeedScreen feedId={FEED_ID} />
    </ActingEmployerContext>,
  );
  await user.upload(await screen.findByLabelText('Datei wählen'), new File(['{"offers":[]}'], 'stellen.json'));
  await waitFor(() => expect(screen.getByTestId('elsewhere')).toHaveTextContent(`/xml-feeds/${FEED_ID}/pruefung`));
  expect(calls.filter(({ call }) => !call.startsWith('GET')).map(({ call }) => call)).toEqual([
    `PUT /api/employer/feeds/${FEED_ID}/document`,
    `POST /api/employer/feeds/${FEED_ID}/runs`,
  ]);
});

test('with another server the stored password has to be typed again, with another path it does not', async () => {
  const feed = feedDetail({
    source: 'url',
    url: 'https://klinik.example/a.xml',
    auth: { kind: 'basic', name: 'karriere' },
  });
  const { calls } = serveApi({
    [`GET /api/employer/feeds/${FEED_ID}`]: () => ({ body: feed }),
    [`GET /api/employer/feeds/${FEED_ID}/runs`]: () => ({ body: { items: [], total: 0, page: 1, pageSize: 20 } }),
    [`PATCH /api/employer/feeds/${FEED_ID}`]: () => ({ body: feed }),
  });
  const { user } = renderApp(
    <ActingEmployerContext value={actingAs('recruiter')}>
      <FeedScreen feedId={FEED_ID} />
    </ActingEmployerContext>,
  );
  const address = await screen.findByRole('region', { name: 'Adresse und Zugang' });
  const field = within(address).getByLabelText('Adresse des Feeds');
  const save = within(address).getByRole('button', { name: 'Speichern' });
  const sent = () => calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  await user.clear(field);
  await user.type(field, 'https://klinik.example/b.xml');
  await user.click(save);
  await waitFor(() => expect(sent()).toEqual([{ url: 'https://klinik.example/b.xml' }]));
  await user.clear(field);
  await user.type(field, 'https://andere.example/b.xml');
  expect(within(address).getByText(/gilt nur für den bisherigen Server/)).toBeVisible();
  await user.click(save);
  expect(sent()).toHaveLength(1);
  await user.type(within(address).getByLabelText('Passwort'), 'Geheim-123');
  await user.click(save);
  const auth = { kind: 'basic', name: 'karriere', secret: 'Geheim-123' };
  await waitFor(() => expect(sent().at(-1)).toEqual({ url: 'https://andere.example/b.xml', auth }));
});
