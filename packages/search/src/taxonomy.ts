/** The vocabulary of the trade by key, and the reason of a classification in words. */
export { germanReason, translateReason } from './classify/class-reason.ts';
export { specialtiesAround, specialtyName, specialtyOfDepartment } from './taxonomy/department-specialties.ts';
export { type NamedConcept, namedConcepts } from './taxonomy/named-concepts.ts';
export { listOccupationNames } from './taxonomy/occupation-names.ts';
export {
  DEPARTMENTS,
  departmentByKey,
  LEVELS,
  levelByKey,
  medicalFieldByKey,
  narrowerOf,
  OCCUPATIONS,
  occupationByKey,
} from './taxonomy/taxonomy.ts';
