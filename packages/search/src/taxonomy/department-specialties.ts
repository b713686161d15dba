import { SPECIALTIES, type Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { departmentByKey, medicalFieldByKey } from './taxonomy.ts';

/** Departments that belong to a field of medicine without being named by its words. */
const FIELD_OF: Readonly<Record<string, Specialty>> = {
  op: 'operating_theatre',
  aki: 'intensive_care',
  'stroke-unit': 'neurology',
  endoskopie: 'gastroenterology',
  demenz: 'geriatrics',
};

type Name = { de: string; en: string };
/** The operating theatre is a place of work and has no words as a field of medicine. */
const NAMES: Partial<Record<Specialty, Name>> = { operating_theatre: { de: 'OP', en: 'Operating theatre' } };

export function specialtyName(key: Specialty): Name {
  return medicalFieldByKey.get(key)?.label ?? NAMES[key] ?? { de: key, en: key };
}

/** Returns the specialty that the work of this department belongs to, where there is one. */
export function specialtyOfDepartment(key: string): Specialty | null {
  return FIELD_OF[key] ?? medicalFieldByKey.get(departmentByKey.get(key)?.field ?? '')?.specialty ?? null;
}

/** Returns the specialties a job of this one is found by: itself, and the one it is part of. */
export function specialtiesAround(specialty: Specialty): Specialty[] {
  const broader = medicalFieldByKey.get(specialty)?.broader;
  return broader ? [specialty, broader] : [specialty];
}

/** Returns the specialties a job of this department is found by. */
export function specialtiesOfDepartment(key: string): Specialty[] {
  const specialty = specialtyOfDepartment(key);
  const wanted = specialty ? specialtiesAround(specialty) : [];
  return SPECIALTIES.filter((each) => wanted.includes(each));
}
