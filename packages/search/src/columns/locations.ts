import { createPackedTexts } from './packed-texts.ts';

export type StoredLocation = {
  lat: number;
  lon: number;
  /** By number in the store. */
  region: number;
  country: number;
};

/** Where jobs are, each location once: a million jobs lie at a few thousand locations. */
export type Locations = {
  readonly size: number;
  /** A location that is new gets the next number. */
  numberOf(locationId: StoredLocation): number;
  /** By number, with spare capacity. */
  lat: Float32Array;
  lon: Float32Array;
  region: Uint16Array;
  country: Uint8Array;
};

const FIRST_LOCATIONS = 256;

export function createLocations(): Locations {
  const known = createPackedTexts();
  const locations: Locations = {
    ...createColumns(FIRST_LOCATIONS),
    get size() {
      return known.size;
    },
    numberOf({ lat, lon, region, country }) {
      const before = known.size;
      const number = known.numberOf(`${lat} ${lon} ${region} ${country}`);
      if (number < before) return number;
      if (number >= locations.lat.length) grow(locations);
      locations.lat[number] = lat;
      locations.lon[number] = lon;
      locations.region[number] = region;
      locations.country[number] = country;
      return number;
    },
  };
  return locations;
}

function createColumns(capacity: number) {
  return {
    lat: new Float32Array(capacity),
    lon: new Float32Array(capacity),
    region: new Uint16Array(capacity),
    country: new Uint8Array(capacity),
  };
}

function grow(locations: Locations): void {
  const { lat, lon, region, country } = createColumns(Math.ceil(locations.lat.length * 1.5));
  lat.set(locations.lat);
  lon.set(locations.lon);
  region.set(locations.region);
  country.set(locations.country);
  locations.lat = lat;
  locations.lon = lon;
  locations.region = region;
  locations.country = country;
}
