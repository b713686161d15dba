import { useTranslation } from 'react-i18next';
import { ProfilePrompt } from '../features/accounts/area/profile-prompt.tsx';
import { AccountPage } from '../features/accounts/settings/account-page.tsx';
import { Panel } from '../features/accounts/settings/panel.tsx';
import { PanelsSkeleton } from '../features/accounts/settings/panels-skeleton.tsx';
import { ProfileForm } from '../features/accounts/settings/profile-form.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/account-profile';

export const handle = { namespaces: ['accounts', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'accounts');
  return {
    meta: pageMeta(context, {
      title: t('profile.meta.title'),
      description: t('profile.meta.description'),
      path: '/konto',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AccountProfilePage() {
  const { t } = useTranslation('accounts');
  const { reload } = useSession();
  return (
    <AccountPage title={t('profile.title')} lead={t('profile.lead')}>
      <RequireSession skeleton={<PanelsSkeleton />}>
        {(account) => (
          <>
            <div className="mb-4 empty:hidden">
              <ProfilePrompt account={account} />
            </div>
            <ProfileForm account={account} onSaved={reload} />
            {account.role !== 'admin' && (
              <Panel title={t('profile.answers.title')} text={t(`profile.answers.${account.role}`)}>
                <div>
                  <LinkButton variant="secondary" to={onboardingOf(account.role)}>
                    {t('profile.answers.change')}
                  </LinkButton>
                </div>
              </Panel>
            )}
          </>
        )}
      </RequireSession>
    </AccountPage>
  );
}

const onboardingOf = (role: 'job_seeker' | 'employer') =>
  role === 'employer' ? '/onboarding-employer' : '/onboarding-jobseeker';
