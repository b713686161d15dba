import { remindOfProofsJob } from '@stellenvisite/core/seeker-profiles/remind-of-proofs.job';
import { seekerProfilesPersonalData } from '@stellenvisite/core/seeker-profiles/seeker-profiles.personal-data';
import { defineSlice } from '../define-slice.ts';
import { seekerProfileMails } from './seeker-profile-mails.ts';
import { seekerProfilesRoutes } from './seeker-profiles.routes.ts';

export const seekerProfilesSlice = defineSlice({
  name: 'seeker-profiles',
  routes: seekerProfilesRoutes,
  jobs: [remindOfProofsJob],
  mails: seekerProfileMails,
  personalData: seekerProfilesPersonalData,
});
