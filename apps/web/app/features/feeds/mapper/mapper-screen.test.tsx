import type { FeedStructure } from '@stellenvisite/contract/feeds/feed-structure.schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MapperScreen } from '../../../routes/feeds/employer-dashboard-feed-mapping.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { ActingEmployerContext } from '../../identity/acting-employer/use-acting-employer.ts';
import { actingAs, FEED_ID, feedDetail } from '../feed.fixture.ts';

const element = (path: string, sample: string, values: { value: string; count: number }[] | null = null) => ({
  path,
  name: path.split('/').at(-1) ?? path,
  depth: path.split('/').length - 1,
  count: 38,
  sample,
  isAttribute: path.startsWith('@'),
  values,
});

const PROPOSALS: FeedStructure['proposals'] = [
  { field: 'title', path: 'bezeichnung', confidence: 98 },
  { field: 'externalId', path: '@ref', confidence: 95 },
  { field: 'employmentType', path: 'arbeitszeit_modell', confidence: 72 },
];

const STRUCTURE: FeedStructure = {
  candidates: [{ path: 'stellen/stellenangebot', count: 38 }],
  item: 'stellen/stellenangebot',
  itemCount: 38,
  at: 0,
  elements: [
    element('@ref', 'AUS-118'),
    element('bezeichnung', 'Pflegefachfrau/-mann (m/w/d)'),
    { ...element('einsatzort', ''), count: 0, sample: null },
    element('einsatzort/ort_bez', 'Köln-Nippes'),
    element('arbeitszeit_modell', 'VZ', [
      { value: 'VZ', count: 21 },
      { value: 'TZ', count: 15 },
    ]),
  ],
  proposals: PROPOSALS,
  proposedMapping: {
    item: 'stellen/stellenangebot',
    dateOrder: 'month_first',
    fields: Object.fromEntries(
      PROPOSALS.map(({ field, path }) => [
        field,
        {
          elements: [path],
          separator: ' ',
          isConfirmed: false,
          ...(field === 'employmentType' && { translations: { TZ: 'part_time' } }),
        },
      ]),
    ),
  },
};

function open() {
  const served = serveApi({
    [`GET /api/employer/feeds/${FEED_ID}`]: () => ({ body: feedDetail({ status: 'setup', format: 'mapped' }) }),
    [`GET /api/employer/feeds/${FEED_ID}/structure`]: ({ url }) => ({
      body: { ...STRUCTURE, at: Number(url.searchParams.get('at')) },
    }),
    [`POST /api/employer/feeds/${FEED_ID}/mapping/preview`]: () => ({
      body: { preview: null, items: 38, complete: 35, quarantined: 3, withPay: 0, withoutPlace: 2, endInPast: 1 },
    }),
    [`PUT /api/employer/feeds/${FEED_ID}/mapping`]: () => ({ body: feedDetail() }),
  });
  const view = renderApp(
    <ActingEmployerContext value={actingAs('recruiter')}>
      <MapperScreen feedId={FEED_ID} />
    </ActingEmployerContext>,
  );
  return { ...view, ...served };
}

const sourceOf = (field: string) => screen.getByRole('combobox', { name: `${field} kommt aus` });

test('by keyboard alone a field is chosen, an element assigned, a proposal confirmed and a mapping cleared', async () => {
  const { user, calls } = open();
  const title = await screen.findByRole('row', { name: /^Titel/ });
  title.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('row', { name: /^Ort/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('treeitem', { name: /@ref/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(sourceOf('Ort')).toHaveValue('einsatzort/ort_bez');
  expect(screen.getByRole('row', { name: /^Ort/ })).toHaveFocus();
  const place = screen.getByRole('treeitem', { name: /ort_bez/ });
  expect(place).toHaveAttribute('aria-selected', 'true');
  expect(place).toHaveAttribute('aria-level', '2');

  await user.keyboard('{Home} ');
  expect(screen.getByRole('button', { name: 'Titel bestätigt' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowDown}{Delete}');
  expect(sourceOf('Kennung')).toHaveValue('');

  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await screen.findByText('Stelle 2 von 38')).toBeInTheDocument();
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Alle Kürzel' })).toBeInTheDocument();

  await waitFor(() => expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(true));
  expect(calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    isDraft: true,
    mapping: { dateOrder: 'month_first' },
  });
});

test('the bulk button confirms the sure proposals only, and what is needed is named before one goes on', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: '2 sichere Vorschläge bestätigen' }));
  expect(screen.getByRole('button', { name: 'Titel bestätigt' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Umfang bestätigt' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Es fehlt noch: Ort, Beschreibung.');
  expect(await screen.findByText(/^Gespeichert/)).toBeInTheDocument();
  expect(calls.some(({ call }) => call.endsWith('/runs'))).toBe(false);
});

test('words of a list are translated below the selected field', async () => {
  const { user } = open();
  (await screen.findByRole('row', { name: /^Umfang/ })).focus();
  const meaning = await screen.findByRole('combobox', { name: '„VZ“ bedeutet' });
  await user.selectOptions(meaning, 'Vollzeit');
  expect(meaning).toHaveValue('full_time');
  expect(screen.getByRole('combobox', { name: '„TZ“ bedeutet' })).toHaveValue('part_time');
  expect(await screen.findByText('ohne Ort')).toBeInTheDocument();
  expect(await screen.findByText(/^Gespeichert/)).toBeInTheDocument();
});

test('what was changed just before the page is left is stored as well', async () => {
  const { user, calls, unmount } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Ort kommt aus' }), 'einsatzort/ort_bez');
  unmount();
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(true));
  expect(calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    isDraft: true,
    mapping: { fields: { place: { elements: ['einsatzort/ort_bez'] } } },
  });
});
