import { MATCH_FACTORS, MATCH_WEIGHTS } from '@stellenvisite/contract/seekers/matching';
import type { ShiftWish } from '@stellenvisite/contract/seekers/seeker-profiles';
import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAskedLanguage } from './compare-work.ts';
import type { MatchedJob } from './list-matched-jobs.ts';
import { REASON_CODES, reasonText } from './match-reasons.ts';
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

/** Each fact of a profile and of a job, not stated. */
const OPEN_PROFILE: readonly Partial<SeekerProfileData>[] = [
  { occupations: [] },
  { departments: [], specialties: [] },
  { licence: null },
  { yearsOfExperience: null },
  { languages: [] },
  { location: null },
  { employmentTypes: [] },
  { hoursMin: null, hoursMax: null },
  { earliestStart: null },
  { payWish: null },
  { week: null },
];
const OPEN_JOB: readonly Partial<MatchedJob>[] = [
  { occupation: null },
  { department: null, specialty: null },
  { hoursMin: null, hoursMax: null },
  { week: null, shifts: [] },
  { payMonthMax: null },
  { requirements: [] },
  { startsOn: null },
];
const allOf = <T extends object>(facts: readonly Partial<T>[]): Partial<T> => Object.assign({}, ...facts);

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
      { item: null, points: 0, text: 'Einige Dienste passen nicht zu Ihnen. Klären Sie das im Gespräch.' },
      { item: null, points: 0, text: 'Klären Sie den Beginn im Gespräch.' },
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
      ['occupation', { occupations: [] }, {}],
      ['specialty', { departments: [], specialties: [] }, {}],
      ['level', { yearsOfExperience: null }, {}],
      ['place', { location: null }, {}],
      ['place', { location: 'Nirgendwohausen' }, {}],
      ['place', { location: null }, { remote: 'remote' }],
      ['employment', { employmentTypes: [] }, {}],
      ['languages', { languages: [] }, {}],
      ['licence', { licence: null }, {}],
      ['start', {}, { startsOn: null }],
      ['start', { earliestStart: null }, { startFlexible: true }],
      ['specialty', {}, { department: null, specialty: null }],
      ['week', {}, { week: null, shifts: [] }],
      ['week', { week: null }, {}],
      ['pay', {}, { payMonthMax: null }],
      ['pay', { payWish: null }, {}],
      ['languages', {}, { requirements: [] }],
      ['licence', {}, { category: 'administration' }],
      ['start', { earliestStart: null }, {}],
    ] as const)
      expect(factor(score(profile as Partial<SeekerProfileData>, job as Partial<MatchedJob>), name), name).toEqual([
        0, 0,
      ]);
  });

  it('counts the facts stated by both sides as if there were no other criteria, whatever they leave open', () => {
    // Nobody fits it fully, so that more or fewer points would be seen.
    const nurse = { occupations: ['altenpfleger'], location: 'Bonn', radiusKm: 15 };
    const complete = score(nurse);
    fc.assert(
      fc.property(fc.subarray([...OPEN_PROFILE]), fc.subarray([...OPEN_JOB]), (ownOpen, jobOpen) => {
        const match = score({ ...nurse, ...allOf(ownOpen) }, allOf(jobOpen));
        const counted = match.factors.filter(({ of }) => of > 0);
        for (const { name, points, of } of counted) {
          const stated = complete.factors.find((each) => each.name === name);
          const isKindAlone = name === 'employment' && of < MATCH_WEIGHTS.employment;
          expect([points, of]).toEqual(isKindAlone ? [3, 3] : [stated?.points, stated?.of]);
        }
        const sum = (part: 'points' | 'of') => counted.reduce((total, each) => total + each[part], 0);
        const share = sum('of') === 0 ? 0 : Math.round((100 * sum('points')) / sum('of'));
        const isRosterOpen = jobOpen.some(({ shifts }) => shifts !== undefined);
        expect(match.score).toBe(
          ownOpen.some(({ occupations }) => occupations) ? null : Math.min(share, isRosterOpen ? 99 : 100),
        );
      }),
    );
  });

  it('does not change when one side states a fact that the other leaves open', () => {
    const pairs: readonly [Partial<SeekerProfileData>, Partial<MatchedJob>][] = [
      [
        { departments: [], specialties: [] },
        { department: null, specialty: null },
      ],
      [
        { hoursMin: null, hoursMax: null },
        { hoursMin: null, hoursMax: null },
      ],
      [{ week: null }, { week: null, shifts: [] }],
      [{ payWish: null }, { payMonthMax: null }],
      [{ languages: [] }, { requirements: [] }],
      [{ earliestStart: null }, { startsOn: null }],
    ];
    fc.assert(
      fc.property(fc.subarray([...pairs], { minLength: 1 }), (open) => {
        const [own, offered] = [allOf(open.map(([each]) => each)), allOf(open.map(([, each]) => each))];
        const neither = score(own, offered).score;
        expect(score({}, offered).score).toBe(neither);
        const isRosterOpen = offered.shifts !== undefined;
        if (!isRosterOpen || neither !== 99) expect(score(own).score).toBe(neither);
      }),
    );
  });

  it('counts the kind of employment alone where one side states no hours', () => {
    expect(factor(score({}, { hoursMin: null, hoursMax: null }), 'employment')).toEqual([3, 3]);
    expect(factor(score({ hoursMin: null, hoursMax: null }), 'employment')).toEqual([3, 3]);
    expect(factor(score({ hoursMin: 10, hoursMax: 12 }), 'employment')).toEqual([3, 5]);
  });

  it('is never complete where the roster is unknown', () => {
    const fitting = { week: MIRIAM.week?.map(() => day('like', 'like', 'like', 'like')) as SeekerProfileData['week'] };
    const soon = { ...fitting, earliestStart: '2026-12-01' };
    expect(score(soon).score).toBe(100);
    expect(score(soon, { week: null, shifts: [] }).score).toBe(99);
  });

  it('does not take a wish for one shift as a wish for another', () => {
    const early = (wishes: Partial<ReturnType<typeof day>>) =>
      MIRIAM.week?.map(() => ({ early: 'like', day: null, late: null, night: null, ...wishes })) as never;
    const days = { week: null, shifts: ['day'] } satisfies Partial<MatchedJob>;
    expect(factor(score({ week: early({}) }, days), 'week')).toEqual([0, 0]);
    expect(factor(score({ week: early({ day: 'like' }) }, days), 'week')).toEqual([20, 20]);
    expect(factor(score({ week: early({ day: 'no' }) }, days), 'week')).toEqual([0, 20]);
    const mixed = { week: null, shifts: ['early', 'day'] } satisfies Partial<MatchedJob>;
    const match = score({ week: early({}) }, mixed);
    expect(factor(match, 'week')).toEqual([20, 20]);
    expect(match.factors.find(({ name }) => name === 'week')?.reason).toBe(
      'Die Dienste passen, soweit Ihre Woche sie nennt.',
    );
  });

  it('says that something is in the profile only where it is', () => {
    const reason = (profile: Partial<SeekerProfileData>, job: Partial<MatchedJob>) =>
      score(profile, job).factors.find(({ name }) => name === 'specialty')?.reason;
    const cardiology = { department: 'kardiologie', specialty: 'internal_medicine' } as Partial<MatchedJob>;
    expect(reason({ departments: ['kardiologie'] }, cardiology)).toBe('Kardiologie ist in Ihrem Profil angegeben.');
    expect(reason({ departments: [], specialties: ['internal_medicine'] }, cardiology)).toBe(
      'Kardiologie gehört zum Fachgebiet Innere Medizin in Ihrem Profil.',
    );
    expect(
      reason(
        { departments: [], specialties: ['internal_medicine'] },
        { department: null, specialty: 'internal_medicine' },
      ),
    ).toBe('Innere Medizin ist in Ihrem Profil angegeben.');
    expect(reason({ departments: ['its'], specialties: [] }, cardiology)).toContain(
      'In Ihrem Profil ist das nicht angegeben',
    );
  });

  it('leaves no placeholder empty', () => {
    fc.assert(
      fc.property(fc.subarray([...OPEN_PROFILE]), fc.subarray([...OPEN_JOB]), (own, offered) => {
        for (const language of ['de', 'en'] as const) {
          const [profile, job] = [
            { ...MIRIAM, ...allOf(own) },
            { ...JOB, ...allOf(offered) },
          ];
          for (const { reason } of scoreMatch(profile, job, language).factors) {
            expect(reason).not.toMatch(/: \.|\(\)|„“|“”|\s\s|^[\s,.]/);
          }
        }
      }),
    );
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

  it('is reported in both languages', () => {
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

describe('a required language', () => {
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
