import { createPackedTexts } from './packed-texts.ts';

export type Spot = {
  lat: number;
  lon: number;
  /** By number in the store. */
  region: number;
  country: number;
};

/** Where jobs are, each spot once: jobs lie in towns, so a million of them are at a few thousand spots. */
export type Spots = {
  readonly size: number;
  /** A spot that is new gets the next number. */
  numberOf(spot: Spot): number;
  /** By number, with room for more. */
  lat: Float32Array;
  lon: Float32Array;
  region: Uint16Array;
  country: Uint8Array;
};

const FIRST_SPOTS = 256;

export function createSpots(): Spots {
  const known = createPackedTexts();
  const spots: Spots = {
    ...createColumns(FIRST_SPOTS),
    get size() {
      return known.size;
    },
    numberOf({ lat, lon, region, country }) {
      const before = known.size;
      const number = known.numberOf(`${lat} ${lon} ${region} ${country}`);
      if (number < before) return number;
      if (number >= spots.lat.length) grow(spots);
      spots.lat[number] = lat;
      spots.lon[number] = lon;
      spots.region[number] = region;
      spots.country[number] = country;
      return number;
    },
  };
  return spots;
}

function createColumns(capacity: number) {
  return {
    lat: new Float32Array(capacity),
    lon: new Float32Array(capacity),
    region: new Uint16Array(capacity),
    country: new Uint8Array(capacity),
  };
}

function grow(spots: Spots): void {
  const { lat, lon, region, country } = createColumns(Math.ceil(spots.lat.length * 1.5));
  lat.set(spots.lat);
  lon.set(spots.lon);
  region.set(spots.region);
  country.set(spots.country);
  spots.lat = lat;
  spots.lon = lon;
  spots.region = region;
  spots.country = country;
}
