import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { actingAs, FEED_ID, heldItem, idOf } from '../feed.fixture.ts';
import { QuarantineScreen } from './quarantine-screen.tsx';

const ITEMS = [heldItem(21), heldItem(22), heldItem(23, { reason: 'occupation_unknown' })];

function open(items = ITEMS) {
  const served = serveApi({
    'GET /api/employer/feeds/quarantined-items': () => ({
      body: {
        items,
        total: items.length,
        page: 1,
        pageSize: 50,
        feeds: items.length > 0 ? [{ id: FEED_ID, name: 'Karriereportal', count: items.length }] : [],
        reasons: [{ reason: 'place_missing', count: 2 }],
      },
    }),
    [`PATCH /api/employer/feeds/quarantined-items/${idOf(21)}`]: () => ({
      body: { reasons: [], state: 'published', jobId: idOf(50), alsoCorrected: 1 },
    }),
  });
  const view = renderApp(
    <ActingEmployerContext value={actingAs('recruiter')}>
      <QuarantineScreen />
    </ActingEmployerContext>,
    { at: '/employer-dashboard/xml-feeds/zurueckgehalten' },
  );
  return { ...view, ...served };
}

test('an item opens in its place with the cursor in the field; Escape closes it and gives the focus back', async () => {
  const { user } = open();
  const opener = await screen.findByRole('button', { name: 'Beheben Ausbildung 21' });
  await user.click(opener);
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Ort' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Beheben Ausbildung 21' })).toHaveFocus());
});

test('saving with the box ticked stores a rule for later items and moves on to the next item', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Beheben Ausbildung 21' }));
  await user.type(screen.getByRole('textbox', { name: 'Ort' }), 'Köln');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Speichern und veröffentlichen' }));
  await waitFor(() => {
    const next = screen.getByRole('button', { name: 'Schließen Ausbildung 22' }).closest('li');
    expect(within(next as HTMLElement).getByRole('textbox', { name: 'Ort' })).toHaveFocus();
  });
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    values: { city: 'Köln' },
    rule: { kind: 'default', field: 'city', from: null, to: 'Köln' },
    asDraft: false,
  });
});

test('an empty quarantine shows a message', async () => {
  open([]);
  expect(
    await screen.findByText('Nichts zurückgehalten. Alle Stellen aus Ihren Feeds sind veröffentlicht.'),
  ).toBeInTheDocument();
});
