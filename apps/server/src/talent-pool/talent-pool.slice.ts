import { expireEnquiriesJob } from '@stellenvisite/core/talent-pool/enquiries/expire-enquiries.job';
import { pruneTalentChangesJob } from '@stellenvisite/core/talent-pool/index/prune-talent-changes.job';
import { renewConsentsJob } from '@stellenvisite/core/talent-pool/membership/renew-consents.job';
import { tellOfTalentJob } from '@stellenvisite/core/talent-pool/search/tell-of-talent.job';
import { talentPoolPersonalData } from '@stellenvisite/core/talent-pool/talent-pool.personal-data';
import { defineSlice } from '../define-slice.ts';
import { talentPoolRoutes } from './talent-pool.routes.ts';
import { talentPoolMails } from './talent-pool-mails.ts';

export const talentPoolSlice = defineSlice({
  name: 'talent-pool',
  routes: talentPoolRoutes,
  jobs: [expireEnquiriesJob, pruneTalentChangesJob, renewConsentsJob, tellOfTalentJob],
  mails: talentPoolMails,
  personalData: talentPoolPersonalData,
});
