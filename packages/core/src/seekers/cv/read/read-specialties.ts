import { SPECIALTIES, type Specialty } from '@stellenvisite/contract/jobs/job-fields';
import {
  medicalFieldByKey,
  type NamedConcept,
  namedConcepts,
  occupationByKey,
  specialtyOfDepartment,
} from '@stellenvisite/search/taxonomy';
import { type CvSection, placesOf } from './hide-private-lines.ts';
import type { Source } from './read-occupation.ts';
import type { FoundField, Station } from './read-stations.ts';

const MAX_SPECIALTIES = 3;
const ALL: readonly string[] = SPECIALTIES;
const isSpecialty = (key: string | null | undefined): key is Specialty => ALL.includes(key ?? '');

/** Occupations that belong to one field of medicine by what they are. */
const FIELD_OF_OCCUPATION: Readonly<Record<string, Specialty>> = {
  zahnarzt: 'dentistry',
  zfa: 'dentistry',
  zahntechnik: 'dentistry',
  hebamme: 'obstetrics',
  mtl: 'laboratory_medicine',
  ota: 'operating_theatre',
  ata: 'anaesthesiology',
  notsan: 'emergency_medicine',
  altenpflege: 'geriatrics',
  'fachpflege-its': 'intensive_care',
  'fachpflege-op': 'operating_theatre',
  'fachpflege-notfall': 'emergency_medicine',
  'fachpflege-onko': 'oncology',
  'fachpflege-dialyse': 'nephrology',
};

/** "Facharzt für Neurologie", "Fachweiterbildung Onkologie": qualifications that name a field for good. */
const QUALIFICATION =
  /fach(?:arzt|ärztin|ärzte|weiterbildung|pflege|kranken|kinderkranken|schwester|titel)|schwerpunkt|zusatzbezeichnung|expert[ei]|\bnds\b|sonderausbildung|specialist|speciali[sz]ation|board[- ]certified|residency/iu;

type Known = {
  sections: readonly CvSection[];
  /** The latest first. */
  stations: readonly Station[];
  /** The title under the name and the posts, the latest first. */
  sources: readonly Source[];
  occupations: readonly FoundField[];
};

type Named = { specialties: Specialty[]; places: FoundField['places'] };

/**
 * Reads the fields of medicine: from the title and the latest post, then from qualifications, earlier posts, the occupation and names of
 * employers ("Kardiologische Praxis"). The first one that is named is sure.
 */
export function readSpecialties({ sections, stations, sources, occupations }: Known): FoundField[] {
  const own = sources.map(toNamed);
  const isTitled = sources[0]?.isHead === true;
  const latest = own.slice(0, isTitled ? 2 : 1);
  const employers = stations.map(
    ({ found: { value }, places }): Named => ({
      specialties: specialtiesIn(value.employer),
      places: places.slice(0, 1),
    }),
  );
  const ordered = [
    ...latest,
    ...qualifications(sections),
    ...own.slice(latest.length),
    ...occupations.map(byOccupation),
    ...employers,
  ];
  const fields = new Map<Specialty, FoundField>();
  for (const { specialties, places } of ordered)
    for (const value of specialties)
      if (!fields.has(value))
        fields.set(value, {
          found: { kind: 'specialty', value },
          confidence: fields.size === 0 ? 'sure' : 'probable',
          question: null,
          places,
        });
  return [...fields.values()].slice(0, MAX_SPECIALTIES);
}

const toNamed = ({ concepts, places }: Source): Named => ({ specialties: concepts.flatMap(specialtyOf), places });
const specialtiesIn = (text: string) => namedConcepts(text).flatMap(specialtyOf);

function specialtyOf({ kind, key }: NamedConcept): Specialty[] {
  if (kind !== 'department' && kind !== 'specialty') return [];
  const field = kind === 'specialty' ? key : null;
  const specialty = field
    ? isSpecialty(field)
      ? field
      : medicalFieldByKey.get(field)?.specialty
    : specialtyOfDepartment(key);
  return isSpecialty(specialty) ? [specialty] : [];
}

function byOccupation({ found, places }: FoundField): Named {
  const key = found.kind === 'occupation' ? found.value : '';
  const specialty = FIELD_OF_OCCUPATION[key] ?? occupationByKey.get(key)?.specialty;
  return { specialties: isSpecialty(specialty) ? [specialty] : [], places };
}

function qualifications(sections: readonly CvSection[]): Named[] {
  return sections.flatMap(({ kind, heading, lines }) =>
    kind === 'experience' || kind === 'languages' || kind === 'ignored'
      ? []
      : lines
          .filter(({ text }) => QUALIFICATION.test(text))
          .map((line) => ({ specialties: specialtiesIn(line.text), places: placesOf([line], heading) })),
  );
}
