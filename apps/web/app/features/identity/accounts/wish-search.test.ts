import { jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { describe, expect, it, test } from 'vitest';
import { widerSearch, wishSearch } from './wish-search.ts';

describe('the search of somebody’s wishes', () => {
  it('asks for everything they named', () => {
    const params = wishSearch({
      category: 'nursing',
      occupation: 'Pflegefachfrau',
      location: 'Köln',
      radiusKm: 50,
      shifts: ['early', 'late'],
      employmentTypes: ['part_time'],
      weekendFree: true,
    });
    expect(params.toString()).toBe(
      'q=Pflegefachfrau&location=K%C3%B6ln&radius=50&category=nursing&shift=early&shift=late&weekendFree=true&employmentType=part_time',
    );
  });

  it('is a search the API understands', () => {
    const params = wishSearch({ category: 'doctors', location: 'Wien', shifts: ['night'], weekendFree: true });
    const asked = {
      location: params.get('location'),
      category: params.getAll('category'),
      shift: params.getAll('shift'),
    };
    const understood = jobSearchSchema.parse({ ...asked, weekendFree: params.get('weekendFree') });
    expect(understood).toMatchObject({ location: 'Wien', category: ['doctors'], shift: ['night'], weekendFree: true });
  });

  it('asks for nothing when nothing is known, and for no radius without a place', () => {
    expect(wishSearch({}).toString()).toBe('');
    expect(wishSearch({ radiusKm: 100, shifts: null }).toString()).toBe('');
  });
});

test('a search for a field of medicine names it', () => {
  const search = wishSearch({ occupation: 'Oberärztin, Oberarzt', specialty: 'cardiology', location: 'München' });
  expect(search.get('specialty')).toBe('cardiology');
  expect(search.get('location')).toBe('München');
});

test('a search is widened where it has a place and a smaller radius', () => {
  expect(widerSearch('q=Hebamme&location=K%C3%B6ln')).toBe('q=Hebamme&location=K%C3%B6ln&radius=100');
  expect(widerSearch('location=K%C3%B6ln&radius=20')).toBe('location=K%C3%B6ln&radius=100');
  expect(widerSearch('location=K%C3%B6ln&radius=100')).toBeNull();
  expect(widerSearch('q=Hebamme')).toBeNull();
});
