import { isWithoutWeekend } from '@stellenvisite/contract/seekers/week-facts';
import { describe, expect, it } from 'vitest';
import {
  applyPreset,
  isPressed,
  nextWish,
  possibleShifts,
  UNSET_WEEK,
  type Week,
  type WeekSentenceWords,
  weekSentence,
  withWish,
} from './use-week-sentence.ts';
import { furtherShift, searchAddress, weekSearch } from './week-section.tsx';

const DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
const words: WeekSentenceWords = {
  shift: (shift) => shift,
  day: (day) => DAYS[day] ?? '',
  everyDay: 'täglich',
  range: (from, to) => `${from}–${to}`,
  days: (days) => days,
  someDays: (count) => `${count} Tage`,
  list: (parts) => parts.join(' + '),
  like: (what) => `gern ${what}.`,
  ok: (what) => `geht auch ${what}.`,
  okOnly: (what) => `geht ${what}.`,
  neverDays: (days) => `nie ${days}.`,
  neverShifts: (shifts) => `kein ${shifts}.`,
  unset: 'leer',
};

describe('a cell of the own week', () => {
  it('goes from gladly over possible to no and round again', () => {
    expect([null, 'like', 'ok', 'no'].map((wish) => nextWish(wish as never))).toEqual(['like', 'ok', 'no', 'like']);
  });

  it('is filled with many others at once, which leaves what the filling says nothing of', () => {
    const week = withWish(UNSET_WEEK, { day: 0, shift: 'late' }, 'like');
    const filled = applyPreset(week, 'withoutNight');
    expect(filled[0]).toEqual({ early: 'ok', day: 'ok', late: 'like', night: 'no' });
    expect(possibleShifts(filled)).toEqual(['early', 'day', 'late']);
    expect(isWithoutWeekend(applyPreset(filled, 'withoutWeekend'))).toBe(true);
    expect(applyPreset(week, 'onlyEarly')[6]).toEqual({ early: 'like', day: 'no', late: 'no', night: 'no' });
    expect(applyPreset(week, 'allOk')[6]).toEqual({ early: 'ok', day: 'ok', late: 'ok', night: 'ok' });
  });
});

describe('a filling that is shown pressed', () => {
  it('is pressed while it is true, and pressing it again makes its cells possible', () => {
    const week = applyPreset(applyPreset(UNSET_WEEK, 'withoutNight'), 'withoutWeekend');
    expect(isPressed(week, 'withoutNight')).toBe(true);
    expect(isPressed(week, 'withoutWeekend')).toBe(true);
    expect(isPressed(week, 'onlyEarly')).toBeUndefined();
    const released = applyPreset(week, 'withoutWeekend');
    expect(released[5]).toEqual({ early: 'ok', day: 'ok', late: 'ok', night: 'no' });
    expect([isPressed(released, 'withoutNight'), isPressed(released, 'withoutWeekend')]).toEqual([true, false]);
    expect(isPressed(withWish(week, { day: 2, shift: 'night' }, 'ok'), 'withoutNight')).toBe(false);
    expect(isPressed(null, 'withoutNight')).toBe(false);
  });
});

describe('the own week in words', () => {
  it('names ranges of days, single days and how many there are', () => {
    let week: Week = applyPreset(UNSET_WEEK, 'onlyEarly').map((day, index) => ({
      ...day,
      early: index < 4 ? ('like' as const) : ('no' as const),
    }));
    for (const day of [0, 2, 5]) week = withWish(week, { day, shift: 'late' }, 'ok');
    week = withWish(week, { day: 6, shift: 'day' }, 'ok');
    expect(weekSentence(week, words)).toBe('gern early Mo–Do. geht auch day So + late 3 Tage. nie Fr. kein night.');
  });

  it('says that nothing is set, and that everything is possible', () => {
    expect(weekSentence(null, words)).toBe('leer');
    expect(weekSentence(applyPreset(UNSET_WEEK, 'allOk'), words)).toBe(
      'geht early täglich + day täglich + late täglich + night täglich.',
    );
  });
});

describe('the search for a week', () => {
  const week = applyPreset(applyPreset(UNSET_WEEK, 'onlyEarly'), 'withoutWeekend');

  it('asks for the possible shifts in the own radius', () => {
    const search = weekSearch({ week, location: 'Köln', radiusKm: 25 }, 'Pflegefachkraft');
    expect(search && searchAddress(search)).toBe(
      'q=Pflegefachkraft&location=K%C3%B6ln&radius=25&weekendFree=true&shift=early',
    );
    expect(weekSearch({ week: UNSET_WEEK, location: 'Köln', radiusKm: 25 }, null)).toBeNull();
  });

  it('knows which further shift would bring the most', () => {
    const counts = [
      { value: 'early', count: 90 },
      { value: 'late', count: 30 },
      { value: 'night', count: 40 },
    ];
    expect(furtherShift({ shift: ['early'] }, counts)).toBe('night');
    expect(furtherShift({ shift: ['early', 'night', 'late'] }, counts)).toBeNull();
  });
});
