import type { JobConditions } from './job-conditions.schema.ts';

/** How much of the specialist training ("Weiterbildung") the chief physician is authorised for. */
export const FURTHER_TRAINING = ['full', 'partial'] as const;

/** Levels of German that a job may ask for, by the Common European Framework. */
export const GERMAN_LEVELS = ['A2', 'B1', 'B2', 'C1', 'C2'] as const;

export const NO_CONDITIONS: JobConditions = {
  onCallPerMonth: null,
  furtherTraining: null,
  furtherTrainingMonths: null,
  isRecognitionPendingWelcome: false,
  germanLevel: null,
  hasVisaHelp: false,
  hasHousingHelp: false,
};
