import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/identity/accounts/settings/account-page.tsx';
import { Panel } from '../../features/identity/accounts/settings/export-panel.tsx';
import { PanelsSkeleton } from '../../features/identity/accounts/settings/panels-skeleton.tsx';
import { ProfileForm } from '../../features/identity/accounts/settings/profile-form.tsx';
import { DashboardPrompt } from '../../features/seekers/profiles/shared/dashboard-prompt.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { useSession } from '../../session/use-session.ts';
import { ProfilePrompt } from '../../shell/seeker/profile-prompt.tsx';
import { LinkButton } from '../../ui/button.tsx';

export const handle = { title: 'accounts:profile.meta.title', namespaces: ['accounts', 'seeker-profiles', 'problems'] };

export default function AccountProfilePage() {
  const { t } = useTranslation('accounts');
  const { reload } = useSession();
  return (
    <AccountPage title={t('profile.title')} lead={t('profile.lead')}>
      <RequireSession skeleton={<PanelsSkeleton />}>
        {(account) => (
          <>
            <div className="mb-4 empty:hidden">
              {account.role === 'job_seeker' ? <DashboardPrompt /> : <ProfilePrompt account={account} />}
            </div>
            <ProfileForm account={account} onSaved={reload} />
            {account.role !== 'admin' && (
              <Panel
                title={t(`profile.answers.${account.role}.title`)}
                text={t(`profile.answers.${account.role}.text`)}
              >
                <div>
                  <LinkButton variant="secondary" to={FACTS_OF[account.role]}>
                    {t(`profile.answers.${account.role}.change`)}
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

const FACTS_OF = { job_seeker: '/dashboard/profil', employer: '/onboarding-employer' } as const;
