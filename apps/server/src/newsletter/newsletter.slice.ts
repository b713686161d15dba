import { deleteExpiredConsentsJob } from '@stellenvisite/core/newsletter/delete-expired-consents.job';
import { deleteUnconfirmedSubscriptionsJob } from '@stellenvisite/core/newsletter/delete-unconfirmed-subscriptions.job';
import { newsletterPersonalData } from '@stellenvisite/core/newsletter/newsletter.personal-data';
import { sendNewsletterIssueJob } from '@stellenvisite/core/newsletter/send-newsletter-issue.job';
import { defineSlice } from '../define-slice.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { newsletterMails } from './newsletter-mails.ts';

export const newsletterSlice = defineSlice({
  name: 'newsletter',
  routes: newsletterRoutes,
  jobs: [sendNewsletterIssueJob, deleteUnconfirmedSubscriptionsJob, deleteExpiredConsentsJob],
  mails: newsletterMails,
  personalData: newsletterPersonalData,
});
