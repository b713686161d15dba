import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country } from '@stellenvisite/contract/jobs/countries';
import { countrySchema } from '@stellenvisite/contract/jobs/countries.schema';
import { foldPlaceSpelling } from './fold-place-name.ts';

export type PlaceRow = {
  id: number;
  name: string;
  folded: string;
  slug: string;
  region: string;
  country: Country;
  lat: number;
  lon: number;
  population: number;
  district: boolean;
};
export type PostcodeRow = { country: Country; code: string; placeId: number; lat: number; lon: number };

export function readPlaces(): PlaceRow[] {
  return readRows('places.tsv', ([id, name = '', slug = '', region = '', country, lat, lon, population, district]) => ({
    id: Number(id),
    name,
    folded: foldPlaceSpelling(name),
    slug,
    region,
    country: countrySchema.parse(country),
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
    district: district === '1',
  }));
}

export function readPostcodes(): PostcodeRow[] {
  return readRows('postcodes.tsv', ([country, code = '', placeId, lat, lon]) => ({
    country: countrySchema.parse(country),
    code,
    placeId: Number(placeId),
    lat: Number(lat),
    lon: Number(lon),
  }));
}

export type DistrictRow = {
  country: Country;
  town: string;
  name: string;
  lat: number;
  lon: number;
  population: number;
  postcode: string;
  otherNames: string[];
};

/** Parts of the large towns; places of the first list that are districts too are described in more detail here. */
export function readDistricts(): DistrictRow[] {
  return readRows(
    'districts.tsv',
    ([country, town = '', name = '', lat, lon, population, postcode = '', others = '']) => ({
      country: countrySchema.parse(country),
      town,
      name,
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
      postcode,
      otherNames: others === '' ? [] : others.split(','),
    }),
  );
}

function readRows<T>(file: string, toRow: (fields: string[]) => T): T[] {
  return readFileSync(join(import.meta.dirname, 'data', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => toRow(line.split('\t')));
}
