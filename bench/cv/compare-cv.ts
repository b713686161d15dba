import type { CvValue } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import type { ReadCv } from '@stellenvisite/core/seekers/cv/read/read-cv';
import { assign, containsWords, isMadeOf, isSameDate, occursIn, wordsOf } from './compare-words.ts';
import type { CvDocument } from './cv-document.ts';
import type { Layout } from './layouts.ts';
import type { Person } from './person.ts';

export type Verdict = { field: string; expected: string; got: string; isRight: boolean };

type Value<Kind extends CvValue['kind']> = Extract<CvValue, { kind: Kind }>['value'];
type File = { person: Person; document: CvDocument; layout: Layout };

const verdict = (field: string, expected: unknown, got: unknown, isRight: boolean): Verdict => ({
  field,
  expected: JSON.stringify(expected),
  got: JSON.stringify(got) ?? 'nothing',
  isRight,
});

/** Looks for every fact of the person, and counts each value beyond the facts as wrong. A file that was not read has none of the facts. */
export function compareCv(file: File, read: ReadCv | null): Verdict[] {
  const { person } = file;
  const fields = read?.fields ?? [];
  const all = <Kind extends CvValue['kind']>(kind: Kind) =>
    fields.flatMap(({ found }) => (found.kind === kind ? [found.value as Value<Kind>] : []));
  const [occupations, licences, skills] = [all('occupation'), all('licence'), all('skills').flat()];
  const some = (field: 'specialty' | 'department', expected: string[]) =>
    expected.length > 0
      ? [
          verdict(
            field,
            expected,
            all(field),
            all(field).some((key) => expected.includes(key)),
          ),
        ]
      : [];
  const licence = person.licence?.keys ?? [null];
  const isLicence = licence.includes(licences[0] ?? null) && licences.every((key) => licence.includes(key));
  const facts = [
    verdict(
      'occupation',
      person.occupation,
      occupations,
      occupations.some((key) => person.occupation.includes(key)),
    ),
    // Without a licence in the CV a reader that finds nothing in the file must not count as right.
    ...(read || person.licence ? [verdict('licence', licence, licences, read !== null && isLicence)] : []),
    ...some('specialty', person.specialty),
    ...some('department', person.department),
    ...compareStations(person, all('experience')),
    ...compareEducation(person, all('education')),
    ...compareLanguages(file, all('language')),
    ...person.skills.map((skill) =>
      verdict(
        'skill',
        skill,
        skills,
        skills.some((each) => containsWords(each, skill)),
      ),
    ),
    ...compareNewKinds(person, fields),
  ];
  return read ? [...facts, ...findInventions(file, read)] : facts;
}

function compareStations(person: Person, read: Value<'experience'>[]): Verdict[] {
  return assignStations(person, read).flatMap(([station, got]) => {
    const { position, employer, department, place, note, from, to } = station;
    // Text after a comma may be read as the department.
    const [start = ''] = position.split(',');
    const isPosition =
      got !== null &&
      containsWords(got.position, start) &&
      containsWords(`${got.position} ${got.department}`, position) &&
      isMadeOf(got.position, [position, department, note]);
    const isEmployer =
      got !== null &&
      containsWords(got.employer, employer) &&
      isMadeOf(got.employer, [employer, place, department, note]);
    return [
      verdict('position', position, got?.position, isPosition),
      verdict('employer', employer, got?.employer, isEmployer),
      verdict(
        'period',
        [from, to],
        got && [got.from, got.to],
        got !== null && isSameDate(from, got.from) && isSameDate(to, got.to),
      ),
    ];
  });
}

const assignStations = (person: Person, read: Value<'experience'>[]) =>
  assign(person.stations, read, (station, got) => {
    const isSame = isSameDate(station.from, got.from) ? 1 : 0;
    return isSame + shareOf(`${station.position} ${station.employer}`, `${got.position} ${got.employer}`) * 2;
  });
const assignEducation = (person: Person, read: Value<'education'>[]) =>
  assign(person.education, read, (training, got) => {
    const isSame = got.year === Number(training.to.slice(0, 4)) ? 1 : 0;
    return isSame + shareOf(`${training.title} ${training.school ?? ''}`, `${got.title} ${got.school}`) * 2;
  });
function shareOf(expected: string, got: string): number {
  const [asked, found] = [wordsOf(expected), new Set(wordsOf(got))];
  return asked.filter((word) => found.has(word)).length / Math.max(asked.length, 1);
}

function compareEducation(person: Person, read: Value<'education'>[]): Verdict[] {
  return assignEducation(person, read).map(([{ title, school, to, expected }, got]) => {
    const year = Number(to.slice(0, 4));
    const isYear = got?.year === year || (expected !== null && got?.year === null);
    const isRight =
      got !== null &&
      isYear &&
      containsWords(got.title, title) &&
      isMadeOf(got.title, [title]) &&
      containsWords(got.school, school ?? '') &&
      isMadeOf(got.school, [school]);
    return verdict('education', [title, school, year], got, isRight);
  });
}

function compareLanguages({ person, layout }: File, read: Value<'language'>[]): Verdict[] {
  return person.languages.map(([key, , written, levels]) => {
    const allowed = layout.hasNoLevels ? [null] : levels;
    const got = read.find(({ language }) => language === key);
    return verdict(
      'language',
      [key, layout.hasNoLevels ? null : written],
      got,
      got !== undefined && allowed.includes(got.level),
    );
  });
}

/** Kinds a reading can have in addition to those of the contract, by the names it may give them. */
const PLACE_KINDS = ['place', 'location'];
const DRIVERS_KINDS = ['driversLicence', 'driversLicences', 'drivers_licence', 'driving_licence'];

/** Checks whether a reading names the town, with its postcode or without its addition. */
const isPlace = (got: string, place: string) =>
  containsWords(got, place) || (wordsOf(got)[0] === wordsOf(place)[0] && isMadeOf(got, [place]));

function compareNewKinds(person: Person, fields: ReadCv['fields']): Verdict[] {
  const values = (kinds: string[]) =>
    fields.flatMap(({ found }) => (kinds.includes(found.kind) ? [found.value as unknown].flat() : [])).map(String);
  const places = values(PLACE_KINDS);
  const classes = values(DRIVERS_KINDS)
    .flatMap((value) => value.split(/[\s,/]+/))
    .map((value) => value.toUpperCase())
    .filter(Boolean);
  const expected = person.driversLicence?.classes ?? [];
  return [
    verdict('place', person.place, places, places.length === 1 && isPlace(places[0] ?? '', person.place)),
    ...(expected.length > 0
      ? [
          verdict(
            'driversLicence',
            expected,
            classes,
            [...expected].sort().join() === [...new Set(classes)].sort().join(),
          ),
        ]
      : classes.length > 0
        ? [verdict('nothing invented: driversLicence', [], classes, false)]
        : []),
  ];
}

/** Removes the signs of JSON and line breaks, so that a value is found that goes over two lines of a page. */
const flatten = (text: string) => text.replace(/(\\[nrt]|[\s",[\]{}\\])+/g, ' ').trim();

function findInventions({ person, document, layout }: File, read: ReadCv): Verdict[] {
  const all = <Kind extends CvValue['kind']>(kind: Kind) =>
    read.fields.flatMap(({ found }) => (found.kind === kind ? [found.value as Value<Kind>] : []));
  const [stations, education] = [all('experience'), all('education')];
  const assignedStations = new Set(assignStations(person, stations).map(([, got]) => got));
  const assignedEducation = new Set(assignEducation(person, education).map(([, got]) => got));
  const titles = person.education.map(({ title }) => title);
  const written = [...person.skills, person.licence?.text ?? '', ...person.stations.map(({ position }) => position)];
  // A training may be listed as a station, and a certificate among the skills as education: neither is invented.
  const inventedStations = stations.filter(
    (got) => !assignedStations.has(got) && !titles.some((title) => containsWords(got.position, title)),
  );
  const inventedEducation = education.filter(
    (got) => !assignedEducation.has(got) && !written.some((text) => isMadeOf(got.title, [text])),
  );
  const keys = person.languages.map(([key]) => key);
  const inventedLanguages = all('language').filter(({ language }) => !keys.includes(language));
  const visible = [
    person.title,
    ...document.sections
      .filter(({ kind }) => kind !== 'personal' && kind !== 'extra')
      .flatMap(({ entries, pairs, lines }) => [
        ...entries.flatMap(({ main, department, organisation, place, note, tasks }) => [
          main,
          department,
          organisation,
          place,
          note,
          ...tasks,
        ]),
        ...pairs.flat(),
        ...lines,
      ]),
    ...person.skills,
    person.driversLicence ? `${person.driversLicence.label} ${person.driversLicence.text}` : null,
  ];
  const inventedSkills = all('skills')
    .flat()
    .filter((skill) => !isMadeOf(skill, visible));
  const text = flatten(JSON.stringify(read));
  const secrets = [
    ...person.private.map(([, value]) => value),
    ...(person.pay ? [person.pay[1], ...(person.pay[1].match(/\d[\d.,'’]{2,}\d/g) ?? [])] : []),
  ];
  const occurs = (value: string) => occursIn(text, flatten(value));
  const never = all('occupation').filter((key) => person.neverOccupation.includes(key));
  const none = (field: string, found: readonly unknown[]) => verdict(field, [], found, found.length === 0);
  return [
    none('nothing invented: stations', inventedStations),
    none('nothing invented: education', inventedEducation),
    none('nothing invented: languages', inventedLanguages),
    none('nothing invented: skills', inventedSkills),
    ...(person.neverOccupation.length > 0 ? [none('nothing invented: occupation', never)] : []),
    ...(secrets.length > 0 ? [none('nothing private', secrets.filter(occurs))] : []),
    ...(person.hidden.length > 0 && !layout.cannotHide ? [none('nothing hidden', person.hidden.filter(occurs))] : []),
  ];
}
