import type { PersonalData } from '../personal-data/personal-data.ts';

const PUBLISHED = { reason: 'the contact that an employer publishes with a job; it belongs to the employer' };

export const jobsPersonalData: PersonalData = {
  tables: [{ name: 'jobs', export: PUBLISHED, erasure: PUBLISHED }],
  files: {},
};
