import { type Occupation, occupationSchema } from '@stellenvisite/contract/jobs/occupations.schema';
import {
  type DepartmentTerm,
  departmentTermSchema,
  type EmployerTerm,
  employerTermSchema,
  type Level,
  levelSchema,
  type MedicalField,
  medicalFieldSchema,
} from '@stellenvisite/contract/jobs/taxonomy.schema';
import departments from './departments.json' with { type: 'json' };
import employerKinds from './employer-kinds.json' with { type: 'json' };
import levels from './levels.json' with { type: 'json' };
import doctors from './occupations-doctors.json' with { type: 'json' };
import management from './occupations-management.json' with { type: 'json' };
import medical from './occupations-medical.json' with { type: 'json' };
import nursing from './occupations-nursing.json' with { type: 'json' };
import office from './occupations-office.json' with { type: 'json' };
import therapy from './occupations-therapy.json' with { type: 'json' };
import specialties from './specialties.json' with { type: 'json' };

/** Every occupation the trade knows, as data. */
export const OCCUPATIONS: readonly Occupation[] = occupationSchema
  .array()
  .parse([...nursing, ...medical, ...therapy, ...doctors, ...office, ...management]);
export const LEVELS: readonly Level[] = levelSchema.array().parse(levels);
/** The fields of medicine; the keys of the ten listed specialties are their own. */
export const MEDICAL_FIELDS: readonly MedicalField[] = medicalFieldSchema.array().parse(specialties);
export const DEPARTMENTS: readonly DepartmentTerm[] = departmentTermSchema.array().parse(departments);
export const EMPLOYER_TERMS: readonly EmployerTerm[] = employerTermSchema.array().parse(employerKinds);

export const occupationByKey: ReadonlyMap<string, Occupation> = new Map(OCCUPATIONS.map((each) => [each.key, each]));
export const levelByKey: ReadonlyMap<string, Level> = new Map(LEVELS.map((each) => [each.key, each]));
export const medicalFieldByKey: ReadonlyMap<string, MedicalField> = new Map(
  MEDICAL_FIELDS.map((each) => [each.key, each]),
);
export const departmentByKey: ReadonlyMap<string, DepartmentTerm> = new Map(
  DEPARTMENTS.map((each) => [each.key, each]),
);

/** From here on a word leaves open which occupation it is: "Arzt", "Pflege". */
export const BROAD = 90;
export const BROAD_OCCUPATIONS: ReadonlySet<string> = new Set(
  OCCUPATIONS.filter(({ precedence }) => precedence >= BROAD).map(({ key }) => key),
);

const narrowerByKey: ReadonlyMap<string, readonly string[]> = new Map(
  OCCUPATIONS.map(({ key }) => [key, findNarrower(key)]),
);

function findNarrower(key: string): string[] {
  const narrower = OCCUPATIONS.filter(({ broader }) => broader.includes(key));
  return [...new Set([key, ...narrower.flatMap((each) => findNarrower(each.key))])];
}

/** The occupation itself and, where it is a broad word, all that are narrower. */
export const narrowerOf = (key: string): readonly string[] => narrowerByKey.get(key) ?? [key];
