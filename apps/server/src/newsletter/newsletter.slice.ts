import { forgetConsentsJob } from '@stellenvisite/core/newsletter/forget-consents.job';
import { forgetUnconfirmedJob } from '@stellenvisite/core/newsletter/forget-unconfirmed.job';
import { newsletterPersonalData } from '@stellenvisite/core/newsletter/newsletter.personal-data';
import { sendNewsletterIssueJob } from '@stellenvisite/core/newsletter/send-newsletter-issue.job';
import { defineSlice } from '../define-slice.ts';
import { newsletterRoutes } from './newsletter.routes.ts';

export const newsletterSlice = defineSlice({
  name: 'newsletter',
  routes: newsletterRoutes,
  jobs: [sendNewsletterIssueJob, forgetUnconfirmedJob, forgetConsentsJob],
  personalData: newsletterPersonalData,
});
