import type { PersonalData } from '../personal-data/personal-data.ts';

const DELETED_BY_ADMINS = 'an office and not an account: administrators delete each other, which unlinks the account';

export const adminsPersonalData: PersonalData = {
  tables: [
    {
      name: 'admin_users',
      export: { reason: 'shown to administrators themselves in the list of administrators' },
      erasure: { reason: DELETED_BY_ADMINS },
    },
  ],
  files: {},
};
