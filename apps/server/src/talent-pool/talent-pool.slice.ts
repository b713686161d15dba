import { expireEnquiriesJob } from '@stellenvisite/core/talent-pool/enquiries/expire-enquiries';
import { pruneTalentChangesJob } from '@stellenvisite/core/talent-pool/index/follow-talent';
import { renewConsentsJob } from '@stellenvisite/core/talent-pool/membership/renew-consents';
import { notifyOfTalentJob } from '@stellenvisite/core/talent-pool/search/notify-of-talent';
import { talentPoolMails } from '@stellenvisite/core/talent-pool/talent-pool.mails';
import { talentPoolPersonalData } from '@stellenvisite/core/talent-pool/talent-pool.personal-data';
import { defineSlice } from '../define-slice.ts';
import { talentPoolRoutes } from './talent-pool.routes.ts';

export const talentPoolSlice = defineSlice({
  name: 'talent-pool',
  routes: talentPoolRoutes,
  jobs: [expireEnquiriesJob, pruneTalentChangesJob, renewConsentsJob, notifyOfTalentJob],
  mails: talentPoolMails,
  personalData: talentPoolPersonalData,
});
