import type { DutyCell, Week } from '@stellenvisite/contract/jobs/duty.schema';
import { describe, expect, it } from 'vitest';
import { dutyHours } from './duty-hours.ts';

const EARLY: DutyCell = { shift: 'early', start: '06:00', end: '14:12' };
const LATE: DutyCell = { shift: 'late', start: '13:30', end: '21:42' };
const NIGHT: DutyCell = { shift: 'night', start: '21:15', end: '06:30' };

const week = (...cells: (DutyCell | null)[]): Week => [...cells, ...Array<null>(7 - cells.length).fill(null)];
const letters = (hours: ReturnType<typeof dutyHours>) => hours.map((shift) => shift?.charAt(0) ?? '.').join('');

describe('dutyHours', () => {
  it('is dark where no week is known', () => {
    expect(letters(dutyHours([]))).toBe('........................');
  });

  it('starts at six and lights the hours of a duty', () => {
    expect(letters(dutyHours([week(EARLY)]))).toBe('eeeeeeee................');
  });

  it('runs through midnight', () => {
    expect(letters(dutyHours([week(NIGHT)]))).toBe('...............nnnnnnnnn');
  });

  it('shows the shift that most have at that hour', () => {
    expect(letters(dutyHours([week(EARLY, EARLY, LATE, LATE, null, null, NIGHT)]))).toBe('eeeeeeeellllllllnnnnnnnn');
  });
});
