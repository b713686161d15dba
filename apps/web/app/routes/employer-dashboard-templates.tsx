import { useTranslation } from 'react-i18next';
import { TemplatesScreen } from '../features/message-templates/templates-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/message-templates/templates.css';
import type { Route } from './+types/employer-dashboard-templates';

export const handle = { namespaces: ['message-templates', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'message-templates');
  const path = '/employer-dashboard/einstellungen/vorlagen';
  return { meta: pageMeta(context, { title: t('title'), description: t('lead'), path, isIndexed: false }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardTemplatesPage() {
  const { t } = useTranslation('message-templates');
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <TemplatesScreen />
    </>
  );
}
