import { formatNumber } from '@stellenvisite/contract/format-number';
import type { MapCluster } from '@stellenvisite/contract/job-map.schema';
import { clsx } from 'clsx';
import type { Map as GlMap } from 'maplibre-gl';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { placeOf } from './name-cluster.ts';
import { useArrowKeys, useHeldFocus, usePlacement } from './use-cluster-layer.ts';

export type ClusterButtonsProps = {
  map: GlMap;
  clusters: readonly MapCluster[];
  chosen: MapCluster | null;
  onChoose: (cluster: MapCluster) => void;
};

export const clusterKey = ({ lat, lon, count }: MapCluster) => `${lat} ${lon} ${count}`;

/** One stop for the Tab key; arrows go from cluster to cluster as they lie on the map, plus and minus are the map's own. */
export function ClusterButtons({ map, clusters, chosen, onChoose }: ClusterButtonsProps) {
  const { t } = useTranslation('search');
  const labelOf = useClusterLabel();
  const group = useRef<HTMLFieldSetElement>(null);
  const [stop, setStop] = useState('');
  const [first] = clusters;
  const stopKey = clusters.some((cluster) => clusterKey(cluster) === stop) || !first ? stop : clusterKey(first);
  usePlacement(group, map, clusters);
  useArrowKeys(group);
  const held = useHeldFocus(group, map, clusters);
  return (
    <fieldset ref={group} className="jm-clusters" aria-label={t('map.clusters')} onBlur={held.release}>
      {clusters.map((cluster) => (
        <button
          key={clusterKey(cluster)}
          type="button"
          className={clsx('jm-spot', cluster.count === 1 ? `jm-dot tint-${cluster.category}` : 'jm-cell')}
          aria-label={labelOf(cluster)}
          aria-pressed={chosen !== null && clusterKey(chosen) === clusterKey(cluster)}
          tabIndex={clusterKey(cluster) === stopKey ? 0 : -1}
          onFocus={() => {
            setStop(clusterKey(cluster));
            held.hold(cluster);
          }}
          onClick={() => onChoose(cluster)}
        >
          <CellText count={cluster.count} />
        </button>
      ))}
    </fieldset>
  );
}

function CellText({ count }: { count: number }) {
  const locale = useLocale();
  return <span className="num">{count > 1 && formatNumber(count, locale)}</span>;
}

export function useClusterLabel() {
  const { t } = useTranslation('search');
  const locale = useLocale();
  return (cluster: MapCluster): string => {
    const { count, title, place } = cluster;
    if (count === 1) return t('map.single', { title, place });
    return t('map.cluster', { count, formatted: formatNumber(count, locale), place: placeOf(cluster) });
  };
}
