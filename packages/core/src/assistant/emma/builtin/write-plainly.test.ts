import { expect, test } from 'vitest';
import { changeWishes } from './change-wishes.ts';
import { readWishes } from './read-wishes.ts';
import { isForRelative } from './write-plainly.ts';

test.each([
  ['nachts mag i ned', { withoutShift: ['night'] }],
  ['koi nachtdienst', { withoutShift: ['night'] }],
  ['geht das auch in vollzeit?', { employmentType: ['full_time'] }],
  ['ohne nachts und mindestens 3600', { withoutShift: ['night'], salaryMin: 3600 }],
  ['good morning, emma', {}],
  ['am liebsten im büro', { category: ['management'] }],
  ['freie wochenenden wären auch toll', { weekendFree: true }],
  ['ein mvz wäre nichts für mich, lieber krankenhaus', { employerType: ['hospital'] }],
  ['griaß eich, gibts wos in Kufstein', { location: 'Kufstein' }],
  ['als dayshift nurse', { withoutShift: ['night'] }],
  ['minijob in der pflege', { employmentType: ['part_time'] }],
  ['um 17 uhr muss ich spätestens raus', { withoutShift: ['late', 'night'] }],
])('dialect and roundabout wishes are read: %s', (text, wishes) => {
  expect(readWishes(text).wishes).toMatchObject(wishes);
});

test('a misspelt town is corrected, an unknown one is passed on as it was typed', () => {
  expect(readWishes('MFA in Bielefelt').wishes.location).toBe('Bielefeld');
  expect(readWishes('Hebamme in Entenhausen').wishes.location).toBe('Entenhausen');
});

test('the work of a relative is looked for where somebody asks for them', () => {
  expect(isForRelative('meine tochter ist logopädin, gibt es was für sie in Bonn?')).toBe(true);
  expect(isForRelative('mein mann ist pfleger und weiß bescheid')).toBe(false);
  expect(readWishes('meine tochter ist logopädin, gibt es was für sie in Bonn?').wishes.q).toMatch(/logop/iu);
});

test('fewer hours and a shift that is fine as well change the wishes', () => {
  expect(changeWishes('mit weniger stunden', { hoursMax: 30 }, {}).search).toMatchObject({ hoursMax: 25 });
  expect(changeWishes('doch auch früh', { shift: ['late'] }, {}).search).toMatchObject({ shift: ['late', 'early'] });
  expect(changeWishes('alles außer nachtdienst wäre okay', { withoutShift: ['night'] }, {}).search).toBeNull();
});

test.each([
  ['sonntagsdienste und wochenenden nehme ich in kauf', 'weekendFree'],
  ['ein freies wochenende muss nicht sein', 'weekendFree'],
  ['nichts gegen nachtdienste', 'withoutShift'],
  ['nachts könnte ich notfalls machen', 'withoutShift'],
  ['remove the salary limit', 'salaryMin'],
  ['forget the part-time thing', 'employmentType'],
] as const)('a wish that is given up is dropped: %s', (text, wish) => {
  const before = {
    weekendFree: true as const,
    withoutShift: ['night' as const],
    salaryMin: 3300,
    employmentType: ['part_time' as const],
  };
  const { search } = changeWishes(text, before, {});
  expect(search).not.toBeNull();
  expect(search).not.toHaveProperty(wish);
});

test.each([
  ['darf auch gern unbefristet sein', { contract: ['fixed_term' as const] }, 'contract'],
  ['muss nicht unbedingt vollzeit sein', { employmentType: ['full_time' as const] }, 'employmentType'],
  ['vollzeit ginge zur not', { employmentType: ['part_time' as const] }, 'employmentType'],
  ['part time is fine too', { employmentType: ['full_time' as const] }, 'employmentType'],
  ['dann doch mit schichtdienst', { withoutShift: ['night' as const] }, 'withoutShift'],
  ['wochenenden doch', { weekendFree: true as const }, 'weekendFree'],
  ['egal wie viel', { hoursMin: 18, hoursMax: 22 }, 'hoursMax'],
])('what is possible as well is no wish any more: %s', (text, before, wish) => {
  const { search } = changeWishes(text, before, {});
  expect(search).not.toBeNull();
  expect(search).not.toHaveProperty(wish);
});

test('what was no wish is not given up', () => {
  expect(changeWishes('kann auch befristet sein', { location: 'Kiel' }, {}).search).toBeNull();
});

test('a name alone is a place', () => {
  expect(readWishes('nur Gotha').wishes.location).toBe('Gotha');
  expect(readWishes('Danke').wishes).toEqual({});
});
