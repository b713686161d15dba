import { SPECIALTIES } from '@stellenvisite/contract/job-fields';
import { medicalFieldByKey, type NamedConcept, namedConcepts } from '@stellenvisite/search/taxonomy';
import { type CvSection, placesOf } from './cv-line.ts';
import type { FoundField } from './found-field.ts';
import { isInstitution } from './name-parts.ts';
import { readPeriod } from './read-period.ts';
import { byRecency, conceptsOf, type Station } from './read-stations.ts';

type Source = { concepts: NamedConcept[]; places: FoundField['places']; isHead: boolean };

/** Words for those who learn are no occupation to be hired for. */
const LEARNING = new Set(['ausbildung', 'praktikum', 'student', 'famulatur', 'pj']);
/** The level that every occupation of the trade has says nothing. */
const USUAL_LEVELS = new Set(['fachkraft', 'ausbildung', 'praktikum']);
const HEAD_LINES = 10;
const MOST_DEPARTMENTS = 3;

/** Occupation, level and field of work: from the title under the name, and from the latest station. */
export function readOccupation(sections: readonly CvSection[], stations: readonly Station[]): FoundField[] {
  const recent = byRecency(stations).map(
    (station): Source => ({ concepts: conceptsOf(station), places: station.places.slice(0, 1), isHead: false }),
  );
  const sources = [...headSources(sections), ...recent];
  return [
    ...occupationFields(sources),
    ...levelFields(sources),
    ...specialtyFields([...sources.slice(0, 2), ...fieldOfSpecialist(sections)]),
    ...departmentFields(sources.filter(({ isHead }) => !isHead)),
  ];
}

/** Short lines before the first heading, and the first of a profile, that name somebody by an occupation. */
function headSources(sections: readonly CvSection[]): Source[] {
  const [head] = sections;
  const lines = (head?.lines ?? []).slice(0, HEAD_LINES);
  const found = lines.find(
    ({ text }) =>
      text.length < 90 && !readPeriod(text) && !isInstitution(text) && occupationsIn(namedConcepts(text)).length > 0,
  );
  return found ? [{ concepts: namedConcepts(found.text), places: placesOf([found], null), isHead: true }] : [];
}

function occupationsIn(concepts: readonly NamedConcept[]): NamedConcept[] {
  const people = concepts.filter(
    ({ kind, manner, key }) => kind === 'occupation' && manner !== null && !LEARNING.has(key),
  );
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

/** "Facharzt für Neurologie" among the qualifications names the field for good. */
function fieldOfSpecialist(sections: readonly CvSection[]): Source[] {
  return sections.flatMap(({ kind, heading, lines }) =>
    kind === 'education' || kind === 'further' || kind === 'licence'
      ? lines
          .filter(({ text }) => /fach(?:arzt|ärztin)|specialist|board[- ]certified/iu.test(text))
          .map((line) => ({ concepts: namedConcepts(line.text), places: placesOf([line], heading), isHead: false }))
      : [],
  );
}

function specialtyFields(sources: readonly Source[]): FoundField[] {
  const fields = new Map<string, FoundField>();
  for (const { concepts, places } of sources) {
    for (const { kind, key } of concepts) {
      const specialty =
        kind === 'specialty' ? SPECIALTIES.find((each) => each === medicalFieldByKey.get(key)?.specialty) : undefined;
      if (specialty && !fields.has(specialty))
        fields.set(specialty, {
          found: { kind: 'specialty', value: specialty },
          confidence: fields.size === 0 ? 'sure' : 'probable',
          question: null,
          places,
        });
    }
  }
  return [...fields.values()].slice(0, 2);
}

function departmentFields(sources: readonly Source[]): FoundField[] {
  const fields = new Map<string, FoundField>();
  sources.forEach(({ concepts, places }, index) => {
    const department = concepts.find(({ kind }) => kind === 'department');
    if (!department || fields.has(department.key)) return;
    fields.set(department.key, {
      found: { kind: 'department', value: department.key },
      confidence: index === 0 ? 'sure' : 'probable',
      question: null,
      places,
    });
  });
  return [...fields.values()].slice(0, MOST_DEPARTMENTS);
}
