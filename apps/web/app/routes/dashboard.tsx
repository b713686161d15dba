import type { Account } from '@stellenvisite/contract/accounts.schema';
import { useTranslation } from 'react-i18next';
import { ProfilePrompt } from '../features/accounts/area/profile-prompt.tsx';
import { DashboardHead } from '../features/accounts/dashboard/dashboard-head.tsx';
import { MatchingJobs } from '../features/accounts/dashboard/matching-jobs.tsx';
import { OwnSearch } from '../features/accounts/dashboard/own-search.tsx';
import { useJobCount } from '../features/accounts/use-job-count.ts';
import { wishSearch } from '../features/accounts/wish-search.ts';
import { EndingSoon } from '../features/bookmarks/ending-soon.tsx';
import { JobListSkeleton } from '../features/jobs/shared/job-skeletons.tsx';
import { LatestSearches } from '../features/saved-searches/latest-searches.tsx';
import { DashboardPrompt } from '../features/seeker-profiles/shared/dashboard-prompt.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import type { Route } from './+types/dashboard';

export const handle = {
  namespaces: ['accounts', 'bookmarks', 'saved-searches', 'seeker-profiles', 'job-fields', 'problems'],
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
  const { account } = useSession();
  return (
    <>
      <DashboardHead name={account?.fullName || null} lead={t('seeker.lead')} />
      <RequireSession role={['job_seeker']} skeleton={<JobListSkeleton count={3} />}>
        {(seeker) => <SeekerOverview account={seeker} />}
      </RequireSession>
    </>
  );
}

function SeekerOverview({ account }: { account: Account }) {
  const search = wishSearch(account.onboarding).toString();
  const count = useJobCount(search);
  return (
    <>
      <OwnSearch wishes={account.onboarding} search={search} count={count} />
      <div className="dash">
        <div>
          <EndingSoon />
          <MatchingJobs search={search} />
          <LatestSearches />
        </div>
        <div className={account.onboardingComplete ? undefined : 'max-lg:order-first'}>
          {account.onboardingComplete ? <DashboardPrompt /> : <ProfilePrompt account={account} />}
        </div>
      </div>
    </>
  );
}
