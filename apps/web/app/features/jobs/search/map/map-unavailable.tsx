import { Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';

/** Where no map can be drawn or loaded: nothing is lost, the list has it all. */
export function MapUnavailable({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('search');
  return (
    <section className="jm-unavailable" aria-label={t('map.label')}>
      <MapIcon size={32} />
      <p role="status">
        <b>{t('map.unavailable')}</b> {t('map.unavailableText')}
      </p>
      <Button variant="secondary" onClick={onLeave}>
        {t('map.toList')}
      </Button>
    </section>
  );
}
