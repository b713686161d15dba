import { describe, expect, test } from 'vitest';
import { filterChips, payCurrency } from './filters/filter-chips.ts';
import { germanWords } from './german-words.fixture.ts';
import { placeName, searchHeadline } from './results/search-headline.ts';
import { NO_FILTERS, type SearchFilters, searchPath, withoutNarrowing } from './search-filters.ts';

const words = germanWords;
const search = (change: Partial<SearchFilters>): SearchFilters => ({ ...NO_FILTERS, ...change });

describe('the headline', () => {
  test('says how many, in which field and around which place', () => {
    const filters = search({ category: ['nursing'], location: '50667 Köln' });
    expect(
      searchHeadline(
        filters,
        { total: 312, place: { kind: 'point', name: '50667 Köln', others: [] }, understood: [] },
        words,
      ),
    ).toBe('312 Stellen in der Pflege um Köln');
  });

  test('counts one, none and thousands as German does', () => {
    const say = (total: number) => searchHeadline(NO_FILTERS, { total, understood: [] }, words);
    expect([say(0), say(1), say(6021)]).toEqual(['Keine Stellen', '1 Stelle', '6.021 Stellen']);
  });

  test('quotes the words and says „in“ for a region', () => {
    const filters = search({ q: 'OTA', location: 'Bayern', category: ['mfa', 'nursing'] });
    expect(
      searchHeadline(
        filters,
        { total: 9, place: { kind: 'region', name: 'Bayern', others: [] }, understood: [] },
        words,
      ),
    ).toBe('9 Stellen für „OTA“ in Bayern, MFA oder Pflege');
  });

  test('says which of several towns of one name is meant', () => {
    const say = (location: string, name: string) =>
      searchHeadline(
        search({ location }),
        { total: 2, place: { kind: 'point', name, others: [] }, understood: [] },
        words,
      );
    expect(say('frankfurt', 'Frankfurt am Main')).toBe('2 Stellen um Frankfurt am Main');
    expect(say('Baden', 'Baden, Niederösterreich')).toBe('2 Stellen um Baden, Niederösterreich');
  });

  test('leaves the postcode out of a place, unless there is nothing else', () => {
    expect(['50667 Köln', 'CH-8001 Zürich', 'A 1090 Wien, Österreich', '10115'].map(placeName)).toEqual([
      'Köln',
      'Zürich',
      'Wien',
      '10115',
    ]);
  });
});

describe('the chips', () => {
  const filters = search({
    q: 'Pflege',
    location: 'Köln',
    shift: ['early', 'late', 'night'],
    weekendFree: true,
    salaryMin: '3000',
    employmentType: ['full_time', 'part_time'],
    employerId: ['a1', 'b2'],
    postedWithin: '7',
    featured: true,
    page: '2',
  });

  test('name every filter in force, and neither words nor place', () => {
    expect(filterChips(filters, words).map(({ label }) => label)).toEqual([
      'Früh, Spät oder Nacht',
      'ohne Wochenende',
      'ab 3.000\u00a0€',
      'Vollzeit',
      'Teilzeit',
      'Nur Klinikum Rheinhöhe',
      'Nur ein Arbeitgeber',
      'Letzte 7 Tage',
      'Nur Top-Jobs',
    ]);
  });

  test('say both bounds of pay at once', () => {
    const labels = (change: Partial<SearchFilters>) => filterChips(search(change), words).map(({ label }) => label);
    expect(labels({ salaryMin: '3000', salaryMax: '4500' })).toEqual(['3.000–4.500\u00a0€']);
    expect(labels({ salaryMax: '4500' })).toEqual(['bis 4.500\u00a0€']);
  });

  test('name contract, start, owner, field and department by their own words', () => {
    const chosen = search({
      contract: ['permanent'],
      start: ['soon'],
      ownership: ['public'],
      specialty: ['intensive_care'],
      department: ['op'],
    });
    expect(filterChips(chosen, words).map(({ label }) => label)).toEqual([
      'unbefristet',
      'in den nächsten 3 Monaten',
      'Öffentlich',
      'Intensivmedizin',
      'OP',
    ]);
  });

  test('each take away what they name and nothing else', () => {
    let left = filters;
    for (let chip = filterChips(left, words)[0]; chip; chip = filterChips(left, words)[0]) {
      const before = filterChips(left, words).length;
      left = chip.without;
      expect(filterChips(left, words)).toHaveLength(before - 1);
    }
    expect(searchPath(left)).toBe(searchPath(withoutNarrowing(filters)));
  });

  test('count pay in francs only where all of the search is Swiss', () => {
    expect(payCurrency(search({ country: ['CH'] }))).toBe('CHF');
    expect(payCurrency(search({ country: ['CH', 'DE'] }))).toBe('EUR');
  });
});
