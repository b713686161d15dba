import { useTranslation } from 'react-i18next';
import { AccountLinks } from '../features/employer-settings/account-links.tsx';
import { AnswerPromisePanel } from '../features/employer-settings/answer-promise-panel.tsx';
import { InterfacesLink } from '../features/employer-settings/interfaces-link.tsx';
import { NotificationPreferences } from '../features/notifications/notification-preferences.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { useSession } from '../session/use-session.ts';
import '../features/notifications/notifications.css';
import type { Route } from './+types/employer-dashboard-settings';

export const handle = { namespaces: ['employer-settings', 'notifications', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'employer-settings');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/employer-dashboard/einstellungen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardSettingsPage() {
  const { t } = useTranslation('employer-settings');
  const { account } = useSession();
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <AnswerPromisePanel />
      <div className="my-4">
        <NotificationPreferences email={account?.email ?? null} />
      </div>
      <InterfacesLink />
      <AccountLinks />
    </>
  );
}
