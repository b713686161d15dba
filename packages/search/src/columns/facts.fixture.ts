import type { JobFacts } from './fact-store.ts';

/** A job that says nothing in particular. */
export const SOME_FACTS: Omit<JobFacts, 'doc'> = {
  isPublished: true,
  postedAt: 100,
  validThrough: 200,
  category: 'nursing',
  employmentType: 'full_time',
  experienceLevel: 'mid',
  specialty: null,
  department: null,
  contract: 'permanent',
  startDay: null,
  isStartFlexible: false,
  remote: 'onsite',
  country: 'DE',
  region: 'Bayern',
  shifts: [],
  isWeekendFree: false,
  isTraining: false,
  isFeatured: false,
  payMin: null,
  payMax: null,
  lat: 48,
  lon: 11,
  employerId: 'one',
  title: 'Pflegefachkraft',
};
