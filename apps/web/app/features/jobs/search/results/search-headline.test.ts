import type { FoundPlace } from '@stellenvisite/contract/jobs/job-search.schema';
import { describe, expect, test } from 'vitest';
import { englishWords, germanWords } from '../german-words.fixture.ts';
import { NO_FILTERS, type SearchFilters } from '../search-filters.ts';
import { type Found, searchHeadline } from './search-headline.ts';
import { understand } from './understood.fixture.ts';

const LEIPZIG = { kind: 'point', name: 'Leipzig', others: [] } satisfies FoundPlace;

/** Returns the headline in German and in English. */
function say(asked: Partial<SearchFilters>, found: Partial<Found>): [string, string] {
  const filters = { ...NO_FILTERS, ...asked };
  const all = { total: 7, understood: [], ...found };
  return [searchHeadline(filters, all, germanWords), searchHeadline(filters, all, englishWords)];
}

describe('the headline names every wish that narrowed the list', () => {
  test('of the roster, whether it was chosen or written', () => {
    const expected = [
      '7 Stellen für „mfa“ um Leipzig, mit Frühdienst, mit freien Wochenenden',
      '7 jobs for “mfa” around Leipzig, with early shifts, with weekends off',
    ];
    expect(say({ q: 'mfa', location: 'Leipzig', shift: ['early'], weekendFree: true }, { place: LEIPZIG })).toEqual(
      expected,
    );
    const q = 'mfa leipzig frühdienst wochenende frei';
    const understood = understand(q, [
      { kind: 'occupation', text: 'mfa', value: 'mfa' },
      { kind: 'location', text: 'leipzig', value: 'Leipzig' },
      { kind: 'shift', text: 'frühdienst', value: 'early' },
      { kind: 'weekendFree', text: 'wochenende frei', value: 'true' },
    ]);
    expect(say({ q }, { place: LEIPZIG, understood })).toEqual(expected);
  });

  test('of several shifts, wanted or refused, in one phrase', () => {
    const understood = understand('ohne nacht ohne spät', [
      { kind: 'withoutShift', text: 'ohne nacht', value: 'night' },
      { kind: 'withoutShift', text: 'ohne spät', value: 'late' },
    ]);
    expect(say({ q: 'ohne nacht ohne spät' }, { understood })).toEqual([
      '7 Stellen, ohne Nacht- oder Spätdienst',
      '7 jobs, without night or late shifts',
    ]);
    expect(say({ shift: ['early', 'day', 'late'] }, {})).toEqual([
      '7 Stellen, mit Früh-, Tag- oder Spätdienst',
      '7 jobs, with early, day or late shifts',
    ]);
  });

  test('of every other filter, alternatives together', () => {
    const chosen = {
      employmentType: ['full_time', 'part_time'],
      contract: ['permanent'],
      salaryMin: '3000',
      employerId: ['a1'],
      postedWithin: '7',
      featured: true,
    };
    const [german, english] = say(chosen, {});
    expect(german.split(', ').sort()).toEqual(
      [
        '7 Stellen',
        'Vollzeit oder Teilzeit',
        'unbefristet',
        'ab 3.000\u00a0€',
        'bei Klinikum Rheinhöhe',
        'aus den letzten 7 Tagen',
        'nur Top-Jobs',
      ].sort(),
    );
    expect(english.split(', ')).toHaveLength(german.split(', ').length);
  });

  test('and no word that was left out, corrected, or says nothing', () => {
    const q = 'ich bin krankenschwster und suche was ruhiges';
    const understood = understand(q, [
      { kind: 'occupation', text: 'krankenschwster', corrected: 'krankenschwester' },
      { kind: 'word', text: 'ruhiges', isLeftOut: true },
    ]);
    expect(say({ q }, { understood })[0]).toBe('7 Stellen für „krankenschwester“');
  });
});

describe('where no job states the requested roster', () => {
  const unstated = (unknown: number) => ({ total: 0, unknown, place: LEIPZIG });

  test('the headline counts those that leave it open, and says so', () => {
    expect(say({ q: 'mfa', location: 'Leipzig', shift: ['early'] }, unstated(7))).toEqual([
      '7 Stellen für „mfa“ um Leipzig, keine nennt Frühdienst',
      '7 jobs for “mfa” around Leipzig, none of which mentions early shifts',
    ]);
    expect(say({ location: 'Leipzig', shift: ['early'], contract: ['permanent'] }, unstated(1))).toEqual([
      '1 Stelle um Leipzig, unbefristet, die Anzeige nennt Frühdienst nicht',
      '1 job around Leipzig, permanent, but the ad does not mention early shifts',
    ]);
  });

  test('several wishes are open together', () => {
    const understood = understand('ohne nacht', [{ kind: 'withoutShift', text: 'ohne nacht', value: 'night' }]);
    expect(say({ q: 'ohne nacht', weekendFree: true }, { total: 0, unknown: 3, understood })).toEqual([
      '3 Stellen, keine nennt zugleich einen Dienstplan ohne Nachtdienst und freie Wochenenden',
      '3 jobs, none of which mentions a roster without night shifts and weekends off together',
    ]);
  });

  test('and none leaves it open, nothing is found', () => {
    expect(say({ shift: ['night'] }, { total: 0, unknown: 0 })).toEqual([
      'Keine Stellen, mit Nachtdienst',
      'No jobs, with night shifts',
    ]);
  });
});
