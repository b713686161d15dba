import { expect, test } from 'vitest';
import { receivedOf } from '../received-application.fixture.ts';
import { findColumnOf, placeCard, withQuarantined } from './board-cards.ts';

const [first, second] = [receivedOf({ name: 'Erste' }), receivedOf({ name: 'Zweite' })];
const NONE = { new: [], seen: [], interview: [], offer: [], hired: [], rejected: [] };

test('a card with a scheduled move appears in the target column until the move is undone', () => {
  const columns = { ...NONE, new: [first, second] };
  const scheduled = [{ applications: [{ id: first.id, name: 'Erste' }], to: 'rejected' as const }];
  expect(withQuarantined(columns, scheduled)).toEqual({ ...NONE, new: [second], rejected: [first] });
  expect(withQuarantined(columns, [])).toBe(columns);
});

test('an application is found in its column, among the cards that were read', () => {
  const cards = [[], [first], [second], [], [], []];
  expect(findColumnOf(first.id, cards)).toBe('seen');
  expect(findColumnOf(second.id, cards)).toBe('interview');
  expect(findColumnOf(receivedOf({ name: 'Dritte' }).id, cards)).toBeNull();
  expect(findColumnOf(null, cards)).toBeNull();
});

test('a card that has changed leaves its column and takes its place in the other', () => {
  const [old, young] = ['2026-11-01T08:00:00.000Z', '2026-11-09T08:00:00.000Z'].map((sentAt) =>
    receivedOf({ sentAt, openedAt: sentAt }),
  );
  if (!old || !young) throw new Error('two cards');
  const opened = {
    ...first,
    sentAt: '2026-11-05T08:00:00.000Z',
    statusUpdatedAt: '2026-11-05T08:00:00.000Z',
    openedAt: '2026-11-06T08:00:00.000Z',
  };
  const changed = { id: first.id, application: opened, sort: 'waiting' } as const;
  expect(placeCard([{ items: [first, second], next: null }], 'new', changed)).toEqual([
    { items: [second], next: null },
  ]);
  expect(placeCard([{ items: [old, young], next: null }], 'seen', changed)[0]?.items).toEqual([old, opened, young]);
});

test('behind what was read of a column a card waits until that part is read', () => {
  const late = receivedOf({ sentAt: '2026-11-12T08:00:00.000Z' });
  const changed = { id: late.id, application: late, sort: 'waiting' } as const;
  expect(placeCard([{ items: [first], next: '1_1' }], 'new', changed)[0]?.items).toEqual([first]);
  expect(placeCard([{ items: [first], next: null }], 'new', changed)[0]?.items).toEqual([first, late]);
});

test('a card that the filters leave out is taken away', () => {
  const changed = { id: first.id, application: null, sort: 'match' } as const;
  expect(placeCard([{ items: [first, second], next: null }], 'new', changed)[0]?.items).toEqual([second]);
});
