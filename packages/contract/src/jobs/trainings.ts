/** The trainings of the health professions, in the words people search for them by; the landing page counts each. */
export const TRAINING_SEARCHES = [
  'Pflegefachfrau',
  'Pflegeassistenz',
  'MFA',
  'ZFA',
  'OTA',
  'ATA',
  'Medizinische Technologie Radiologie',
  'Medizinische Technologie Laboratoriumsanalytik',
  'Notfallsanitäter',
  'Hebamme',
  'Fachfrau Gesundheit',
] as const;
export const TRAINING_PATH = '/jobs/ausbildung';
