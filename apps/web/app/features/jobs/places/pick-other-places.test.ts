import type { MarketPlace } from '@stellenvisite/contract/jobs/places.schema';
import { describe, expect, it } from 'vitest';
import { pickOtherPlaces } from '../../../routes/jobs/jobs-place.tsx';

const place = (slug: string, region: string, country: MarketPlace['country'] = 'DE'): MarketPlace => ({
  slug,
  name: slug,
  region,
  country,
  jobs: 1,
  updatedAt: '2026-11-15T00:00:00.000Z',
});
const here = place('koeln', 'Nordrhein-Westfalen');

describe('pickOtherPlaces', () => {
  it('puts the region before the rest of the country and leaves other countries out', () => {
    const all = [place('berlin', 'Berlin'), here, place('bonn', 'Nordrhein-Westfalen'), place('wien', 'Wien', 'AT')];
    expect(pickOtherPlaces(here, all).map(({ slug }) => slug)).toEqual(['bonn', 'berlin']);
  });

  it('stays in a region that has enough places', () => {
    const region = Array.from({ length: 20 }, (_, index) => place(`ort-${index}`, 'Nordrhein-Westfalen'));
    const picked = pickOtherPlaces(here, [place('berlin', 'Berlin'), ...region]);
    expect(picked).toHaveLength(12);
    expect(picked.every(({ slug }) => slug.startsWith('ort-'))).toBe(true);
  });
});
