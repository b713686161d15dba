import { useTranslation } from 'react-i18next';

export function OrderKeys() {
  const { t } = useTranslation('employer-media');
  return (
    <p className="md-keys">
      <b>{t('order.title')}</b>
      <span>
        <kbd>{t('order.space')}</kbd> {t('order.lift')}
      </span>
      <span>
        {['←', '→', '↑', '↓'].map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        {t('order.move')}
      </span>
      <span>
        <kbd>{t('order.space')}</kbd> {t('order.drop')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('order.cancel')}
      </span>
    </p>
  );
}
