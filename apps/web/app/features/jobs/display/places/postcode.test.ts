import { describe, expect, it } from 'vitest';
import { addressProblems, isPostcode } from './postcode.ts';

describe('isPostcode', () => {
  it('knows the form of each country', () => {
    expect(isPostcode('DE', '50733')).toBe(true);
    expect(isPostcode('DE', '01067')).toBe(true);
    expect(isPostcode('AT', '8010')).toBe(true);
    expect(isPostcode('CH', '6003')).toBe(true);
  });

  it('refuses what belongs to another country or to none', () => {
    expect(isPostcode('DE', '8010')).toBe(false);
    expect(isPostcode('DE', '00733')).toBe(false);
    expect(isPostcode('AT', '50733')).toBe(false);
    expect(isPostcode('CH', '0900')).toBe(false);
    expect(isPostcode('DE', 'D-50733')).toBe(false);
  });
});

describe('addressProblems', () => {
  it('finds nothing in a whole address', () => {
    expect(addressProblems({ country: 'AT', postcode: ' 8010 ', city: 'Graz' })).toEqual({});
  });

  it('tells a missing postcode from a wrong one', () => {
    expect(addressProblems({ country: 'AT', postcode: '', city: '' })).toEqual({
      postcode: 'postcodeMissing',
      city: 'cityMissing',
    });
    expect(addressProblems({ country: 'AT', postcode: '80100', city: 'Graz' })).toEqual({ postcode: 'postcodeForm' });
  });
});
