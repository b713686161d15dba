import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';
import { SignalsScreen } from '../../features/talent-pool/moderation/signals-screen.tsx';

export const handle = { title: 'admin-talent-pool:title', namespaces: ['admin-talent-pool', 'problems'] };

export default function AdminTalentPoolPage() {
  const { t } = useTranslation('admin-talent-pool');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton path="/api/admin/talent-pool/signals/file" params={params} name="talentpool" />}
    >
      <SignalsScreen />
    </AdminPage>
  );
}
