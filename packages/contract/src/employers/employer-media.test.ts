import { expect, test } from 'vitest';
import { isFileName } from './employer-media.ts';

test.each([
  ['Pausenraum_4A.jpg', 'Pausenraum_4A.jpg', true],
  ['Pausenraum 4a', 'Pausenraum_4A.jpg', true],
  ['DSC_0042.JPEG', 'anderes.png', true],
  ['Pausenraum der 4A mit Sofa', 'Pausenraum_4A.jpg', false],
])('%s for the file %s is its name: %s', (alt, fileName, expected) => {
  expect(isFileName(alt, fileName)).toBe(expected);
});
