import { useTranslation } from 'react-i18next';
import { TestimonialsAdmin } from '../../features/content/testimonials/testimonials-admin.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';

export const handle = { title: 'testimonials:admin.title', namespaces: ['testimonials', 'admin-area', 'problems'] };

export default function Page() {
  const { t } = useTranslation('testimonials', { keyPrefix: 'admin' });
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <TestimonialsAdmin />
    </AdminPage>
  );
}
