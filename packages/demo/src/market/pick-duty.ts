import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { Duty, Week } from '@stellenvisite/contract/jobs/duty.schema';
import type { Random } from '../random.ts';
import { buildWeek, type DutyModel, type ShiftClock } from './duty-week.ts';
import type { Department, EmployerModel, Occupation } from './vocabulary.ts';

export const NO_DUTY: Duty = {
  shifts: [],
  week: null,
  maxNightsPerMonth: null,
  freeWeekendsOfFour: null,
  onCall: null,
  rosterWeeksAhead: null,
  patientsPerNurseDay: null,
  patientsPerNurseNight: null,
  inductionWeeks: null,
};

type Place = { employerModel: EmployerModel; occupation: Occupation; department: Department };
/** How long ahead the employer knows its rosters. */
type RosterPlace = Place & { rosterWeeks: number };

const DAY_UNITS = new Set(['dialyse', 'gastro', 'ambulanz', 'tagespflege', 'funktion', 'op', 'anaesthesie']);
const CLOSED_AT_WEEKENDS = new Set(['practice', 'dental', 'mvz', 'imaging', 'therapy', 'publichealth', 'school']);
/** For an employer that closes in the evening. */
const HAS_LATE_DUTIES = new Set<string>(['nurse', 'op', 'tech', 'therapy', 'practice']);
const SHIFTS_OF: Record<DutyModel, Shift[]> = {
  ward3: ['early', 'late', 'night'],
  ward2: ['early', 'late'],
  weekdays2: ['early', 'late'],
  night: ['night'],
  day: ['day'],
  shop: ['day'],
  doctor: ['day', 'night'],
  rescue: ['day', 'night'],
};

export function closesAtWeekends(employerModel: EmployerModel): boolean {
  return CLOSED_AT_WEEKENDS.has(employerModel.key);
}

/** How people of an occupation work in a department of an employer. */
export function pickDutyModel({ employerModel, occupation, department }: Place, random: Random): DutyModel {
  if (closesAtWeekends(employerModel))
    return random.weighted([
      ['day', 70],
      ['weekdays2', HAS_LATE_DUTIES.has(occupation.role) ? 30 : 0],
    ]);
  switch (occupation.role) {
    case 'office':
    case 'leader':
    case 'student':
    case 'therapy':
      return 'day';
    case 'rescue':
      return 'rescue';
    case 'shop':
      return employerModel.key === 'pharmacy' ? 'shop' : 'day';
    case 'practice':
      return random.weighted([
        ['day', 60],
        ['weekdays2', 40],
      ]);
    case 'doctor':
      return department.ward
        ? random.weighted([
            ['doctor', 75],
            ['day', 25],
          ])
        : 'day';
    case 'op':
      return random.weighted([
        ['day', 60],
        ['weekdays2', 40],
      ]);
    case 'tech':
      return random.weighted([
        ['weekdays2', 35],
        ['ward2', 30],
        ['ward3', 20],
        ['day', 15],
      ]);
    case 'service':
      return 'ward2';
    case 'care':
      return department.ward ? 'ward2' : 'day';
    case 'nurse':
      return pickNurseModel(department, random);
  }
}

function pickNurseModel(department: Department, random: Random): DutyModel {
  if (department.key === 'tour' || department.key === 'sapv') return 'ward2';
  if (department.key === 'tagespflege' || department.key === 'schule') return 'day';
  if (!department.ward || DAY_UNITS.has(department.key))
    return random.weighted([
      ['weekdays2', 60],
      ['day', 40],
    ]);
  return random.weighted([
    ['ward3', 72],
    ['ward2', 14],
    ['night', 11],
    ['day', 3],
  ]);
}

/** Of the jobs that name their shifts. */
const WEEK_SHARE = 0.66;

/** Picks the roster that the employer states. The week, the nights and the weekends never contradict each other. */
export function pickDuty(place: RosterPlace, model: DutyModel, hours: number, clock: ShiftClock, random: Random): Duty {
  const week = random.chance(WEEK_SHARE) ? buildWeek(model, hours, clock, random) : null;
  const shifts = week ? shiftsIn(week) : SHIFTS_OF[model];
  const ratio = place.department.ward && place.occupation.role === 'nurse' && random.chance(0.75);
  return {
    shifts,
    week,
    maxNightsPerMonth: pickNights(model, week, shifts, random),
    freeWeekendsOfFour: pickFreeWeekends(model, week, place.occupation, random),
    onCall: pickOnCall(place, model, random),
    rosterWeeksAhead: random.chance(0.7) ? place.rosterWeeks : null,
    patientsPerNurseDay: ratio ? between(place.department.ratio[0], place.department.ratio[1], random) : null,
    patientsPerNurseNight:
      ratio && shifts.includes('night') ? between(place.department.ratio[2], place.department.ratio[3], random) : null,
    inductionWeeks: random.chance(0.7) ? pickInduction(place, random) : null,
  };
}

function shiftsIn(week: Week): Shift[] {
  const found = new Set(week.flatMap((cell) => (cell ? [cell.shift] : [])));
  return (['early', 'day', 'late', 'night'] as const).filter((shift) => found.has(shift));
}

function pickNights(model: DutyModel, week: Week | null, shifts: Shift[], random: Random): number | null {
  if (!shifts.includes('night')) return random.chance(0.35) ? 0 : null;
  const inWeek = week?.filter((cell) => cell?.shift === 'night').length ?? 1;
  if (model === 'night') return Math.max(inWeek * 4, 8);
  if (model === 'rescue') return Math.max(inWeek * 3, random.int(5, 8));
  return random.chance(0.85) ? Math.max(inWeek + 1, random.int(3, 6)) : null;
}

function pickFreeWeekends(model: DutyModel, week: Week | null, occupation: Occupation, random: Random): number | null {
  if (model === 'day' || model === 'weekdays2') return occupation.role === 'op' ? random.pick([3, 3, 4]) : 4;
  if (random.chance(0.15)) return null;
  if (model === 'doctor') return random.pick([2, 3, 3]);
  if (model === 'shop') return week && !week[5] ? random.pick([3, 4]) : random.pick([2, 3]);
  return random.pick([1, 2, 2, 2, 2, 3]);
}

function pickOnCall(
  { occupation, department, employerModel }: Place,
  model: DutyModel,
  random: Random,
): Duty['onCall'] {
  if (closesAtWeekends(employerModel)) return random.chance(0.4) ? 'none' : null;
  if (occupation.role === 'op' || department.key === 'gastro' || department.key === 'sapv') return 'standby';
  if (model === 'doctor') return random.pick(['on_site', 'on_site', 'standby'] as const);
  if (occupation.key === 'oberarzt' || occupation.key === 'chefarzt') return 'standby';
  if (occupation.role === 'tech' && model !== 'ward3') return random.pick(['standby', 'none'] as const);
  return random.chance(0.5) ? 'none' : null;
}

function pickInduction({ occupation, department }: Place, random: Random): number {
  if (department.key === 'its' || department.key === 'neonatologie' || occupation.role === 'op')
    return random.pick([10, 12, 12, 14, 16]);
  if (occupation.role === 'office' || occupation.role === 'practice') return random.pick([3, 4, 6]);
  return random.pick([4, 4, 6, 6, 8, 8, 10]);
}

function between(from = 1, to = from, random: Random): number {
  return from + Math.round(random.next() * (to - from) * 2) / 2;
}
