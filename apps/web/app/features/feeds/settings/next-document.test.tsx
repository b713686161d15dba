import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../employer-area/shared/use-acting-employer.ts';
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
