import type { PersonalData } from '../personal-data/personal-data.ts';

export const answersPersonalData: PersonalData = {
  tables: [
    {
      name: 'answer_reminders',
      export: { reason: 'says only that an employer was reminded to answer' },
      erasure: { reason: 'names nobody; deleted with the application' },
    },
  ],
  files: {},
};
