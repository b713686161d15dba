import type { Account } from '@stellenvisite/contract/accounts.schema';
import { useTranslation } from 'react-i18next';
import { ProfilePrompt } from '../features/accounts/area/profile-prompt.tsx';
import { DashboardHead } from '../features/accounts/dashboard/dashboard-head.tsx';
import { MatchingJobs } from '../features/accounts/dashboard/matching-jobs.tsx';
import { OwnSearch } from '../features/accounts/dashboard/own-search.tsx';
import { useJobCount } from '../features/accounts/use-job-count.ts';
import { wishSearch } from '../features/accounts/wish-search.ts';
import { Figures } from '../features/applications/overview/figures.tsx';
import { FirstSteps } from '../features/applications/overview/first-steps.tsx';
import { LatestApplications } from '../features/applications/overview/latest-applications.tsx';
import { NextInterview } from '../features/applications/overview/next-interview.tsx';
import { useOverview } from '../features/applications/overview/use-overview.ts';
import { useWeekLead } from '../features/applications/overview/use-week-lead.ts';
import { WeekRoster } from '../features/applications/overview/week-roster.tsx';
import { SavedShortList } from '../features/bookmarks/saved-short-list.tsx';
import { useBookmarkCount } from '../features/bookmarks/shared/bookmark-store.ts';
import { CvLink } from '../features/cv-analyses/shared/cv-link.tsx';
import { LatestAlerts } from '../features/job-alerts/latest-alerts.tsx';
import { JobListSkeleton } from '../features/jobs/shared/job-skeletons.tsx';
import { Recommendations } from '../features/matching/recommendations/recommendations.tsx';
import { DashboardPrompt } from '../features/seeker-profiles/shared/dashboard-prompt.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { $api } from '../session/queries.ts';
import { RequireSession } from '../session/require-session.tsx';
import '../features/applications/applications.css';
import '../features/applications/overview/overview.css';
import '../features/matching/recommendations/recommendations.css';
import type { Route } from './+types/dashboard';

export const handle = {
  namespaces: [
    'accounts',
    'applications',
    'bookmarks',
    'matching',
    'job-alerts',
    'seeker-profiles',
    'job-fields',
    'problems',
  ],
};

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'accounts', 'dashboard');
  return {
    meta: pageMeta(context, {
      title: t('seeker.meta.title'),
      description: t('seeker.meta.description'),
      path: '/dashboard',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function DashboardPage() {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const waiting = (
    <>
      <DashboardHead name={null} lead={t('seeker.lead')} />
      <JobListSkeleton count={3} />
    </>
  );
  return (
    <RequireSession role={['job_seeker']} skeleton={waiting}>
      {(seeker) => <SeekerOverview account={seeker} />}
    </RequireSession>
  );
}

/** What waits for the person first: the next interview or, without one, the own search; then the week and the applications. */
function SeekerOverview({ account }: { account: Account }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const { newest, newMatches, next, week, now } = useOverview();
  const { data: profile } = $api.useQuery('get', '/api/profile');
  const lead = useWeekLead(week) ?? t('seeker.lead');
  const hasSaved = (useBookmarkCount('job') ?? 0) > 0;
  const search = wishSearch(account.onboarding).toString();
  const applications = newest.data;
  return (
    <>
      <DashboardHead name={account.fullName || null} lead={lead}>
        <Figures applications={applications} newMatches={newMatches} />
      </DashboardHead>
      {next ? <NextInterview application={next} now={now} /> : <WishedSearch account={account} search={search} />}
      {week && <WeekRoster week={week} wishes={profile?.data.week ?? null} />}
      {applications && applications.counts.all > 0 && (
        <LatestApplications applications={applications} asOf={new Date(newest.dataUpdatedAt).toISOString()} />
      )}
      {applications?.counts.all === 0 && (
        <FirstSteps isProfileComplete={account.missing.length === 0} hasSaved={hasSaved} />
      )}
      <div className="dash">
        <div>
          <Recommendations fallback={<MatchingJobs search={search} />} />
          <LatestAlerts />
        </div>
        <div className={account.onboardingComplete ? undefined : 'max-lg:order-first'}>
          {account.onboardingComplete ? <DashboardPrompt /> : <ProfilePrompt account={account} />}
          <p>
            <CvLink />
          </p>
          <SavedShortList />
        </div>
      </div>
    </>
  );
}

function WishedSearch({ account, search }: { account: Account; search: string }) {
  const count = useJobCount(search);
  return <OwnSearch wishes={account.onboarding} search={search} count={count} />;
}
