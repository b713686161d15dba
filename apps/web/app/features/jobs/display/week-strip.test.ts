import { expect, it } from 'vitest';
import { type WeekCells, type WeekWords, weekText } from './week-strip.tsx';

const words: WeekWords = {
  title: 'Beispielwoche',
  day: (key) => key,
  duty: (shift) => `${shift}dienst`,
  free: 'frei',
  until: (start, end) => `${start} bis ${end}`,
};
const early = { shift: 'early', start: '06:00', end: '14:12' } as const;
const night = { shift: 'night', start: '21:15', end: '06:30' } as const;
const week: WeekCells = [early, null, null, null, null, null, night];

it('names the duty of every day and says which days are free', () => {
  expect(weekText(week, words)).toBe(
    'Beispielwoche: mon earlydienst, tue frei, wed frei, thu frei, fri frei, sat frei, sun nightdienst',
  );
});

it('adds the times when the plan shows them', () => {
  expect(weekText(week, words, { withTimes: true })).toContain('sun nightdienst 21:15 bis 06:30');
});

it('leaves the times out where they are not known', () => {
  expect(weekText([{ shift: 'day' }], words, { withTimes: true })).toContain('mon daydienst, tue frei');
});
