import type { EmployerKind, EmployerType } from '@stellenvisite/contract/employers/employers';
import { employerKindSchema, employerTypeSchema } from '@stellenvisite/contract/employers/employers.schema';
import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { JobCategory, Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { jobCategorySchema, specialtySchema } from '@stellenvisite/contract/jobs/job-fields.schema';
import careDepartments from '../data/departments/care.json' with { type: 'json' };
import medicineDepartments from '../data/departments/hospital-medicine.json' with { type: 'json' };
import moreDepartments from '../data/departments/hospital-more.json' with { type: 'json' };
import surgeryDepartments from '../data/departments/hospital-surgery.json' with { type: 'json' };
import outpatientDepartments from '../data/departments/outpatient.json' with { type: 'json' };
import serviceDepartments from '../data/departments/services.json' with { type: 'json' };
import careModels from '../data/employer-models/care.json' with { type: 'json' };
import hospitalModels from '../data/employer-models/hospitals.json' with { type: 'json' };
import outpatientModels from '../data/employer-models/outpatient.json' with { type: 'json' };
import specialHospitalModels from '../data/employer-models/special-hospitals.json' with { type: 'json' };
import doctors from '../data/occupations/doctors.json' with { type: 'json' };
import management from '../data/occupations/management.json' with { type: 'json' };
import nursing from '../data/occupations/nursing.json' with { type: 'json' };
import outpatientDoctors from '../data/occupations/outpatient-doctors.json' with { type: 'json' };
import pharmacyRescue from '../data/occupations/pharmacy-rescue.json' with { type: 'json' };
import practiceOffice from '../data/occupations/practice-office.json' with { type: 'json' };
import services from '../data/occupations/services.json' with { type: 'json' };
import specialNursing from '../data/occupations/special-nursing.json' with { type: 'json' };
import technical from '../data/occupations/technical.json' with { type: 'json' };
import therapy from '../data/occupations/therapy.json' with { type: 'json' };

export type Role =
  | 'nurse'
  | 'care'
  | 'doctor'
  | 'student'
  | 'op'
  | 'tech'
  | 'therapy'
  | 'practice'
  | 'shop'
  | 'rescue'
  | 'office'
  | 'service'
  | 'leader';
export type Ownership = 'public' | 'church' | 'private' | 'practice';
type PerCountry<T> = Record<Country, T>;

export type Department = {
  key: string;
  names: string[];
  specialty: Specialty | null;
  /** Somebody sleeps here, so somebody works at night. */
  ward: boolean;
  beds: number[];
  /** Patients a nurse cares for: by day from, to, by night from, to. */
  ratio: number[];
  patients: string[];
  tech: string[];
  nurse: string[];
  doctor: string[];
};

export type Occupation = {
  key: string;
  category: JobCategory;
  role: Role;
  /** Weights of entry, mid, senior, executive. */
  levels: number[];
  titles: PerCountry<string[]>;
  qualification: PerCountry<string>;
  /** DE: a grade for each level, or the range itself where no tariff reaches. */
  pay: { DE: (string | number)[]; AT: number[]; CH: number[] };
  departments: string[];
  specialty: Specialty | null;
  tasks: string[];
  wishes: string[];
  /** The title of an internship, where there are any. */
  internship?: string;
};

export type EmployerModel = {
  key: string;
  deck: PerCountry<number>;
  /** Open positions of an employer of this model, relative to the others. */
  jobs: number;
  type: EmployerType;
  kinds: EmployerKind[];
  ownership: Ownership;
  employees: number[];
  beds: number[] | null;
  doctorsShare: number;
  founded: number[];
  minPopulation: number;
  names: PerCountry<string[]>;
  owners: PerCountry<string[]>;
  departments: string[];
  departmentCount: number[];
  mix: (readonly [string, number])[];
  taglines: string[];
  texts: string[];
};

type Raw<T, Changed extends keyof T> = Omit<T, 'key' | Changed> & { [Name in Changed]?: unknown };
type RawDepartment = Raw<Department, 'specialty'>;
type RawOccupation = Raw<Occupation, 'category' | 'role' | 'specialty'>;
type RawEmployerModel = Raw<EmployerModel, 'type' | 'kinds' | 'ownership' | 'mix'> & {
  mix: Record<string, number | undefined>;
  kinds: string[];
};

const rawDepartments: Record<string, RawDepartment> = {
  ...medicineDepartments,
  ...surgeryDepartments,
  ...moreDepartments,
  ...careDepartments,
  ...outpatientDepartments,
  ...serviceDepartments,
};
const rawOccupations: Record<string, RawOccupation> = {
  ...nursing,
  ...specialNursing,
  ...doctors,
  ...outpatientDoctors,
  ...technical,
  ...pharmacyRescue,
  ...therapy,
  ...practiceOffice,
  ...management,
  ...services,
};
const rawEmployerModels: Record<string, RawEmployerModel> = {
  ...hospitalModels,
  ...specialHospitalModels,
  ...outpatientModels,
  ...careModels,
};

const ROLES: readonly Role[] = [
  'nurse',
  'care',
  'doctor',
  'student',
  'op',
  'tech',
  'therapy',
  'practice',
  'shop',
  'rescue',
  'office',
  'service',
  'leader',
];
const OWNERSHIPS: readonly Ownership[] = ['public', 'church', 'private', 'practice'];

export const DEPARTMENTS: ReadonlyMap<string, Department> = toMap(rawDepartments, (raw, key) => ({
  ...raw,
  key,
  specialty: specialtySchema.nullish().parse(raw.specialty) ?? null,
}));

export const OCCUPATIONS: ReadonlyMap<string, Occupation> = toMap(rawOccupations, (raw, key) => ({
  ...raw,
  key,
  category: jobCategorySchema.parse(raw.category),
  role: oneOf(ROLES, raw.role),
  specialty: specialtySchema.nullish().parse(raw.specialty) ?? null,
}));

export const EMPLOYER_MODELS: readonly EmployerModel[] = Object.entries(rawEmployerModels).map(([key, raw]) => ({
  ...raw,
  key,
  type: employerTypeSchema.parse(raw.type),
  kinds: raw.kinds.map((kind) => employerKindSchema.parse(kind)),
  ownership: oneOf(OWNERSHIPS, raw.ownership),
  mix: Object.entries(raw.mix).flatMap(([occupation, weight]) => (weight ? [[occupation, weight] as const] : [])),
}));

export function requireDepartment(key: string): Department {
  return known(DEPARTMENTS.get(key), key);
}

export function requireOccupation(key: string): Occupation {
  return known(OCCUPATIONS.get(key), key);
}

function toMap<From, To>(raw: Record<string, From>, convert: (value: From, key: string) => To): Map<string, To> {
  return new Map(Object.entries(raw).map(([key, value]) => [key, convert(value, key)]));
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T {
  return known(
    values.find((candidate) => candidate === value),
    String(value),
  );
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the demo market does not know ${name}`);
  return value;
}
