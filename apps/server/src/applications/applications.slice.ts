import { applicationMails } from '@stellenvisite/core/applications/applications.mails';
import {
  answersPersonalData,
  applicationReviewsPersonalData,
  applicationsPersonalData,
} from '@stellenvisite/core/applications/applications.personal-data';
import { deleteOldApplicationsJob } from '@stellenvisite/core/applications/delete-old-applications';
import { newApplicationMails } from '@stellenvisite/core/applications/new-application.mails';
import { offerMails } from '@stellenvisite/core/applications/offers.mails';
import { remindOfInterviewsJob } from '@stellenvisite/core/applications/remind-of-interviews';
import { remindOfOffersJob } from '@stellenvisite/core/applications/remind-of-offers';
import { answerMails } from '@stellenvisite/core/applications/response-times/answers.mails';
import { computeAnswerFiguresJob } from '@stellenvisite/core/applications/response-times/compute-answer-figures';
import { remindOfAnswersJob } from '@stellenvisite/core/applications/response-times/remind-of-answers';
import { scoreApplicationsJob } from '@stellenvisite/core/applications/store-match';
import { defineSlice } from '../define-slice.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { applicationExportsRoutes } from './exports/application-exports.routes.ts';
import { receivedApplicationsRoutes } from './received/received-applications.routes.ts';
import { applicationReviewsRoutes } from './reviews/application-reviews.routes.ts';
import { talentContactsRoutes } from './talent-contacts/talent-contacts.routes.ts';

export const applicationsSlice = defineSlice({
  name: 'applications',
  routes: applicationsRoutes,
  jobs: [deleteOldApplicationsJob, scoreApplicationsJob, remindOfInterviewsJob, remindOfOffersJob],
  mails: [...applicationMails, ...newApplicationMails, ...offerMails],
  personalData: applicationsPersonalData,
});

export const applicationExportsSlice = defineSlice({ name: 'application-exports', routes: applicationExportsRoutes });

/** The employer's lists of applications; one application and its answers are the noun `applications`. */
export const receivedApplicationsSlice = defineSlice({
  name: 'received-applications',
  routes: receivedApplicationsRoutes,
});

export const answersSlice = defineSlice({
  name: 'answers',
  jobs: [remindOfAnswersJob, computeAnswerFiguresJob],
  mails: answerMails,
  personalData: answersPersonalData,
});

export const applicationReviewsSlice = defineSlice({
  name: 'application-reviews',
  routes: applicationReviewsRoutes,
  personalData: applicationReviewsPersonalData,
});

export const talentContactsSlice = defineSlice({ name: 'stay-known', routes: talentContactsRoutes });
