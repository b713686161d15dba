import type { ReadCv } from '@stellenvisite/core/seekers/cv/read/read-cv';
import { expect, it } from 'vitest';
import { compareCv } from './compare-cv.ts';
import { composeCv } from './cv-document.ts';
import { LAYOUTS } from './layouts.ts';
import { type Person, readPeople } from './person.ts';

type Value = { kind: string; value: unknown };

const person = readPeople('seen').find(({ name }) => name === 'Sebastian Kröger') as Person;
const plain = LAYOUTS.find(({ cannotHide, hasNoLevels }) => !cannotHide && !hasNoLevels);
const station = (index: number) => {
  const { position, employer, from, to } = person.stations[index] as Person['stations'][number];
  return { position, employer, department: '', from, to, text: '' };
};

/** Returns a reading that has every fact. */
const complete = (): Value[] => [
  { kind: 'occupation', value: person.occupation[0] },
  { kind: 'licence', value: person.licence?.keys[0] },
  { kind: 'specialty', value: person.specialty[0] },
  { kind: 'department', value: person.department[0] },
  ...person.stations.map((_, index) => ({ kind: 'experience', value: station(index) })),
  ...person.education.map(({ title, school, to }) => ({
    kind: 'education',
    value: { title, school, year: Number(to.slice(0, 4)) },
  })),
  ...person.languages.map(([language, , , levels]) => ({ kind: 'language', value: { language, level: levels[0] } })),
  { kind: 'skills', value: person.skills },
  { kind: 'place', value: person.place },
  { kind: 'driversLicence', value: person.driversLicence?.classes },
];

function faultsOf(values: readonly Value[], owner = person): string[] {
  const read = { fields: values.map((found) => ({ found })) } as unknown as ReadCv;
  const file = { person: owner, document: composeCv(owner, 0), layout: plain as NonNullable<typeof plain> };
  return compareCv(file, read).flatMap(({ field, isRight }) => (isRight ? [] : [field]));
}
const withStation = (index: number, change: object): Value[] => {
  const values = complete();
  const at = values.findIndex(({ kind }) => kind === 'experience') + index;
  return values.with(at, { kind: 'experience', value: { ...station(index), ...change } });
};

it('finds no fault in a complete reading', () => {
  expect(faultsOf(complete())).toEqual([]);
});

it('accepts other punctuation, the department with the position and the place with the employer', () => {
  const change = {
    position: 'Fachkrankenpfleger – Interdisziplinäre  Intensivstation',
    employer: 'Universitätsmedizin Küstenstadt (Rostock)',
  };
  expect(faultsOf(withStation(0, change))).toEqual([]);
});

it.each([
  [
    'an employer within the position',
    { position: 'Fachkrankenpfleger, Universitätsmedizin Küstenstadt' },
    ['position'],
  ],
  ['a missing employer', { employer: '' }, ['employer']],
  ['another end', { to: '2020-01' }, ['period']],
])('counts %s as wrong', (_, change, faults) => {
  expect(faultsOf(withStation(0, change))).toEqual(faults);
});

it('counts all facts of an unread file as missing and has no other verdicts', () => {
  const file = { person, document: composeCv(person, 0), layout: plain as NonNullable<typeof plain> };
  const verdicts = compareCv(file, null);
  expect(verdicts.length).toBeGreaterThan(15);
  expect(verdicts.filter(({ isRight }) => isRight)).toEqual([]);
});

it.each([
  ['experience', { position: 'Pilot', employer: 'Lufthansa', department: '', from: '2001-01', to: null }, 'stations'],
  ['education', { title: 'Habilitation', school: 'Oxford', year: 1999 }, 'education'],
  ['language', { language: 'ja', level: 'C2' }, 'languages'],
  ['skills', ['Raketenbau'], 'skills'],
])('counts an invented %s as wrong', (kind, value, field) => {
  expect(faultsOf([...complete(), { kind, value }])).toEqual([`nothing invented: ${field}`]);
});

it.each(['geboren 02.11.1985 in Wismar', 'deutsch', '4.120'])('finds the private value in “%s”', (text) => {
  expect(faultsOf(withStation(1, { text }))).toEqual(['nothing private']);
});

it('finds hidden text, and an occupation that only hidden text names', () => {
  const owner = { ...person, hidden: ['bitte sofort einstellen'], neverOccupation: ['chefarzt'] };
  expect(faultsOf(withStation(1, { text: 'bitte sofort einstellen' }), owner)).toEqual(['nothing hidden']);
  expect(faultsOf([...complete(), { kind: 'occupation', value: 'chefarzt' }], owner)).toEqual([
    'nothing invented: occupation',
  ]);
});

it('never accepts a licence as granted that is only applied for', () => {
  const owner: Person = { ...person, licence: { keys: [null, 'pending'], text: 'Approbation beantragt' } };
  const values = (key: string) => complete().map((each) => (each.kind === 'licence' ? { ...each, value: key } : each));
  expect(faultsOf(values('approbation'), owner)).toEqual(['licence']);
  expect(faultsOf(values('pending'), owner)).toEqual([]);
});
