import { type EmployerModel, type Occupation, requireOccupation } from './vocabulary.ts';

type Mix = EmployerModel['mix'];

const GENERAL_HOSPITALS = new Set(['university', 'municipal', 'church', 'private']);
/** Departments without which a general hospital has nobody in a practice's work and no therapist. */
const CORE_DEPARTMENTS = new Set(['ambulanz', 'therapie']);

/** The occupations that every general hospital always hires: nurses, physicians, medical assistants and therapists. */
const CORE_GROUPS: readonly ((occupation: Occupation) => boolean)[] = [
  ({ category, role }) => category === 'nursing' && role === 'nurse',
  ({ category, role }) => category === 'doctors' && role === 'doctor',
  ({ category }) => category === 'mfa',
  ({ role }) => role === 'therapy',
];

export function isGeneralHospital({ key }: EmployerModel): boolean {
  return GENERAL_HOSPITALS.has(key);
}

export function isCoreDepartment(model: EmployerModel, department: string): boolean {
  return isGeneralHospital(model) && CORE_DEPARTMENTS.has(department);
}

/** Returns the occupations a job must be of, where it is one of those an employer always has; otherwise null. */
export function coreMixOf({ model, mix }: { model: EmployerModel; mix: Mix }, jobIndex: number): Mix | null {
  const isOfGroup = isGeneralHospital(model) ? CORE_GROUPS[jobIndex] : undefined;
  if (!isOfGroup) return null;
  const ofGroup = mix.filter(([key]) => isOfGroup(requireOccupation(key)));
  return ofGroup.length > 0 ? ofGroup : null;
}
