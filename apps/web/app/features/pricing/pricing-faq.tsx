import { useTranslation } from 'react-i18next';
import { Accordion } from '../../ui/accordion.tsx';

const QUESTIONS = ['slot', 'renewal', 'ranking', 'applications', 'speed'] as const;

export function PricingFaq() {
  const { t } = useTranslation('pricing');
  return (
    <Accordion
      items={QUESTIONS.map((id) => ({
        id,
        summary: t(`faq.${id}.question`),
        content: t(`faq.${id}.answer`),
      }))}
    />
  );
}
