/** The vocabulary of the trade by key, and the reason of a classification in words. */
export { germanReason, translateReason } from './classify/class-reason.ts';
export { type NamedConcept, namedConcepts } from './taxonomy/named-concepts.ts';
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
