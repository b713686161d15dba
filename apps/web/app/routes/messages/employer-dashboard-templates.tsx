import { useTranslation } from 'react-i18next';
import { TemplatesScreen } from '../../features/messages/templates/templates-screen.tsx';

export const handle = { title: 'message-templates:title', namespaces: ['message-templates', 'problems'] };

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
