import { convertArticlePictureJob } from '@stellenvisite/core/content/articles/pictures/manage-pictures';
import { ideasMails } from '@stellenvisite/core/content/ideas/ideas.mails';
import { ideasPersonalData } from '@stellenvisite/core/content/ideas/ideas.personal-data';
import { notifyVotersJob } from '@stellenvisite/core/content/ideas/notify-voters';
import { deleteExpiredConsentsJob } from '@stellenvisite/core/content/newsletter/delete-expired-consents';
import { deleteUnconfirmedSubscriptionsJob } from '@stellenvisite/core/content/newsletter/delete-unconfirmed-subscriptions';
import { noteDeliveriesJob } from '@stellenvisite/core/content/newsletter/letters/note-deliveries';
import { sendLetterJob } from '@stellenvisite/core/content/newsletter/letters/send-letter';
import { newsletterMails } from '@stellenvisite/core/content/newsletter/newsletter.mails';
import { newsletterPersonalData } from '@stellenvisite/core/content/newsletter/newsletter.personal-data';
import { sendNewsletterIssueJob } from '@stellenvisite/core/content/newsletter/send-newsletter-issue';
import { testimonialsPersonalData } from '@stellenvisite/core/content/testimonials/testimonials.personal-data';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { defineSlice } from '../define-slice.ts';
import { articlePicturesRoutes } from './articles/article-pictures.routes.ts';
import { articlesRoutes, helpArticlesRoutes } from './articles/articles.routes.ts';
import { managedArticlesRoutes } from './articles/managed-articles.routes.ts';
import { ideasRoutes } from './ideas/ideas.routes.ts';
import { moderatedIdeasRoutes } from './ideas/moderated-ideas.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { newsletterLettersRoutes } from './newsletter/newsletter-letters.routes.ts';
import { testimonialsRoutes } from './testimonials/testimonials.routes.ts';

export const articlesSlice = defineSlice({
  name: 'articles',
  routes: async (app) => {
    await app.register(articlesRoutes);
    await app.register(managedArticlesRoutes);
    await app.register(articlePicturesRoutes);
  },
  jobs: [convertArticlePictureJob],
});

export const helpArticlesSlice = defineSlice({ name: 'help-articles', routes: helpArticlesRoutes });

const routes: FastifyPluginAsyncZod = async (app) => {
  await app.register(ideasRoutes);
  await app.register(moderatedIdeasRoutes);
};

export const ideasSlice = defineSlice({
  name: 'ideas',
  routes,
  jobs: [notifyVotersJob],
  mails: ideasMails,
  personalData: ideasPersonalData,
});

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

export const testimonialsSlice = defineSlice({
  name: 'testimonials',
  routes: testimonialsRoutes,
  personalData: testimonialsPersonalData,
});
