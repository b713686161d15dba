import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { FEED_ID, idOf } from '../feed.fixture.ts';
import { FeedsScreen } from './feeds-screen.tsx';

const row = { id: FEED_ID, employer_id: idOf(1), name: 'Karriereportal', url: 'https://klinik.example/jobs.xml' };

test('the connection check reads five rows of feeds and says what it read, or why it could not', async () => {
  let isDown = false;
  const { calls } = serveApi({
    'GET /api/admin/feeds': () => ({ body: { items: [], total: 0, all: 0, page: 1, pageSize: 25 } }),
    'GET /rest/v1/xml_feeds': () =>
      isDown
        ? { status: 500, body: { code: 'XX000', message: 'down', details: null, hint: null } }
        : { body: [row, { ...row, id: idOf(2), name: 'Verbund' }] },
  });
  const { user } = renderApp(<FeedsScreen />);
  const button = await screen.findByRole('button', { name: 'Verbindung prüfen' });
  expect(calls.some(({ call }) => call.includes('xml_feeds'))).toBe(false);
  await user.click(button);
  expect(await screen.findByText('Die Verbindung steht: 2 Feeds wurden gelesen.')).toBeVisible();
  const read = within(screen.getByRole('list', { name: 'Gelesene Feeds' })).getAllByRole('listitem');
  expect(read.map(({ textContent }) => textContent)).toEqual([
    'Karriereportal · https://klinik.example/jobs.xml',
    'Verbund · https://klinik.example/jobs.xml',
  ]);
  isDown = true;
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Verbindung ist gestört.');
  expect(screen.queryByText(/Die Verbindung steht/)).toBeNull();
});
