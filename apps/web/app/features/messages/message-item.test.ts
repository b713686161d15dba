import { expect, test } from 'vitest';
import { dayKey, longDay, shortTime } from './message-item.tsx';

const NOW = '2026-11-16T11:00:00.000Z';

test.each([
  ['2026-11-16T08:14:00.000Z', '09:14', '09:14'],
  ['2026-11-15T23:30:00.000Z', '00:30', '00:30'],
  ['2026-11-13T08:00:00.000Z', 'Fr', 'Fri'],
  ['2026-11-06T08:00:00.000Z', '06.11.', '06.11.'],
])('%s is shown as %s and %s', (when, german, english) => {
  expect(shortTime(when, NOW, 'de-DE')).toBe(german);
  expect(shortTime(when, NOW, 'en-GB')).toBe(english);
});

test('a day is named by Berlin’s calendar, with its year where it is another one', () => {
  expect(longDay('2026-11-11T23:30:00.000Z', NOW, 'de-DE')).toBe('Donnerstag, 12. November');
  expect(longDay('2025-12-31T11:00:00.000Z', NOW, 'de-DE')).toBe('Mittwoch, 31. Dezember 2025');
  expect(dayKey('2026-11-11T23:30:00.000Z')).toBe('2026-11-12');
});
