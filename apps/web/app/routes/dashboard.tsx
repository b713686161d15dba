import type { Account } from '@stellenvisite/contract/accounts.schema';
import { useTranslation } from 'react-i18next';
import { useJobCount } from '../api/use-job-count.ts';
import { wishSearch } from '../api/wish-search.ts';
import { ProfilePrompt } from '../features/area/profile-prompt.tsx';
import { DashboardHead } from '../features/dashboard/dashboard-head.tsx';
import { MatchingJobs } from '../features/dashboard/matching-jobs.tsx';
import { OwnSearch } from '../features/dashboard/own-search.tsx';
import { LatestSearches } from '../features/saved-searches/latest-searches.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import { JobListSkeleton } from '../ui/skeletons.tsx';
import type { Route } from './+types/dashboard';

export const handle = { namespaces: ['dashboard', 'account', 'saved-searches', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'dashboard');
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
  const { t } = useTranslation('dashboard');
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
          <MatchingJobs search={search} />
          <LatestSearches />
        </div>
        {account.missing.length > 0 && (
          <div className={account.onboardingComplete ? undefined : 'max-lg:order-first'}>
            <ProfilePrompt account={account} />
          </div>
        )}
      </div>
    </>
  );
}
