import { useTranslation } from 'react-i18next';
import { TestimonialForm } from '../../features/content/testimonials/testimonial-form.tsx';

export const handle = { title: 'testimonials:title', namespaces: ['testimonials', 'problems'] };

export default function Testimonial() {
  const { t } = useTranslation('testimonials');
  return (
    <div className="wrap grid max-w-3xl gap-6 py-12">
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="text-ink-2">{t('lead')}</p>
      <TestimonialForm />
    </div>
  );
}
