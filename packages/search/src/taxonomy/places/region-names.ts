import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { dropUmlauts, foldPlaceSpelling } from './fold-place-name.ts';

export type Region = { country: Country; region: string };

/** Bundesländer and Kantone as `places.region` names them, with the other names people use. */
const REGION_NAMES: Record<Country, Record<string, readonly string[]>> = {
  DE: {
    'Baden-Württemberg': ['BaWü', 'BW', 'Baden Wuerttemberg'],
    Bayern: ['Bavaria', 'Freistaat Bayern'],
    Berlin: [],
    Brandenburg: [],
    Bremen: [],
    Hamburg: [],
    Hessen: ['Hesse'],
    'Mecklenburg-Vorpommern': ['MV', 'Meck-Pomm', 'Mecklenburg', 'Mecklenburg-Western Pomerania'],
    Niedersachsen: ['Lower Saxony'],
    'Nordrhein-Westfalen': ['NRW', 'North Rhine-Westphalia'],
    'Rheinland-Pfalz': ['RLP', 'Rhineland-Palatinate'],
    Saarland: [],
    Sachsen: ['Saxony', 'Freistaat Sachsen'],
    'Sachsen-Anhalt': ['Saxony-Anhalt'],
    'Schleswig-Holstein': [],
    Thüringen: ['Thuringia', 'Freistaat Thüringen'],
  },
  AT: {
    Burgenland: [],
    Kärnten: ['Carinthia'],
    Niederösterreich: ['NÖ', 'Lower Austria'],
    Oberösterreich: ['OÖ', 'Upper Austria'],
    Salzburg: ['Salzburger Land'],
    Steiermark: ['Styria'],
    Tirol: ['Tyrol'],
    Vorarlberg: [],
    Wien: [],
  },
  CH: {
    Aargau: [],
    'Appenzell Ausserrhoden': [],
    'Appenzell Innerrhoden': [],
    'Basel-Landschaft': ['Baselland'],
    'Basel-Stadt': [],
    Bern: [],
    Freiburg: ['Fribourg'],
    Genf: ['Genève', 'Geneva'],
    Glarus: [],
    Graubünden: ['Grisons'],
    Jura: [],
    Luzern: ['Lucerne'],
    Neuenburg: ['Neuchâtel'],
    Nidwalden: [],
    Obwalden: [],
    Schaffhausen: [],
    Schwyz: [],
    Solothurn: [],
    'St. Gallen': [],
    Tessin: ['Ticino'],
    Thurgau: [],
    Uri: [],
    Waadt: ['Vaud'],
    Wallis: ['Valais'],
    Zug: [],
    Zürich: ['Zurich'],
  },
};

const COUNTRY_NAMES: Record<Country, readonly string[]> = {
  DE: ['Deutschland', 'Germany', 'Bundesrepublik Deutschland', 'DE', 'BRD'],
  AT: ['Österreich', 'Austria', 'AT'],
  CH: ['Schweiz', 'Switzerland', 'CH', 'Suisse', 'Svizzera'],
};

const COUNTRIES_BY_NAME = new Map(
  entriesOf(COUNTRY_NAMES).flatMap(([country, names]) => names.flatMap(spellingsOf).map((name) => [name, country])),
);

/** Every region with the other names people use. */
export const REGIONS: readonly (Region & { otherNames: readonly string[] })[] = entriesOf(REGION_NAMES).flatMap(
  ([country, regions]) => Object.entries(regions).map(([region, otherNames]) => ({ country, region, otherNames })),
);

const REGIONS_BY_NAME = new Map<string, Region>(
  REGIONS.flatMap(({ country, region, otherNames }) =>
    [region, ...otherNames].flatMap(spellingsOf).map((name): [string, Region] => [name, { country, region }]),
  ),
);

/** A town of the same name is meant before its region, so the region is written with what it is. */
const WRITTEN_WITH_LAND = new Set(['Salzburg', 'Bremen']);

/** Towns that are a region of their own are met as towns. */
export const CITY_STATES: ReadonlySet<string> = new Set(['Berlin', 'Hamburg', 'Wien']);

export function countryName(country: Country, language: Language = 'de'): string {
  return COUNTRY_NAMES[country][language === 'de' ? 0 : 1] ?? country;
}

export function countryNames(country: Country): readonly string[] {
  return COUNTRY_NAMES[country].filter((name) => name.length > 2);
}

export function regionName({ country, region }: Region): string {
  if (country === 'CH') return `Kanton ${region}`;
  return WRITTEN_WITH_LAND.has(region) ? `Land ${region}` : region;
}

export function findCountry(folded: string): Country | null {
  return COUNTRIES_BY_NAME.get(folded) ?? null;
}

export function findRegion(folded: string): Region | null {
  return REGIONS_BY_NAME.get(folded) ?? null;
}

/** Folded, and without umlauts as well. */
function spellingsOf(name: string): string[] {
  const folded = foldPlaceSpelling(name);
  return [folded, dropUmlauts(folded)];
}

function entriesOf<V>(record: Record<Country, V>): [Country, V][] {
  return Object.entries(record) as [Country, V][];
}
