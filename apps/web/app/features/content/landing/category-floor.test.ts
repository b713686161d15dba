import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLOOR_WIDTH, planRooms, type RoomPlan, roomArea } from './category-floor.tsx';

const counts = (...all: number[]) => all.map((count) => ({ count }));
const widths = (rooms: RoomPlan<unknown>['upper']) => rooms.map((room) => room.width);

describe('planRooms', () => {
  it('lays out the drawn market as it is drawn', () => {
    const plan = planRooms(counts(1146, 2874, 842, 687, 418, 247));
    expect(plan.upper.map((room) => room.item.count)).toEqual([2874, 1146]);
    expect(plan.lower.map((room) => room.item.count)).toEqual([842, 687, 418, 247]);
    expect(widths(plan.lower)).toEqual([14, 10, 8, 8]);
  });

  it('gives equal rooms to an empty market', () => {
    const plan = planRooms(counts(0, 0, 0, 0, 0, 0));
    expect(widths(plan.upper)).toEqual([20, 20]);
    expect(widths(plan.lower)).toEqual([10, 10, 10, 10]);
  });

  it('fills the floor and never draws a room larger than one with more jobs', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 6, maxLength: 6 }), (all) => {
        const { upper, lower } = planRooms(counts(...all));
        for (const row of [upper, lower]) {
          expect(row.reduce((sum, room) => sum + room.width, 0)).toBe(FLOOR_WIDTH);
        }
        const areas = [
          ...upper.map((room) => roomArea('upper', room.width)),
          ...lower.map((room) => roomArea('lower', room.width)),
        ];
        expect(areas).toEqual([...areas].sort((a, b) => b - a));
        for (const room of lower) expect(room.width).toBeGreaterThanOrEqual(8);
      }),
    );
  });
});
