import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Point } from './distance.ts';
import { foldPlaceSpelling } from './fold-place-name.ts';
import { placeBook } from './place-book.ts';
import { findRegion, type Region } from './region-names.ts';

/** The codes that systems write for regions, where the country is known. */
const CODES: Record<Country, Record<string, string>> = {
  DE: {
    BW: 'Baden-Württemberg',
    BY: 'Bayern',
    BB: 'Brandenburg',
    HE: 'Hessen',
    MV: 'Mecklenburg-Vorpommern',
    NI: 'Niedersachsen',
    NW: 'Nordrhein-Westfalen',
    RP: 'Rheinland-Pfalz',
    SL: 'Saarland',
    SN: 'Sachsen',
    ST: 'Sachsen-Anhalt',
    SH: 'Schleswig-Holstein',
    TH: 'Thüringen',
  },
  AT: {},
  CH: {
    AG: 'Aargau',
    AI: 'Appenzell Innerrhoden',
    AR: 'Appenzell Ausserrhoden',
    BE: 'Bern',
    BL: 'Basel-Landschaft',
    BS: 'Basel-Stadt',
    FR: 'Freiburg',
    GE: 'Genf',
    GL: 'Glarus',
    GR: 'Graubünden',
    JU: 'Jura',
    LU: 'Luzern',
    NE: 'Neuenburg',
    NW: 'Nidwalden',
    OW: 'Obwalden',
    SG: 'St. Gallen',
    SH: 'Schaffhausen',
    SO: 'Solothurn',
    SZ: 'Schwyz',
    TG: 'Thurgau',
    TI: 'Tessin',
    UR: 'Uri',
    VD: 'Waadt',
    VS: 'Wallis',
    ZG: 'Zug',
    ZH: 'Zürich',
  },
};
const KIND = /^(?:kanton|kt|canton(?: (?:de|du|of|d))?|cantone(?: (?:di|del))?|bundesland|land|freistaat|state of) /;
const CODE = /^(?:(?:DE|CH)-)?(?<code>[A-Z]{2})$/u;

export type RegionPlace = Region & Point & { name: string };

/** Finds a region by its name or its code, with the middle of its towns; null where it is none, is a town itself, or lies elsewhere. */
export function findRegionPlace(text: string, country: Country | null): RegionPlace | null {
  const code = CODE.exec(text.trim())?.groups?.code;
  const named = country !== null && code !== undefined ? CODES[country][code] : undefined;
  const found = findRegion(foldPlaceSpelling(named ?? text).replace(KIND, ''));
  if (!found || (country !== null && found.country !== country)) return null;
  const place = placeBook().places.find(
    (each) => each.kind === 'region' && each.region === found.region && each.country === found.country,
  );
  return place ? { ...found, name: place.name, lat: place.lat, lon: place.lon } : null;
}
