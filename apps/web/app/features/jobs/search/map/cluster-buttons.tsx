import type { MapCluster } from '@stellenvisite/contract/jobs/job-map.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import type { Map as GlMap } from 'maplibre-gl';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';
import cities from './map-cities.json';

type Spot = { x: number; y: number };

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The weight of sideways distance, so that an arrow key moves in its direction. */
const ASIDE = 2;

export const isArrow = (key: string): boolean => key in DIRECTIONS;

type Group = RefObject<HTMLElement | null>;

const buttonsOf = (group: Group) => [...(group.current?.querySelectorAll('button') ?? [])];

const isInView = ({ style }: HTMLElement) => style.visibility !== 'hidden';

const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

export type ClusterButtonsProps = {
  map: GlMap;
  clusters: readonly MapCluster[];
  chosen: MapCluster | null;
  onChoose: (cluster: MapCluster) => void;
};

export const clusterKey = ({ lat, lon, count }: MapCluster) => `${lat} ${lon} ${count}`;

/** Renders one stop for the Tab key; arrows go from cluster to cluster as they lie on the map, plus and minus are the map's own. */
export function ClusterButtons({ map, clusters, chosen, onChoose }: ClusterButtonsProps) {
  const { t } = useTranslation('search');
  const labelOf = useClusterLabel();
  const group = useRef<HTMLFieldSetElement>(null);
  const [stop, setStop] = useState('');
  const [first] = clusters;
  const stopKey = clusters.some((cluster) => clusterKey(cluster) === stop) || !first ? stop : clusterKey(first);
  usePlacement(group, map, clusters);
  useArrowKeys(group);
  const focusRecovery = useFocusRecovery(group, map, clusters);
  return (
    <fieldset ref={group} className="jm-clusters" aria-label={t('map.clusters')} onBlur={focusRecovery.release}>
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
            focusRecovery.hold(cluster);
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

/** The largest town among its jobs, which people know better than the one in its middle. */
export function placeOf({ west, south, east, north, place }: MapCluster): string {
  // Largest first.
  const town = cities.find(([, lon, lat]) => {
    const [x, y] = [Number(lon), Number(lat)];
    return x >= west && x <= east && y >= south && y <= north;
  });
  return town ? String(town[0]) : place;
}

/** Keeps each button on its place while the map moves; what has left the view cannot be reached by keys either. */
function usePlacement(group: Group, map: GlMap, clusters: readonly MapCluster[]): void {
  useLayoutEffect(() => {
    const buttons = buttonsOf(group);
    const place = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      for (const [index, { lon, lat }] of clusters.entries()) {
        const button = buttons[index];
        if (!button) continue;
        const { x, y } = map.project([lon, lat]);
        button.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
        button.style.visibility = x >= 0 && y >= 0 && x <= width && y <= height ? '' : 'hidden';
      }
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [group, map, clusters]);
}

/** Listens on the group itself: further out the map would take the arrows for its own. */
function useArrowKeys(group: Group): void {
  useEffect(() => {
    const element = group.current;
    const step = (event: KeyboardEvent) => {
      if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const buttons = buttonsOf(group).filter(isInView);
      const spots = buttons.map((button) => middleOf(button.getBoundingClientRect()));
      const from = spots[buttons.indexOf(event.target as HTMLButtonElement)];
      const next = from ? buttons[stepFrom(from, spots, event.key)] : undefined;
      next?.focus({ preventScroll: true });
    };
    element?.addEventListener('keydown', step);
    return () => element?.removeEventListener('keydown', step);
  }, [group]);
}

/** A cluster that had the focus may part, join or leave the view when the map moves: the nearest one in view then takes it over. */
function useFocusRecovery(group: Group, map: GlMap, clusters: readonly MapCluster[]) {
  const focusRecovery = useRef<MapCluster | null>(null);
  useEffect(() => {
    const takeOver = () => {
      if (!focusRecovery.current || !isFocusLost()) return;
      const from = map.project([focusRecovery.current.lon, focusRecovery.current.lat]);
      const inView = buttonsOf(group).flatMap((button, index) => {
        const cluster = clusters[index];
        return cluster && isInView(button)
          ? [{ button, away: map.project([cluster.lon, cluster.lat]).dist(from) }]
          : [];
      });
      const nearest = inView.sort((one, other) => one.away - other.away)[0];
      nearest?.button.focus({ preventScroll: true });
    };
    takeOver();
    map.on('moveend', takeOver);
    return () => void map.off('moveend', takeOver);
  }, [group, map, clusters]);
  return {
    hold: (cluster: MapCluster) => {
      focusRecovery.current = cluster;
    },
    release: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focusRecovery.current = null;
    },
  };
}

/** A browser takes the focus from what was removed or hidden, from the latter only with the next picture. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === document.body || (focused instanceof HTMLElement && !isInView(focused));
}

/** Which of the spots an arrow key leads to; -1 where nothing lies that way. */
export function stepFrom(from: Spot, spots: readonly Spot[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  const [dx, dy] = direction;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const way = ahead + aside * ASIDE;
    if (ahead < 1 || aside > ahead * ASIDE || way >= least) continue;
    best = index;
    least = way;
  }
  return best;
}
