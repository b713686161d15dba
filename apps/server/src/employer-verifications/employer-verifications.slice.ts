import { employerVerificationsPersonalData } from '@stellenvisite/core/employer-verifications/employer-verifications.personal-data';
import { endLapsedVerificationsJob } from '@stellenvisite/core/employer-verifications/end-lapsed-verifications.job';
import { warnOfLapseJob } from '@stellenvisite/core/employer-verifications/warn-of-lapse.job';
import { watchDomainProofsJob } from '@stellenvisite/core/employer-verifications/watch-domain-proofs.job';
import { defineSlice } from '../define-slice.ts';
import { employerVerificationsRoutes } from './employer-verifications.routes.ts';
import { employerVerificationsMails } from './employer-verifications-mails.ts';

export const employerVerificationsSlice = defineSlice({
  name: 'employer-verifications',
  routes: employerVerificationsRoutes,
  jobs: [watchDomainProofsJob, endLapsedVerificationsJob, warnOfLapseJob],
  mails: employerVerificationsMails,
  personalData: employerVerificationsPersonalData,
});
