import { describe, expect, it } from 'vitest';
import { countFilters, filterQuery, NO_FILTERS, readPoolAddress, toggled, writePoolAddress } from './pool-address.ts';

const PROFILE = '0198f0a0-0000-7000-8000-000000020417';

describe('the address of the talent pool', () => {
  it('holds everything that was chosen, and reads it back', () => {
    const search = `occupation=nurse&shift=early&shift=night&hours=full&licence=approbation&years=5_9&location=K%C3%B6ln&radius=30&language=de&languageLevel=B2&availableBy=2027-04&job=none&marked=true&sort=availability&page=2&profil=${PROFILE}`;
    const address = readPoolAddress(new URLSearchParams(search));
    expect(readPoolAddress(writePoolAddress(address))).toEqual(address);
    expect(new Set(writePoolAddress(address))).toEqual(new Set(new URLSearchParams(search)));
    expect(countFilters(address)).toBe(8);
  });

  it('leaves out what it does not know', () => {
    const address = readPoolAddress(
      new URLSearchParams(
        'shift=noon&radius=31&language=xx&availableBy=2027-13&page=-1&profil=x&job=y&occupation=%3Cb',
      ),
    );
    expect(writePoolAddress(address).toString()).toBe('');
    expect(filterQuery(address)).toEqual({});
  });

  it('asks for a radius only around a place', () => {
    expect(filterQuery({ ...NO_FILTERS, radius: 30 })).toEqual({});
    expect(filterQuery({ ...NO_FILTERS, location: 'Köln', radius: 30 })).toEqual({ location: 'Köln', radius: 30 });
  });

  it('adds a value that is pressed and takes away one that was', () => {
    expect(toggled(['early'], 'night')).toEqual(['early', 'night']);
    expect(toggled(['early', 'night'], 'early')).toEqual(['night']);
  });
});
