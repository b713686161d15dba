import type { Crop } from '@stellenvisite/contract/employers/employer-media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropBox, turned, variantWidths } from './uploaded-picture.ts';

test.each([
  ['gallery', 4032, [480, 960, 1920]],
  ['gallery', 1200, [480, 960, 1200]],
  ['gallery', 700, [480, 700]],
  ['logo', 800, [96, 192, 400]],
  ['cover', 1800, [640, 1280, 1800]],
] as const)('a %s of %i pixels is stored at the widths %j', (kind, width, widths) => {
  expect(variantWidths(kind, width)).toEqual(widths);
});

test('without a crop a logo is the middle square and a cover the middle band', () => {
  expect(cropBox({ width: 1200, height: 800 }, 'logo', null)).toEqual({ left: 200, top: 0, width: 800, height: 800 });
  expect(cropBox({ width: 2400, height: 1600 }, 'cover', null)).toEqual({
    left: 0,
    top: 400,
    width: 2400,
    height: 800,
  });
});

test('a crop is the part that was chosen, after the turn', () => {
  const crop: Crop = { x: 10, y: 20, width: 50, height: 50, rotation: 90 };
  expect(cropBox(turned({ width: 1000, height: 2000 }, crop.rotation), 'gallery', crop)).toEqual({
    left: 200,
    top: 200,
    width: 1000,
    height: 500,
  });
});

test('whatever is chosen lies inside the picture', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
  const crop = fc.record({
    x: percent,
    y: percent,
    width: percent,
    height: percent,
    rotation: fc.constant(0 as const),
  });
  fc.assert(
    fc.property(size, crop, fc.constantFrom('gallery', 'logo', 'cover'), (picture, chosen, kind) => {
      const box = cropBox(picture, kind, chosen);
      expect(box.width).toBeGreaterThan(0);
      expect(box.height).toBeGreaterThan(0);
      expect(box.left + box.width).toBeLessThanOrEqual(picture.width);
      expect(box.top + box.height).toBeLessThanOrEqual(picture.height);
    }),
  );
});
