import { formatNumber } from '@stellenvisite/contract/format-number';
import type { MapCluster } from '@stellenvisite/contract/job-map.schema';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { JobCard } from '../../jobs/shared/job-card.tsx';
import { useMapItems } from './use-map-items.ts';

export type ClusterPanelProps = { query: string; cluster: MapCluster; asOf: string; onClose: () => void };

/** The jobs of one place, over the map. */
export function ClusterPanel({ query, cluster, asOf, onClose }: ClusterPanelProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const { items, total, hasMore, hasFailed, more } = useMapItems(query, cluster);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const count = total ?? cluster.count;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every other place is read from its heading on
  useEffect(() => heading.current?.focus({ preventScroll: true }), [cluster]);

  return (
    <section
      className="jm-panel"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {t('map.at', { count, formatted: formatNumber(count, locale), place: cluster.place })}
        </h2>
        <IconButton label={t('map.close')} icon={<X size={20} />} onClick={onClose} />
      </header>
      <div className="jm-panel-body">
        <ul>
          {items.map((job) => (
            <li key={job.id}>
              <JobCard job={job} asOf={asOf} as="h3" stack />
            </li>
          ))}
        </ul>
        {items.length === 0 && !hasFailed && <Bone className="m-5 h-36" />}
        {hasFailed && <p className="p-5">{t('map.failed')}</p>}
        {(hasMore || hasFailed) && (
          <Button variant="secondary" size="s" className="m-5 mt-1" onClick={more}>
            {t(hasFailed ? 'map.retry' : 'map.more')}
          </Button>
        )}
      </div>
    </section>
  );
}
