import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Occupation } from '@stellenvisite/contract/jobs/occupations.schema';
import type { Word } from '../language/analyse-text.ts';
import { FormReader } from './form-reader.ts';
import { MEDICAL_FIELDS, OCCUPATIONS } from './taxonomy.ts';

export type FoundOccupation = {
  key: string;
  /** The words it was read from: the first, and the one behind the last. */
  start: number;
  end: number;
  isShortForm: boolean;
  /** Of a short form: where it means this. */
  countries?: readonly Country[];
  manner: Manner;
};

/** By who does it, by the doctor of a field in one word, by the work itself, or by a word that has many other meanings. */
export type Manner = 'person' | 'doctor' | 'field' | 'vague';
type Meaning = { occupation: Occupation; manner: Manner };

/** "Kardiologe" is a doctor; of which field, the field's own words tell. */
const BROAD_DOCTOR = 'arzt';
const doctorsOfFields = MEDICAL_FIELDS.flatMap(({ doctors }) => doctors);

const reader = new FormReader<Meaning>(
  OCCUPATIONS.flatMap((occupation) => [
    {
      value: { occupation, manner: 'person' },
      forms: [...occupation.forms, ...occupation.english],
      short: occupation.short,
      not: occupation.not,
    },
    { value: { occupation, manner: 'field' }, forms: occupation.fields },
    { value: { occupation, manner: 'vague' }, forms: occupation.vague },
    ...(occupation.key === BROAD_DOCTOR
      ? [{ value: { occupation, manner: 'doctor' as const }, forms: doctorsOfFields }]
      : []),
  ]),
);

/** The occupations a text names, the longest reading first taken, from left to right; none twice in one place. */
export function findOccupations(words: readonly Word[], country?: Country): FoundOccupation[] {
  return reader
    .read(words, country)
    .map(({ value, ...place }) => ({ key: value.occupation.key, manner: value.manner, ...place }));
}
