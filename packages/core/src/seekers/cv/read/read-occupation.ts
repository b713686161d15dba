import { type NamedConcept, namedConcepts } from '@stellenvisite/search/taxonomy';
import { type CvSection, placesOf } from './hide-private-lines.ts';
import { isInstitution } from './name-words.ts';
import { readPeriod } from './read-period.ts';
import { readSpecialties } from './read-specialties.ts';
import { byRecency, conceptsOf, type FoundField, type Station } from './read-stations.ts';

export type Source = { concepts: NamedConcept[]; places: FoundField['places']; isHead: boolean };

/** Those who learn an occupation do not have it yet. */
const TRAINEE = 'ausbildung';
const STUDENT = 'student';
const LEARNING = new Set(['praktikum', 'student', 'famulatur', 'pj']);
/** The level that every occupation of the trade has says nothing. */
const USUAL_LEVELS = new Set(['fachkraft', 'ausbildung', 'praktikum']);
const HEAD_LINES = 10;
const MAX_TITLE = 130;
/** Wishes for an occupation, which do not describe the current one. */
const WISH =
  /[\s,;–-]+(?:seeking|looking for|aspiring|aiming|in search of|auf der suche|suche|sucht|mit ziel|ziel:|wunsch)\b.*$/iu;
const MAX_DEPARTMENTS = 3;

/** Occupation, level and field of work: from the title under the name, and from the latest station. */
export function readOccupation(sections: readonly CvSection[], stations: readonly Station[]): FoundField[] {
  const recent = byRecency(stations).map(
    (station): Source => ({ concepts: conceptsOf(station), places: station.places.slice(0, 1), isHead: false }),
  );
  const sources = [...headSources(sections), ...recent];
  const occupations = occupationFields(sources);
  return [
    ...occupations,
    ...levelFields(sources),
    ...readSpecialties({ sections, stations: byRecency(stations), sources, occupations }),
    ...departmentFields([...sources.filter(({ isHead }) => !isHead), ...employerSources(stations)]),
  ];
}

/** Short lines before the first heading, and the first of a profile, that name somebody by an occupation. */
function headSources(sections: readonly CvSection[]): Source[] {
  const lines = sections.flatMap(({ kind, lines: own }) => (kind === 'head' ? own.slice(0, HEAD_LINES) : []));
  const found = lines
    .map((line) => ({ ...line, text: line.text.replace(WISH, '') }))
    .find(
      ({ text }) =>
        text.length < MAX_TITLE &&
        !readPeriod(text) &&
        !isInstitution(text) &&
        occupationsIn(namedConcepts(text)).length > 0,
    );
  return found ? [{ concepts: namedConcepts(found.text), places: placesOf([found], null), isHead: true }] : [];
}

/** A pharmacy or a practice of one field names the department by itself. */
function employerSources(stations: readonly Station[]): Source[] {
  return byRecency(stations).map(({ found: { value }, places }) => ({
    concepts: namedConcepts(value.employer),
    places: places.slice(0, 1),
    isHead: false,
  }));
}

function occupationsIn(concepts: readonly NamedConcept[]): NamedConcept[] {
  const people = concepts.filter(
    ({ kind, manner, key }) => kind === 'occupation' && manner !== null && !LEARNING.has(key),
  );
  const trainee = people.filter(({ key }) => key === TRAINEE);
  if (trainee.length > 0) return trainee;
  const student = concepts.filter(({ key }) => key === STUDENT);
  if (people.length === 0 && student.length > 0) return student;
  const narrow = people.filter(({ isBroad }) => !isBroad);
  return narrow.length > 0 ? narrow : people;
}

function occupationFields(sources: readonly Source[]): FoundField[] {
  const fields = new Map<string, FoundField>();
  const [first, second] = sources.filter(({ concepts }) => occupationsIn(concepts).length > 0);
  for (const source of first?.isHead && second ? [first, second] : first ? [first] : []) {
    const several = occupationsIn(source.concepts);
    for (const { key, isShortForm, isBroad } of several.slice(0, 2)) {
      if (fields.has(key)) continue;
      const isCertain = !isBroad && !(isShortForm && several.length > 1);
      fields.set(key, {
        found: { kind: 'occupation', value: key },
        confidence: isCertain ? 'sure' : 'check',
        question: isCertain ? null : 'meaning',
        places: source.places,
      });
    }
  }
  return [...fields.values()];
}

function levelFields(sources: readonly Source[]): FoundField[] {
  for (const { concepts, places } of sources.slice(0, 2)) {
    const level = concepts.find(({ kind, key }) => kind === 'level' && !USUAL_LEVELS.has(key));
    if (level) return [{ found: { kind: 'level', value: level.key }, confidence: 'sure', question: null, places }];
  }
  return [];
}

function departmentFields(sources: readonly Source[]): FoundField[] {
  const fields = new Map<string, FoundField>();
  sources.forEach(({ concepts, places }, index) => {
    for (const { kind, key } of concepts)
      if (kind === 'department' && !fields.has(key))
        fields.set(key, {
          found: { kind: 'department', value: key },
          confidence: index === 0 ? 'sure' : 'probable',
          question: null,
          places,
        });
  });
  return [...fields.values()].slice(0, MAX_DEPARTMENTS);
}
