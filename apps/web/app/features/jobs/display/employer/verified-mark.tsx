import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Next to the name of an employer whose profile is proven to belong to its domain. */
export function VerifiedMark({ size = 16 }: { size?: number }) {
  const { t } = useTranslation('job-fields');
  return (
    <span className="verified" title={t('verified')}>
      <BadgeCheck size={size} aria-hidden="true" />
      <span className="visually-hidden">{t('verified')}</span>
    </span>
  );
}
