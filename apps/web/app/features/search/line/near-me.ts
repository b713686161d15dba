import type { Place } from '@stellenvisite/contract/places.schema';

export const NEAR_ME_PROBLEMS = ['unsupported', 'denied', 'timeout', 'unavailable', 'abroad', 'failed'] as const;
export type NearMeProblem = (typeof NEAR_ME_PROBLEMS)[number];
export type NearMe = { text: string } | { problem: NearMeProblem };

/** `GeolocationPositionError.code` by its number. */
const POSITION_PROBLEMS: readonly NearMeProblem[] = ['unavailable', 'denied', 'unavailable', 'timeout'];
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 };

type Spot = { lat: string; lon: string };
type Means = {
  geolocation?: Pick<Geolocation, 'getCurrentPosition'> | undefined;
  /** Asks the server for the place nearest to a spot. */
  findPlace: (spot: Spot) => Promise<{ data?: Pick<Place, 'text'>; response: Response }>;
};

/** Asks the browser where it is, on request only, and the server for the place there. The server learns it to a kilometre. */
export async function findNearMe({ geolocation, findPlace }: Means): Promise<NearMe> {
  if (!geolocation) return { problem: 'unsupported' };
  try {
    const position = await new Promise<GeolocationPosition>((resolve, reject) => {
      geolocation.getCurrentPosition(resolve, reject, OPTIONS);
    });
    const { latitude, longitude } = position.coords;
    const { data, response } = await findPlace({ lat: latitude.toFixed(2), lon: longitude.toFixed(2) });
    if (response.status === 404) return { problem: 'abroad' };
    return data ? { text: data.text } : { problem: 'failed' };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): NearMeProblem {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return (typeof code === 'number' && POSITION_PROBLEMS[code]) || 'failed';
}
