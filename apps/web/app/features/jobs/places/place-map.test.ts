import { describe, expect, it } from 'vitest';
import { COUNTRY_OUTLINES, MAP_HEIGHT, MAP_WIDTH, onMap } from './place-map.tsx';

describe('onMap', () => {
  it('puts north above south and east right of west', () => {
    const hamburg = onMap(10, 53.55);
    const vienna = onMap(16.37, 48.21);
    expect(hamburg.y).toBeLessThan(vienna.y);
    expect(hamburg.x).toBeLessThan(vienna.x);
  });

  it('holds all of the three countries', () => {
    for (const [lon, lat] of Object.values(COUNTRY_OUTLINES).flat()) {
      const { x, y } = onMap(lon, lat);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(MAP_WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(MAP_HEIGHT);
    }
  });

  it('keeps distances about true: Berlin to Munich is nearly due south', () => {
    const berlin = onMap(13.4, 52.52);
    const munich = onMap(11.57, 48.14);
    const kmPerUnit = 504 / Math.hypot(berlin.x - munich.x, berlin.y - munich.y);
    expect(kmPerUnit).toBeCloseTo(111 / 50, 0);
  });
});
