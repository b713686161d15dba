import type { Country } from '@stellenvisite/contract/countries';

export type MapPoint = readonly [lon: number, lat: number];

/** Drawn by hand from the three countries' shapes: good enough to find a pin on, no survey. */
const OUTLINES: Record<Country, string> = {
  DE: `
    8.66,54.91 9.45,54.82 9.95,54.8 10,54.48 10.95,54.37 11.1,53.95 12.1,54.18 12.55,54.48 13.1,54.35 13.65,54.6
    13.8,54.15 14.2,53.9 14.4,53.3 14.15,52.85 14.6,52.6 14.55,52.35 14.75,52.05 14.6,51.75 15,51.25 14.8,50.85
    14.3,51.05 13.5,50.7 12.95,50.4 12.3,50.2 12.1,50.3 12.5,49.9 12.4,49.75 12.65,49.45 13.05,49.25 13.45,48.95
    13.8,48.77 13.45,48.55 13,48.27 12.75,48.1 13,47.65 12.2,47.6 11.1,47.4 10.45,47.55 10.2,47.3 9.95,47.55
    9.5,47.6 8.85,47.7 8.55,47.8 7.6,47.58 7.6,48.1 7.8,48.55 8.2,48.97 7.5,49.1 6.75,49.15 6.4,49.47 6.5,49.8
    6.1,50.1 6.35,50.35 6,50.75 6.1,51.1 6.2,51.45 5.98,51.8 6.75,51.95 7.05,52.25 6.7,52.5 7.05,52.65 7.2,53.25
    7,53.4 8,53.7 8.3,53.5 8.55,53.85 9,53.9 8.85,54.25 8.65,54.4
  `,
  AT: `
    9.55,47.53 9.95,47.55 10.2,47.3 10.45,47.55 11.1,47.4 12.2,47.6 13,47.65 12.75,48.1 13,48.27 13.45,48.55
    13.8,48.77 14.7,48.6 15,49 16.1,48.75 16.9,48.7 17.15,48.1 17.05,47.7 16.45,47.7 16.65,47.45 16.1,46.85
    15.65,46.7 14.6,46.4 13.7,46.52 12.4,46.7 12.15,47 11.1,46.95 10.5,46.85 10.1,46.85 9.6,47.05
  `,
  CH: `
    8.55,47.8 8.85,47.7 9.5,47.6 9.6,47.05 10.1,46.85 10.45,46.6 10.1,46.25 9.3,46.45 9,45.85 8.45,46.25
    7.9,45.95 7.05,45.9 6.8,46.4 6.15,46.15 6.1,46.55 7,47.35 7.6,47.58
  `,
};

const toPoints = (outline: string): MapPoint[] =>
  outline
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lon = 0, lat = 0] = pair.split(',').map(Number);
      return [lon, lat];
    });

export const COUNTRY_OUTLINES: Record<Country, readonly MapPoint[]> = {
  DE: toPoints(OUTLINES.DE),
  AT: toPoints(OUTLINES.AT),
  CH: toPoints(OUTLINES.CH),
};

/** `left` keeps a name clear of the border beside its city. */
export const MAP_CITIES: readonly { name: string; at: MapPoint; left?: true }[] = [
  { name: 'Berlin', at: [13.4, 52.52], left: true },
  { name: 'Hamburg', at: [10, 53.55] },
  { name: 'Köln', at: [6.96, 50.94] },
  { name: 'München', at: [11.57, 48.14], left: true },
  { name: 'Wien', at: [16.37, 48.21], left: true },
  { name: 'Graz', at: [15.44, 47.07], left: true },
  { name: 'Zürich', at: [8.54, 47.37], left: true },
  { name: 'Bern', at: [7.45, 46.95] },
  { name: 'Leipzig', at: [12.37, 51.34] },
  { name: 'Stuttgart', at: [9.18, 48.78] },
];
