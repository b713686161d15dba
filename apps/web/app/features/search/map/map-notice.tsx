import { formatNumber } from '@stellenvisite/contract/format-number';
import type { MapCluster } from '@stellenvisite/contract/job-map.schema';
import type { Map as GlMap } from 'maplibre-gl';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import type { MapAnswer } from './use-map-answer.ts';

/** Says how many jobs are in view, and what to do where there are none or none could be loaded. */
export function MapNotice({ map, found: { answer, hasFailed, retry } }: { map: GlMap; found: MapAnswer }) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const count = answer ? countInView(map, answer.clusters) : 0;
  const text = answer ? t('map.inView', { count, formatted: formatNumber(count, locale) }) : t('map.loading');
  return (
    <div className="jm-notice">
      <p role="status" className={answer && count > 0 && !hasFailed ? 'visually-hidden' : undefined}>
        {hasFailed ? t('map.failed') : text}
      </p>
      {hasFailed && (
        <Button variant="secondary" size="s" onClick={retry}>
          {t('map.retry')}
        </Button>
      )}
    </div>
  );
}

function countInView(map: GlMap, clusters: readonly MapCluster[]): number {
  const view = map.getBounds();
  return clusters.filter(({ lon, lat }) => view.contains([lon, lat])).reduce((sum, { count }) => sum + count, 0);
}
