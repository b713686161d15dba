import { MATCH_FACTORS, MATCH_WEIGHTS } from '@stellenvisite/contract/matching';
import type { ShiftWish } from '@stellenvisite/contract/seeker-profiles';
import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAskedLanguage } from './compare-work.ts';
import { REASON_CODES, reasonText } from './match-reasons.ts';
import type { MatchedJob } from './matched-job.ts';
import { scoreMatch } from './score-match.ts';

const JOB: MatchedJob = {
  occupation: 'pflegefachkraft',
  level: 'fachkraft',
  department: 'its',
  category: 'nursing',
  specialty: null,
  experienceLevel: 'mid',
  employmentType: 'both',
  hoursMin: 28.9,
  hoursMax: 38.5,
  remote: 'onsite',
  city: 'Köln',
  region: 'Nordrhein-Westfalen',
  country: 'DE',
  lat: 50.96,
  lon: 6.95,
  week: [
    { shift: 'early', start: '06:00', end: '14:00' },
    { shift: 'early', start: '06:00', end: '14:00' },
    { shift: 'late', start: '13:30', end: '21:30' },
    { shift: 'late', start: '13:30', end: '21:30' },
    { shift: 'early', start: '06:00', end: '14:00' },
    null,
    { shift: 'night', start: '21:15', end: '06:15' },
  ],
  shifts: ['early', 'late', 'night'],
  maxNightsPerMonth: 4,
  freeWeekendsOfFour: 2,
  payMonthMax: 415_000,
  payCurrency: 'EUR',
  requirements: [{ text: 'Deutsch B2, besser C1', required: true }],
  startsOn: '2027-01-01',
  startFlexible: false,
};

const day = (early: ShiftWish, dayShift: ShiftWish, late: ShiftWish, night: ShiftWish) => ({
  early,
  day: dayShift,
  late,
  night,
});
const MIRIAM: SeekerProfileData = {
  ...EMPTY_PROFILE,
  occupations: ['pflegefachkraft'],
  departments: ['its'],
  licence: 'state_title',
  yearsOfExperience: 7,
  languages: [{ language: 'de', level: 'native' }],
  location: 'Köln',
  radiusKm: 25,
  employmentTypes: ['full_time', 'part_time'],
  hoursMin: 30,
  hoursMax: 38.5,
  earliestStart: '2027-02-01',
  payWish: { amount: 370_000, currency: 'EUR' },
  week: [
    day('like', 'ok', 'no', 'no'),
    day('like', 'ok', 'ok', 'no'),
    day('like', 'ok', 'ok', 'no'),
    day('like', 'ok', 'ok', 'no'),
    day('no', 'no', 'no', 'no'),
    day('ok', 'no', 'ok', 'ok'),
    day('no', 'no', 'ok', 'like'),
  ],
};

const score = (profile: Partial<SeekerProfileData> = {}, job: Partial<MatchedJob> = {}) =>
  scoreMatch({ ...MIRIAM, ...profile }, { ...JOB, ...job }, 'de');
const factor = (match: ReturnType<typeof score>, name: string) => {
  const found = match.factors.find((each) => each.name === name);
  return [found?.points, found?.of];
};

describe('a match', () => {
  it('adds up like a bill', () => {
    const match = score();
    expect(Object.fromEntries(match.factors.map(({ name, points, of }) => [name, `${points}/${of}`]))).toEqual({
      occupation: '20/20',
      specialty: '10/10',
      level: '5/5',
      place: '15/15',
      employment: '5/5',
      week: '15/20',
      pay: '10/10',
      languages: '5/5',
      licence: '5/5',
      start: '3/5',
    });
    expect(match.score).toBe(93);
    expect(match.factors.find(({ name }) => name === 'week')?.reason).toBe('5 von 6 Diensten passen zu Ihrer Woche.');
    expect(match.missing).toEqual([
      { item: null, points: 0, text: 'Dienste, die bei Ihnen nicht gehen: im Gespräch klären.' },
      { item: null, points: 0, text: 'Den Beginn im Gespräch klären.' },
    ]);
  });

  it('has a hundred points to give', () => {
    expect(Object.values(MATCH_WEIGHTS).reduce((sum, of) => sum + of, 0)).toBe(100);
  });

  it('has no number for a profile without an occupation', () => {
    expect(score({ occupations: [] })).toMatchObject({
      score: null,
      missing: [{ item: 'occupations', points: 20 }, {}, {}],
    });
  });

  it('counts near and related occupations less than the same one', () => {
    const of = (own: string, wanted: string) =>
      factor(score({ occupations: [own] }, { occupation: wanted }), 'occupation')[0];
    expect(of('pflegefachkraft', 'pflegefachkraft')).toBe(20);
    expect(of('arzt', 'pflegefachkraft')).toBe(0);
    expect(of('pflegefachkraft', 'altenpfleger')).toBeLessThan(20);
  });

  it('neither adds nor takes for what one of the two sides leaves open', () => {
    for (const [name, profile, job] of [
      ['occupation', {}, { occupation: null }],
      ['specialty', {}, { department: null, specialty: null }],
      ['week', {}, { week: null, shifts: [] }],
      ['week', { week: null }, {}],
      ['pay', {}, { payMonthMax: null }],
      ['pay', { payWish: null }, {}],
      ['languages', {}, { requirements: [] }],
      ['licence', {}, { category: 'administration' }],
      ['start', { earliestStart: null }, {}],
    ] as const)
      expect(factor(score(profile, job as Partial<MatchedJob>), name), name).toEqual([0, 0]);
  });

  it('says what the profile lacks, and what that would bring', () => {
    const { missing } = score({ languages: [], location: null, licence: null, departments: [] });
    expect(missing.slice(0, 4)).toEqual([
      { item: 'location', points: 15, text: 'Ort und Umkreis angeben' },
      { item: 'departments', points: 10, text: 'Fachgebiet ergänzen, falls vorhanden' },
      { item: 'languages', points: 5, text: 'Sprachniveau angeben' },
      { item: 'licence', points: 5, text: 'Berufserlaubnis angeben' },
    ]);
  });

  it('measures the way from the place, in the radius and beyond', () => {
    const far = (lat: number) => factor(score({}, { lat }), 'place')[0];
    expect([far(51.1), far(51.25), far(51.35), far(53)]).toEqual([15, 7, 3, 0]);
    expect(factor(score({ location: 'Bayern' }), 'place')[0]).toBe(0);
    expect(factor(score({ location: 'Nordrhein-Westfalen' }), 'place')[0]).toBe(15);
    expect(factor(score({ location: 'Wien' }, { remote: 'remote' }), 'place')[0]).toBe(15);
  });

  it('takes a wish for fewer nights or more free weekends seriously', () => {
    const [plain] = factor(score(), 'week');
    const [nights] = factor(score({ maxNightsPerMonth: 2 }), 'week');
    const [both] = factor(score({ maxNightsPerMonth: 2, freeWeekendsOfFour: 3 }), 'week');
    expect([plain, nights, both]).toEqual([15, 12, 9]);
  });

  it('is told in both languages', () => {
    for (const code of REASON_CODES) {
      const values = { job: 'J', own: 'O', years: 1, km: 2, radius: 3, fits: 4, total: 5 };
      const texts = (['de', 'en'] as const).map((language) => reasonText({ code, values }, language));
      for (const text of texts) expect(text).not.toMatch(/[{}]|undefined/);
      expect(texts[0]).not.toBe(texts[1]);
    }
  });

  it('knows nothing of name, sex, age, origin or photo', () => {
    const text = fc.string({ maxLength: 20 });
    const person = fc.record({
      fullName: text,
      academicTitle: text,
      sex: text,
      bornOn: text,
      nationality: text,
      photo: text,
    });
    fc.assert(
      fc.property(person, (details) => {
        const profile = { ...MIRIAM, ...details, phone: details.photo, education: [], skills: [details.fullName] };
        expect(scoreMatch(profile, JOB, 'de')).toEqual(score());
      }),
    );
  });

  it('always lies between 0 and 100, with whole points that never exceed what they can be', () => {
    const wish = fc.constantFrom('like', 'ok', 'no', null);
    const week = fc.array(fc.record({ early: wish, day: wish, late: wish, night: wish }), {
      minLength: 7,
      maxLength: 7,
    });
    fc.assert(
      fc.property(week, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 4 }), (own, years, weekends) => {
        const match = score({ week: own as never, yearsOfExperience: years, freeWeekendsOfFour: weekends });
        expect(match.score).toBeGreaterThanOrEqual(0);
        expect(match.score).toBeLessThanOrEqual(100);
        expect(match.factors.map(({ name }) => name)).toEqual(MATCH_FACTORS);
        for (const { points, of } of match.factors) {
          expect(Number.isInteger(points) && points >= 0 && points <= of).toBe(true);
        }
      }),
    );
  });
});

describe('a language that is asked for', () => {
  it.each([
    ['Deutsch B2, besser C1', 'de B2'],
    ['Sehr gute Deutschkenntnisse (mind. C1)', 'de C1'],
    ['Englischkenntnisse auf Niveau b2', 'en B2'],
    ['Sicheres Deutsch in Wort und Schrift', null],
    ['Station C2', null],
  ])('%s: %s', (text, expected) => {
    const asked = readAskedLanguage([{ text, required: true }]);
    expect(asked && `${asked.language} ${asked.level}`).toBe(expected);
  });

  it('counts only where it is required', () => {
    expect(readAskedLanguage([{ text: 'Deutsch C1', required: false }])).toBeNull();
  });
});
