import { accountsSlice } from './accounts/accounts.slice.ts';
import { adminEmployersSlice } from './admin-employers/admin-employers.slice.ts';
import { adminFeedsSlice } from './admin-feeds/admin-feeds.slice.ts';
import { adminJobsSlice } from './admin-jobs/admin-jobs.slice.ts';
import { adminOverviewSlice } from './admin-overview/admin-overview.slice.ts';
import { adminUsersSlice } from './admin-users/admin-users.slice.ts';
import { adminViewsSlice } from './admin-views/admin-views.slice.ts';
import { adminsSlice } from './admins/admins.slice.ts';
import { answersSlice } from './answers/answers.slice.ts';
import { apiKeysSlice } from './api-keys/api-keys.slice.ts';
import { applicationExportsSlice } from './application-exports/application-exports.slice.ts';
import { applicationReviewsSlice } from './application-reviews/application-reviews.slice.ts';
import { applicationsSlice } from './applications/applications.slice.ts';
import { articlesSlice } from './articles/articles.slice.ts';
import { atsSlice } from './ats/ats.slice.ts';
import { auditSlice } from './audit/audit.slice.ts';
import { authSlice } from './auth/auth.slice.ts';
import { billingSlice } from './billing/billing.slice.ts';
import { bookmarksSlice } from './bookmarks/bookmarks.slice.ts';
import { cvAnalysesSlice } from './cv-analyses/cv-analyses.slice.ts';
import type { Slice } from './define-slice.ts';
import { emmaSlice } from './emma/emma.slice.ts';
import { employerMediaSlice } from './employer-media/employer-media.slice.ts';
import { employerOverviewSlice } from './employer-overview/employer-overview.slice.ts';
import { employerSettingsSlice } from './employer-settings/employer-settings.slice.ts';
import { employerVerificationsSlice } from './employer-verifications/employer-verifications.slice.ts';
import { employersSlice } from './employers/employers.slice.ts';
import { errorReportsSlice } from './error-reports/error-reports.slice.ts';
import { employerFeedsSlice } from './feeds/employer-feeds.slice.ts';
import { feedsSlice } from './feeds/feeds.slice.ts';
import { filesSlice } from './files/files.slice.ts';
import { healthSlice } from './health/health.slice.ts';
import { helpArticlesSlice } from './help-articles/help-articles.slice.ts';
import { hiddenEmployersSlice } from './hidden-employers/hidden-employers.slice.ts';
import { ideasSlice } from './ideas/ideas.slice.ts';
import { inboundMailsSlice } from './inbound-mails/inbound-mails.slice.ts';
import { jobAlertsSlice } from './job-alerts/job-alerts.slice.ts';
import { jobPostingsSlice } from './job-postings/job-postings.slice.ts';
import { jobsSlice } from './jobs/jobs.slice.ts';
import { mailsSlice } from './mails/mails.slice.ts';
import { marketSlice } from './market/market.slice.ts';
import { matchingSlice } from './matching/matching.slice.ts';
import { mediaSlice } from './media/media.slice.ts';
import { messageTemplatesSlice } from './message-templates/message-templates.slice.ts';
import { messagesSlice } from './messages/messages.slice.ts';
import { newsletterSlice } from './newsletter/newsletter.slice.ts';
import { notificationsSlice } from './notifications/notifications.slice.ts';
import { occupationsSlice } from './occupations/occupations.slice.ts';
import { operatorSettingsSlice } from './operator-settings/operator-settings.slice.ts';
import { ownEmployersSlice } from './own-employers/own-employers.slice.ts';
import { ownJobsSlice } from './own-jobs/own-jobs.slice.ts';
import { placesSlice } from './places/places.slice.ts';
import { preferencesSlice } from './preferences/preferences.slice.ts';
import { receivedApplicationsSlice } from './received-applications/received-applications.slice.ts';
import { reportsSlice } from './reports/reports.slice.ts';
import { rpcSlice } from './rpc/rpc.slice.ts';
import { salariesSlice } from './salaries/salaries.slice.ts';
import { seekerProfilesSlice } from './seeker-profiles/seeker-profiles.slice.ts';
import { sitemapSlice } from './sitemap/sitemap.slice.ts';
import { socialSlice } from './social/social.slice.ts';
import { statisticsSlice } from './statistics/statistics.slice.ts';
import { stayKnownSlice } from './stay-known/stay-known.slice.ts';
import { suggestionsSlice } from './suggestions/suggestions.slice.ts';
import { supportTicketsSlice } from './support-tickets/support-tickets.slice.ts';
import { talentPoolSlice } from './talent-pool/talent-pool.slice.ts';
import { teamSlice } from './team/team.slice.ts';
import { testimonialsSlice } from './testimonials/testimonials.slice.ts';
import { textProposalsSlice } from './text-proposals/text-proposals.slice.ts';
import { webhooksSlice } from './webhooks/webhooks.slice.ts';

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
  stayKnownSlice,
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
