import type { MapCluster } from '@stellenvisite/contract/job-map.schema';
import type { Map as GlMap } from 'maplibre-gl';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isArrow, stepFrom } from './step-to-cluster.ts';

type Group = RefObject<HTMLElement | null>;

const buttonsOf = (group: Group) => [...(group.current?.querySelectorAll('button') ?? [])];
const isInView = ({ style }: HTMLElement) => style.visibility !== 'hidden';

/** Keeps each button on its place while the map moves; what has left the view cannot be reached by keys either. */
export function usePlacement(group: Group, map: GlMap, clusters: readonly MapCluster[]): void {
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
export function useArrowKeys(group: Group): void {
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

const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** A cluster that had the focus may part, join or leave the view when the map moves: the nearest one in view then takes it over. */
export function useHeldFocus(group: Group, map: GlMap, clusters: readonly MapCluster[]) {
  const held = useRef<MapCluster | null>(null);
  useEffect(() => {
    const takeOver = () => {
      if (!held.current || !isFocusLost()) return;
      const from = map.project([held.current.lon, held.current.lat]);
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
      held.current = cluster;
    },
    release: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) held.current = null;
    },
  };
}

/** A browser takes the focus from what was removed or hidden, from the latter only with the next picture. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === document.body || (focused instanceof HTMLElement && !isInView(focused));
}
