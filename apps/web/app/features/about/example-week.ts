import type { DutyCell, Week } from '@stellenvisite/contract/duty.schema';

const early: DutyCell = { shift: 'early', start: '06:00', end: '14:12' };
const late: DutyCell = { shift: 'late', start: '13:30', end: '21:42' };
const night: DutyCell = { shift: 'night', start: '21:15', end: '06:30' };

export const exampleWeek: Week = [early, early, null, late, night, null, null];
