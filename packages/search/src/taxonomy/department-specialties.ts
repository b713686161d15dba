import { SPECIALTY_FILTERS, type SpecialtyFilter } from '@stellenvisite/contract/job-fields';
import { departmentByKey, medicalFieldByKey } from './taxonomy.ts';

/** Departments that belong to a field of medicine without being named by its words. */
const FIELD_OF: Readonly<Record<string, SpecialtyFilter>> = {
  op: 'operating_theatre',
  aki: 'intensive_care',
  'stroke-unit': 'neurology',
  endoskopie: 'gastroenterology',
  demenz: 'geriatrics',
};

/** The fields a job of this department is found by: its own, and the listed specialty this belongs to. */
export function specialtiesOfDepartment(key: string): SpecialtyFilter[] {
  const field = departmentByKey.get(key)?.field ?? '';
  const wanted: readonly (string | undefined)[] = [FIELD_OF[key], field, medicalFieldByKey.get(field)?.specialty];
  return SPECIALTY_FILTERS.filter((each) => wanted.includes(each));
}
