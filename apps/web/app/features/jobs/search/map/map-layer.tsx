import type { MapCluster, MapSection } from '@stellenvisite/contract/jobs/job-map.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Maximize, Minus, Plus, X } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { JobCard } from '../../display/job-card.tsx';
import { LABEL_FONT } from './built-in-style.ts';
import { ClusterButtons, clusterKey } from './cluster-buttons.tsx';
import { drawOverlay } from './map-overlay.ts';
import { MAX_ZOOM } from './use-map.ts';
import { fetchMapItems, fitSection, itemsPath, type MapAnswer } from './use-map-answer.ts';

export type Spot = { lat: number; lon: number };

type ClusterPanelProps = { query: string; cluster: MapCluster; asOf: string; onClose: () => void };

export type MapLayerProps = {
  map: GlMap;
  query: string;
  found: MapAnswer;
  asOf: string;
  pointed: Spot | null;
  /** Names of towns are ours, and keep clear of the cells. */
  isOwnStyle: boolean;
};

const NOTHING: readonly MapCluster[] = [];

/** Draws the clusters on the map and the cards over it. */
export function MapLayer({ map, query, found, asOf, pointed, isOwnStyle }: MapLayerProps) {
  const [chosen, setChosen] = useState<MapCluster | null>(null);
  const clusters = found.answer?.clusters ?? NOTHING;
  useEffect(() => (isOwnStyle ? reserveCells(map, clusters) : undefined), [map, clusters, isOwnStyle]);
  const choose = (cluster: MapCluster) => {
    if (isOnePlace(cluster) || map.getZoom() >= MAX_ZOOM - 0.5) return setChosen(cluster);
    setChosen(null);
    zoomInto(map, cluster, found.zoom);
  };
  const close = () => {
    setChosen(null);
    const at = clusters.findIndex((cluster) => chosen && clusterKey(cluster) === clusterKey(chosen));
    const spot = map.getCanvasContainer().querySelectorAll<HTMLElement>('.jm-spot')[at];
    (spot ?? map.getCanvas()).focus({ preventScroll: true });
  };
  return (
    <>
      {createPortal(
        <>
          <ClusterButtons map={map} clusters={clusters} chosen={chosen} onChoose={choose} />
          {pointed && <PointedSpot map={map} spot={pointed} />}
        </>,
        map.getCanvasContainer(),
      )}
      <MapControls map={map} bounds={found.answer?.bounds ?? null} />
      {chosen && <ClusterPanel query={query} cluster={chosen} asOf={asOf} onClose={close} />}
      <MapNotice map={map} found={found} />
    </>
  );
}

const isOnePlace = ({ west, south, east, north }: MapCluster) => west === east && south === north;

/** Zooms at least one step closer than the clusters were counted for; pressing again before the next answer changes nothing. */
function zoomInto(map: GlMap, { west, south, east, north }: MapCluster, countedAt: number): void {
  const camera = map.cameraForBounds([west, south, east, north], { padding: 64, maxZoom: MAX_ZOOM });
  const zoom = Math.min(Math.max(camera?.zoom ?? 0, countedAt + 1), MAX_ZOOM);
  map.easeTo({ center: [(west + east) / 2, (south + north) / 2], zoom, duration: 500 });
}

/** Says how many jobs are in view, and what to do where there are none or none could be loaded. */
function MapNotice({ map, found: { answer, hasFailed, retry } }: { map: GlMap; found: MapAnswer }) {
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

/** Unseen numbers under the cells, about as large as they: names of towns keep clear of them. */
function reserveCells(map: GlMap, clusters: readonly MapCluster[]): () => void {
  return drawOverlay(map, {
    source: 'cells',
    shape: {
      type: 'FeatureCollection',
      features: clusters.map(({ lon, lat, count }) => ({
        type: 'Feature',
        properties: { text: count === 1 ? '·' : `${count}` },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    },
    layers: () => [
      {
        id: 'cells',
        type: 'symbol',
        source: 'cells',
        layout: {
          'text-field': ['get', 'text'],
          'text-font': LABEL_FONT,
          'text-size': 14,
          'text-padding': 7,
          'text-allow-overlap': true,
        },
        paint: { 'text-opacity': 0 },
      },
    ],
  });
}

/** Renders the jobs of one place, over the map. */
function ClusterPanel({ query, cluster, asOf, onClose }: ClusterPanelProps) {
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
        {items.length === 0 && !hasFailed && <Skeleton className="m-5 h-36" />}
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

/** Returns the jobs of a cluster, page by page. */
function useMapItems(query: string, cluster: MapCluster) {
  const { data, isError, hasNextPage, isFetchingNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['get', '/api/jobs/map/items', itemsPath(query, cluster, 1)],
    queryFn: ({ pageParam, signal }) => fetchMapItems(itemsPath(query, cluster, pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.flatMap(({ items }) => items).length < total ? pages.length + 1 : undefined,
  });
  return {
    items: data?.pages.flatMap(({ items }) => items) ?? [],
    /** None before the first answer. */
    total: data?.pages.at(-1)?.total,
    hasFailed: isError && !isFetching,
    hasMore: hasNextPage && !isFetchingNextPage,
    more: () => void (data ? fetchNextPage() : refetch()),
  };
}

export function MapControls({ map, bounds }: { map: GlMap; bounds: MapSection | null }) {
  const { t } = useTranslation('search');
  return (
    <div className="jm-controls">
      <IconButton label={t('map.zoomIn')} icon={<Plus size={20} />} onClick={() => map.zoomIn({ duration: 250 })} />
      <IconButton label={t('map.zoomOut')} icon={<Minus size={20} />} onClick={() => map.zoomOut({ duration: 250 })} />
      {bounds && (
        <IconButton label={t('map.showAll')} icon={<Maximize size={18} />} onClick={() => fitSection(map, bounds)} />
      )}
    </div>
  );
}

/** Where the job is that somebody points at in the list: yellow, since it is theirs. */
export function PointedSpot({ map, spot }: { map: GlMap; spot: Spot }) {
  const pin = useRef<HTMLElement>(null);
  const { lat, lon } = spot;
  useLayoutEffect(() => {
    const place = () => {
      const { x, y } = map.project([lon, lat]);
      if (pin.current) pin.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    };
    place();
    map.on('move', place);
    return () => {
      map.off('move', place);
    };
  }, [map, lat, lon]);
  return <i ref={pin} className="jm-pin" aria-hidden="true" />;
}
