import { expect, it } from 'vitest';
import { weekOfOpeningHours } from './week-of-opening-hours.ts';

const shown = (text: string | null) =>
  weekOfOpeningHours(text)?.map((cell) => (cell ? `${cell.start}-${cell.end}` : null)) ?? null;

it('reads days and times as people write them', () => {
  const day = '07:45-14:00';
  expect(shown('Mo, Di, Do und Fr 7:45–14 Uhr')).toEqual([day, day, null, day, day, null, null]);
  const [short, long] = ['08:00-12:00', '08:00-18:00'];
  expect(shown('Mo–Fr 8–12 Uhr, Di und Do 15.00 bis 18.00 Uhr')).toEqual([short, long, short, long, short, null, null]);
  expect(shown('Montag bis Mittwoch: 08:00 - 12:00 und 14:00 - 18:00')).toEqual([
    long,
    long,
    long,
    null,
    null,
    null,
    null,
  ]);
});

it('reads nothing where it would have to guess', () => {
  expect(shown(null)).toBeNull();
  expect(shown('nach Vereinbarung')).toBeNull();
  expect(shown('Mo–Fr nach Vereinbarung')).toBeNull();
  expect(shown('Mo 8–12, Mi geschlossen')).toBeNull();
  expect(shown('Mo 18–8 Uhr')).toBeNull();
});
