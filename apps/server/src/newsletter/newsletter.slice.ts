import { deleteExpiredConsentsJob } from '@stellenvisite/core/newsletter/delete-expired-consents.job';
import { deleteUnconfirmedSubscriptionsJob } from '@stellenvisite/core/newsletter/delete-unconfirmed-subscriptions.job';
import { noteDeliveriesJob } from '@stellenvisite/core/newsletter/letters/note-deliveries.job';
import { sendLetterJob } from '@stellenvisite/core/newsletter/letters/send-letter.job';
import { newsletterPersonalData } from '@stellenvisite/core/newsletter/newsletter.personal-data';
import { sendNewsletterIssueJob } from '@stellenvisite/core/newsletter/send-newsletter-issue.job';
import { defineSlice } from '../define-slice.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { newsletterLettersRoutes } from './newsletter-letters.routes.ts';
import { newsletterMails } from './newsletter-mails.ts';

export const newsletterSlice = defineSlice({
  name: 'newsletter',
  routes: async (app) => {
    await app.register(newsletterRoutes);
    await app.register(newsletterLettersRoutes);
  },
  jobs: [
    sendLetterJob,
    noteDeliveriesJob,
    sendNewsletterIssueJob,
    deleteUnconfirmedSubscriptionsJob,
    deleteExpiredConsentsJob,
  ],
  mails: newsletterMails,
  personalData: newsletterPersonalData,
});
