import {
  answersSlice,
  applicationExportsSlice,
  applicationReviewsSlice,
  applicationsSlice,
  receivedApplicationsSlice,
  talentContactsSlice,
} from './applications/applications.slice.ts';
import { emmaSlice, textProposalsSlice } from './assistant/assistant.slice.ts';
import { billingSlice } from './billing/billing.slice.ts';
import {
  articlesSlice,
  helpArticlesSlice,
  ideasSlice,
  newsletterSlice,
  testimonialsSlice,
} from './content/content.slice.ts';
import type { Slice } from './define-slice.ts';
import {
  adminEmployersSlice,
  employerMediaSlice,
  employerOverviewSlice,
  employerSettingsSlice,
  employersSlice,
  employerVerificationsSlice,
  hiddenEmployersSlice,
  mediaSlice,
  ownEmployersSlice,
  teamSlice,
} from './employers/employers.slice.ts';
import { adminFeedsSlice, employerFeedsSlice, feedsSlice } from './feeds/feeds.slice.ts';
import {
  accountsSlice,
  adminsSlice,
  adminUsersSlice,
  adminViewsSlice,
  auditSlice,
  authSlice,
  preferencesSlice,
} from './identity/identity.slice.ts';
import { apiKeysSlice, atsSlice, rpcSlice, webhooksSlice } from './integrations/integrations.slice.ts';
import {
  adminJobsSlice,
  jobPostingsSlice,
  jobsSlice,
  marketSlice,
  occupationsSlice,
  ownJobsSlice,
  placesSlice,
  salariesSlice,
  sitemapSlice,
  socialSlice,
  statisticsSlice,
  suggestionsSlice,
} from './jobs/jobs.slice.ts';
import { messagesSlice, messageTemplatesSlice } from './messages/messages.slice.ts';
import {
  adminOverviewSlice,
  filesSlice,
  healthSlice,
  mailsSlice,
  notificationsSlice,
  operatorSettingsSlice,
} from './platform/platform.slice.ts';
import {
  bookmarksSlice,
  cvAnalysesSlice,
  jobAlertsSlice,
  matchingSlice,
  seekerProfilesSlice,
} from './seekers/seekers.slice.ts';
import { errorReportsSlice, inboundMailsSlice, reportsSlice, supportTicketsSlice } from './support/support.slice.ts';
import { talentPoolSlice } from './talent-pool/talent-pool.slice.ts';

/** Everything the product is made of. App, worker, tests, export and erasure go through this list. */
export const SLICES: readonly Slice[] = [
  authSlice,
  auditSlice,
  healthSlice,
  preferencesSlice,
  sitemapSlice,
  feedsSlice,
  socialSlice,
  jobsSlice,
  occupationsSlice,
  employersSlice,
  marketSlice,
  articlesSlice,
  salariesSlice,
  ideasSlice,
  testimonialsSlice,
  textProposalsSlice,
  placesSlice,
  suggestionsSlice,
  mediaSlice,
  newsletterSlice,
  accountsSlice,
  jobAlertsSlice,
  bookmarksSlice,
  hiddenEmployersSlice,
  filesSlice,
  seekerProfilesSlice,
  matchingSlice,
  applicationsSlice,
  receivedApplicationsSlice,
  applicationReviewsSlice,
  applicationExportsSlice,
  talentContactsSlice,
  messagesSlice,
  messageTemplatesSlice,
  ownEmployersSlice,
  teamSlice,
  talentPoolSlice,
  answersSlice,
  employerVerificationsSlice,
  employerMediaSlice,
  employerOverviewSlice,
  employerSettingsSlice,
  ownJobsSlice,
  jobPostingsSlice,
  employerFeedsSlice,
  billingSlice,
  apiKeysSlice,
  atsSlice,
  webhooksSlice,
  statisticsSlice,
  notificationsSlice,
  reportsSlice,
  helpArticlesSlice,
  inboundMailsSlice,
  supportTicketsSlice,
  errorReportsSlice,
  emmaSlice,
  cvAnalysesSlice,
  adminsSlice,
  adminEmployersSlice,
  adminFeedsSlice,
  adminJobsSlice,
  adminOverviewSlice,
  adminUsersSlice,
  adminViewsSlice,
  operatorSettingsSlice,
  rpcSlice,
  mailsSlice,
];

export const personalDataOf = (slices: readonly Slice[]) => slices.flatMap(({ personalData }) => personalData ?? []);

export const jobsOf = (slices: readonly Slice[]) => slices.flatMap(({ jobs = [] }) => jobs);
export const mailTemplatesOf = (slices: readonly Slice[]) => slices.flatMap(({ mails = [] }) => mails);
