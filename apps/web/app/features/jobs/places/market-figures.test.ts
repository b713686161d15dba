import { describe, expect, it } from 'vitest';
import { marketFigures } from './market-figures.ts';

describe('marketFigures', () => {
  it('reads the true counts of a list', () => {
    const figures = marketFigures({
      postedWithin: [
        { value: '1', count: 2 },
        { value: '7', count: 9 },
      ],
      weekendFree: [{ value: 'true', count: 4 }],
      shift: [{ value: 'night', count: 3 }],
    });
    expect(figures).toMatchObject({ newThisWeek: 9, weekendFree: 4, nights: 3, countries: [] });
  });

  it('ranks by count and leaves out what is empty', () => {
    const { countries } = marketFigures({
      country: [
        { value: 'DE', count: 5 },
        { value: 'AT', count: 0 },
        { value: 'CH', count: 8 },
      ],
    });
    expect(countries.map(({ country }) => country)).toEqual(['CH', 'DE']);
  });
});
