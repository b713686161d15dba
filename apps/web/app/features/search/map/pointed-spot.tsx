import type { Map as GlMap } from 'maplibre-gl';
import { useLayoutEffect, useRef } from 'react';

export type Spot = { lat: number; lon: number };

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
