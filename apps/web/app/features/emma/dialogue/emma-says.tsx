import { useTranslation } from 'react-i18next';

/** Over every answer: who speaks, and that it is an AI. */
export function EmmaSays() {
  const { t } = useTranslation('emma');
  return (
    <p className="ea-who">
      <span className="ea-mono" aria-hidden="true">
        {t('ai')}
      </span>
      {t('who')}
    </p>
  );
}
