const KM_A_DEGREE = 111.32;
const CORNERS = 96;

export type Around = { lat: number; lon: number; radiusKm: number };

/** A circle on the ground as a closed line of points. */
export function circleAround({ lat, lon, radiusKm }: Around): [lon: number, lat: number][] {
  const high = radiusKm / KM_A_DEGREE;
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    const y = lat + high * Math.sin(angle);
    return [lon + (high * Math.cos(angle)) / Math.cos((y * Math.PI) / 180), y];
  });
}
