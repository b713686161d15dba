import type { PersonalData } from '../personal-data/personal-data.ts';

/** docs/decisions/033: the employer is the controller of what its people say about applicants among themselves. */
const OF_THE_EMPLOYER = {
  reason:
    'what an employer’s people say about applicants among themselves is the employer’s to disclose (GDPR Art. 15)',
};

export const applicationReviewsPersonalData: PersonalData = {
  tables: [
    {
      name: 'application_notes',
      export: OF_THE_EMPLOYER,
      erasure: {
        reason: 'an author’s name goes and the note stays with the employer; of an erased applicant it is deleted',
      },
    },
    { name: 'application_ratings', export: OF_THE_EMPLOYER, erasure: 'cascade' },
    {
      name: 'application_tags',
      export: OF_THE_EMPLOYER,
      erasure: { reason: 'names no author; of an erased applicant they are deleted' },
    },
    {
      name: 'interview_reminders',
      export: { reason: 'says only that a reminder of an interview was sent' },
      erasure: { reason: 'names nobody; deleted with the application' },
    },
  ],
  files: {},
};
