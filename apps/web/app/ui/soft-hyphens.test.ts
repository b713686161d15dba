import { expect, test } from 'vitest';
import { softHyphens } from '../features/jobs/search/filters/filter-group.tsx';

test('long words of our own get a place to break, and say the same', () => {
  expect(softHyphens('Pflegeeinrichtung')).toBe('Pflege\u00adeinrichtung');
  expect(softHyphens('Öffentlicher Gesundheitsdienst')).toBe('Öffentlicher Gesundheits\u00addienst');
  expect(softHyphens('Universitätsmedizin')).toBe('Universitäts\u00admedizin');
  expect(softHyphens('Pflege')).toBe('Pflege');
  expect(softHyphens('Kinder- und Jugendmedizin')).toBe('Kinder- und Jugendmedizin');
  expect(softHyphens('Medizin & Technik')).toBe('Medizin & Technik');
});
