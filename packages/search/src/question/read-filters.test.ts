import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read, termsOf, told } from './read-question.fixture.ts';

describe('filters', () => {
  it('are removed from the words and reported with the words without them', () => {
    const { filters, understood } = read('hebamme in wien teilzeit 25 km');
    expect(filters).toEqual({ location: 'Wien', employmentType: ['part_time'], radius: 25 });
    expect(understood.map(({ text, without }) => [text, without])).toEqual([
      ['hebamme', 'in wien teilzeit 25 km'],
      ['wien', 'hebamme teilzeit 25 km'],
      ['teilzeit', 'hebamme in wien 25 km'],
      ['25 km', 'hebamme in wien teilzeit'],
    ]);
  });

  it('reads no place from the words where one was chosen', () => {
    expect(read('hebamme wien', { location: 'Graz' }).filters).toEqual({});
    expect(read('hebamme wien', { location: 'Graz' }).plan.units).toHaveLength(2);
  });

  it.each(['ohne nacht', 'ohne Nachtdienst', 'keine Nächte', 'no nights'])(
    'takes “%s” for the one part that wants no nights',
    (words) => {
      expect(read(`pflege ${words}`).filters).toEqual({ withoutShift: ['night'] });
      expect(told(`pflege ${words}`)).toBe('occupation pflege, withoutShift night');
    },
  );

  it.each([
    ['nurse visa sponsorship', 'visaHelp', 'occupation pflege'],
    ['nurse with visa sponsorship', 'visaHelp', 'occupation pflege'],
    ['I am looking for a nurse job with visa support', 'visaHelp', 'occupation pflege'],
    ['Pflegefachkraft Visum', 'visaHelp', 'occupation pflegefachkraft'],
    ['Pflege Visumsunterstützung', 'visaHelp', 'occupation pflege'],
    ['pflege anerkennung', 'recognition', 'occupation pflege'],
    ['nurse recognition in progress', 'recognition', 'occupation pflege'],
    ['pflege wohnung', 'housingHelp', 'occupation pflege'],
    ['nurse staff housing', 'housingHelp', 'occupation pflege'],
  ])('reads what people from abroad ask for in “%s”', (q, filter, occupation) => {
    expect(read(q).filters).toEqual({ [filter]: true });
    expect(told(q)).toContain(`${filter} true`);
    expect(told(q).split(', ')[0]).toContain(occupation.split(' ')[0] ?? '');
    expect(read(q).plan.units).toHaveLength(1);
  });

  it.each([
    'pflege staatliche Anerkennung',
    'ich möchte mehr Anerkennung in der Pflege',
    'pflege, meine Wohnung ist in Bonn',
    'Ich habe eine Wohnung und suche eine Stelle als Pflegekraft',
    'Pflege im Wohnheim',
    'pflege ohne Visum',
  ])('takes nothing in “%s” for a wish of people from abroad', (q) => {
    const { recognition, visaHelp, housingHelp } = read(q).filters;
    expect([recognition, visaHelp, housingHelp]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['pflege ab 4000 €', 4_000],
    ['pflege ab 4.000€ brutto', 4_000],
    ['pflege ab 3500 euro im Monat', 3_500],
    ['pflege 4000 €', 4_000],
    ['pflege mind. 5500 CHF', 5_500],
    ['pflege CHF 6’200', 6_200],
    ['pflege 3500 bis 4500 €', 3_500],
    ['pflege 60.000 € im Jahr', 5_000],
    ['pflege ab 48000 euro brutto jährlich', 4_000],
  ])('reads the pay in “%s” and no postcode', (q, salaryMin) => {
    expect(read(q).filters).toEqual({ salaryMin });
    expect(told(q)).toBe(`occupation pflege, salaryMin ${salaryMin}`);
  });

  it.each([
    ['pflege 24 € die Stunde', 4_004],
    ['pflege ab 25,50 €/h', 4_254],
    ['pflege 25,5 € pro Stunde', 4_254],
    ['pflege 30 bis 35 CHF je Stunde', 5_005],
  ])('reads the hour’s pay in “%s” as that of a full month', (q, salaryMin) => {
    expect(read(q).filters).toEqual({ salaryMin });
    expect(told(q)).toBe(`occupation pflege, salaryMin ${salaryMin}`);
  });

  it.each(['pflege mind. 60 chf', 'pflege ab 1900 € pro Stunde'])(
    'takes pay that nobody can mean in “%s” for neither a filter nor a word',
    (q) => {
      expect(read(q).filters).toEqual({});
      expect(told(q)).toBe('occupation pflege');
    },
  );

  it.each([
    ['münchen ab 3500 euro', { location: 'München', salaryMin: 3_500 }],
    ['nähe köln ab 4000 euro', { location: 'Köln', salaryMin: 4_000 }],
    ['pflege 80331 ab 4000 €', { location: '80331 München', salaryMin: 4_000 }],
    ['pflege 4051', { location: '4051 Basel' }],
    ['pflege 520 euro job', { employmentType: ['part_time'] }],
  ])('reads a place next to the pay in “%s”', (q, filters) => {
    expect(read(q).filters).toEqual(filters);
  });

  it.each([
    ['pflege mindestens 4000 €', 4_000],
    ['pflege über 4000 €', 4_000],
    ['pflege nicht unter 4000 €', 4_000],
    ['nurse at least 4000 eur', 4_000],
    ['pflege 3500–4200 €', 3_500],
    ['pflege 3500 € bis 4200 €', 3_500],
    ['pflege zwischen 3500 und 4200 €', 3_500],
    ['pflege von 3500 bis 4200 € köln', 3_500],
  ])('reads “%s” as what is to be earned at least', (q, salaryMin) => {
    expect(read(q).filters.salaryMin).toBe(salaryMin);
    expect(read(q).plan.units).toHaveLength(1);
  });

  it.each([
    ['pflege bis 4000 €', 'bis 4000 €'],
    ['pflege bis zu 4.000 € brutto köln', 'bis zu 4.000 € brutto'],
    ['pflege maximal 4000 euro', 'maximal 4000 euro'],
    ['pflege unter 4000 €', 'unter 4000 €'],
    ['pflege nicht mehr als 4000 €', 'nicht mehr als 4000 €'],
    ['nurse up to 4000 eur', 'up to 4000 eur'],
  ])('reads “%s” as what the pay begins with at most', (q, text) => {
    const { filters, plan, understood } = read(q);
    expect(filters).toMatchObject({ salaryMax: 4_000 });
    expect(filters.salaryMin).toBeUndefined();
    expect(plan.units).toHaveLength(1);
    expect(understood).toContainEqual(expect.objectContaining({ kind: 'salaryMax', text, value: '4000' }));
  });

  it('never turns an upper bound into a lower one', () => {
    const bound = fc.constantFrom(
      'bis',
      'bis zu',
      'maximal',
      'max.',
      'höchstens',
      'unter',
      'weniger als',
      'nicht mehr als',
    );
    const amount = fc.integer({ min: 700, max: 19_999 });
    fc.assert(
      fc.property(bound, amount, fc.constantFrom('€', ' €', ' Euro', ' CHF'), (words, figure, sign) => {
        expect(read(`pflege ${words} ${figure}${sign}`).filters).toEqual({ salaryMax: figure });
        expect(read(`pflege ab ${figure}${sign}`).filters).toEqual({ salaryMin: figure });
      }),
    );
  });

  it.each([
    ['midwife salary 4000', 4_000],
    ['pflege münchen 4000 netto', 4_000],
    ['Gehalt ab 4000 Pflege', 4_000],
    ['mfa 3000–3500 brutto', 3_000],
    ['notsan düsseldorf ab 3800', 3_800],
  ])('takes the bare figure in “%s” for pay, not for a postcode', (q, salaryMin) => {
    expect(read(q).filters.salaryMin).toBe(salaryMin);
    expect(read(q).understood.filter(({ value = '' }) => /^\d{4} /.test(value))).toEqual([]);
  });

  it('leaves a bare figure that nobody calls pay a postcode', () => {
    expect(read('pflege 2500').filters).toEqual({ location: '2500 Biel/Bienne' });
  });

  it('takes “20 €/h” for pay, not for twenty hours', () => {
    expect(read('mfa 20 €/h').filters).toEqual({ salaryMin: 3_337 });
  });

  it('tells the pay as it was typed, and the words without it', () => {
    const [, pay] = read('pflege ab 4000 € köln').understood;
    expect(pay).toMatchObject({ kind: 'salaryMin', text: '4000 €', without: 'pflege köln' });
  });

  it.each([
    ['hebamme unbefristet', 'permanent'],
    ['hebamme befristet', 'fixed_term'],
    ['midwife fixed-term', 'fixed_term'],
  ])('takes “%s” for the contract', (q, contract) => {
    expect(read(q).filters).toEqual({ contract: [contract] });
    expect(read(q).plan.units).toHaveLength(1);
  });

  it('knows both countries', () => {
    expect(read('arzt österreich schweiz').filters).toEqual({ country: ['AT', 'CH'] });
  });

  it('wants no agency where none is wanted', () => {
    expect(read('pflege ohne zeitarbeit').plan.excluded.flatMap(termsOf)).toContain('e:zeitarbeit');
  });
});

describe('a figure', () => {
  it.each(['pflege 4 tage woche', 'pflege 4-Tage-Woche', 'pflege 24 stunden betreut'])(
    'is matched together with what it counts in “%s”',
    (q) => {
      expect(read(q).plan.units).toHaveLength(2);
    },
  );
});
