import {
  employersPersonalData,
  employerVerificationsPersonalData,
  ownEmployersPersonalData,
} from '@stellenvisite/core/employers/employers.personal-data';
import { hiddenEmployersPersonalData } from '@stellenvisite/core/employers/hidden/hidden-employers.personal-data';
import { convertMediaJob } from '@stellenvisite/core/employers/media/convert-media';
import { deleteRemovedMediaJob } from '@stellenvisite/core/employers/media/remove-media';
import { moderationMails } from '@stellenvisite/core/employers/moderation/moderation.mails';
import { deleteExpiredInvitationsJob } from '@stellenvisite/core/employers/team/change-invitation';
import { teamMails } from '@stellenvisite/core/employers/team/team.mails';
import { teamPersonalData } from '@stellenvisite/core/employers/team/team.personal-data';
import { employerVerificationsMails } from '@stellenvisite/core/employers/verification/employer-verifications.mails';
import { endLapsedVerificationsJob, warnOfLapseJob } from '@stellenvisite/core/employers/verification/warn-of-lapse';
import { watchDomainProofsJob } from '@stellenvisite/core/employers/verification/watch-domain-proofs';
import { liftEndedSuspensionsJob } from '@stellenvisite/core/identity/permissions/employer-suspension';
import { defineSlice } from '../define-slice.ts';
import { employerSettingsRoutes, employersRoutes } from './employers.routes.ts';
import { hiddenEmployersRoutes } from './hidden/hidden-employers.routes.ts';
import { employerMediaRoutes, mediaRoutes } from './media/employer-media.routes.ts';
import { adminEmployersRoutes } from './moderation/admin-employers.routes.ts';
import { employerOverviewRoutes } from './overview/employer-overview.routes.ts';
import { ownEmployersRoutes } from './profile/own-employers.routes.ts';
import { teamInvitationsRoutes, teamRoutes } from './team/team.routes.ts';
import { employerVerificationsRoutes } from './verification/employer-verifications.routes.ts';

export const employersSlice = defineSlice({
  name: 'employers',
  routes: employersRoutes,
  reads: 'replica',
  personalData: employersPersonalData,
});

export const hiddenEmployersSlice = defineSlice({
  name: 'hidden-employers',
  routes: hiddenEmployersRoutes,
  personalData: hiddenEmployersPersonalData,
});

export const mediaSlice = defineSlice({ name: 'media', routes: mediaRoutes });

export const employerMediaSlice = defineSlice({
  name: 'employer-media',
  routes: employerMediaRoutes,
  jobs: [convertMediaJob, deleteRemovedMediaJob],
});

export const adminEmployersSlice = defineSlice({
  name: 'admin-employers',
  routes: adminEmployersRoutes,
  jobs: [liftEndedSuspensionsJob],
  mails: moderationMails,
});

export const employerOverviewSlice = defineSlice({ name: 'employer-overview', routes: employerOverviewRoutes });

export const ownEmployersSlice = defineSlice({
  name: 'own-employers',
  routes: ownEmployersRoutes,
  personalData: ownEmployersPersonalData,
});

export const employerSettingsSlice = defineSlice({ name: 'employer-settings', routes: employerSettingsRoutes });

export const teamSlice = defineSlice({
  name: 'team',
  routes: async (app) => {
    await app.register(teamRoutes);
    await app.register(teamInvitationsRoutes);
  },
  jobs: [deleteExpiredInvitationsJob],
  mails: teamMails,
  personalData: teamPersonalData,
});

export const employerVerificationsSlice = defineSlice({
  name: 'employer-verifications',
  routes: employerVerificationsRoutes,
  jobs: [watchDomainProofsJob, endLapsedVerificationsJob, warnOfLapseJob],
  mails: employerVerificationsMails,
  personalData: employerVerificationsPersonalData,
});
