import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planBlock, planHourPositions, planPosition } from './week-plan.tsx';

it('puts six in the morning and six of the next morning on the first and last line', () => {
  expect(planPosition('06:00')).toBe(planHourPositions[0]);
  expect(planPosition('06:00', 20 * 60)).toBe(planHourPositions.at(-1));
});

it('draws a night duty down into the next morning', () => {
  const { top, height } = planBlock('21:15', '06:30');
  expect(top).toBeCloseTo(61.32, 1);
  expect(top + height).toBeCloseTo(96.23, 1);
});

it('keeps every duty inside the plan', () => {
  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
  fc.assert(
    fc.property(clock, clock, (start, end) => {
      const { top, height } = planBlock(start, end);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(height).toBeGreaterThanOrEqual(0);
      expect(top + height).toBeLessThanOrEqual(100.01);
    }),
  );
});
