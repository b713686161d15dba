import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';
import type { Unit } from './query-plan.ts';
import { type Question, readQuestion } from './understand-query.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary([
  { text: 'Tracheostoma', count: 3 },
  { text: 'Rädern', count: 2 },
]);
const read = (q: string, more: Omit<Question, 'q'> = {}) => readQuestion({ q, ...more }, vocabulary);
const told = (q: string, more: Omit<Question, 'q'> = {}) =>
  read(q, more)
    .understood.map(({ kind, text, value = text }) => `${kind} ${value}`)
    .join(', ');
const termsOf = ({ alternatives }: Unit) => alternatives.flatMap(({ terms }) => terms);
const waysOf = (q: string) => read(q).plan.units.map(({ alternatives }) => alternatives);

describe('several places', () => {
  const placesOf = (q: string) => read(q).understood.filter(({ kind }) => kind === 'location');

  it.each([
    ['hebamme köln oder bonn', ['Köln', 'Bonn'], ['hebamme bonn', 'hebamme köln']],
    ['Hebamme Raum Köln oder Bonn', ['Köln', 'Bonn'], ['Hebamme Bonn', 'Hebamme Raum Köln']],
    ['köln hebamme bonn', ['Köln', 'Bonn'], ['hebamme bonn', 'köln hebamme']],
    ['pflege bayern oder kanton zürich', ['Bayern', 'Kanton Zürich'], ['pflege kanton zürich', 'pflege bayern']],
  ])('of “%s” are places, each to be taken out alone', (q, values, without) => {
    expect(placesOf(q).map(({ value }) => value)).toEqual(values);
    expect(placesOf(q).map((part) => part.without)).toEqual(without);
  });

  it('are looked for where ads say where they are, and nowhere else', () => {
    const [, ...units] = read('hebamme köln oder bonn').plan.units;
    const towns = analyseText('Köln Bonn').map(({ stem }) => `c:${stem}`);
    expect(units).toHaveLength(2);
    for (const { alternatives } of units) {
      expect(alternatives.every(({ terms }) => terms.every((term) => term.startsWith('c:')))).toBe(true);
      expect(alternatives.map(({ terms }) => terms[0])).toEqual(expect.arrayContaining(towns));
    }
  });

  it('reach as far as a radius says', () => {
    const townsOf = (q: string) => read(q).plan.units[1]?.alternatives.length ?? 0;
    expect(townsOf('hebamme köln oder bonn 5 km')).toBeLessThan(townsOf('hebamme köln oder bonn'));
  });

  it('do not mix up towns of one name in different regions', () => {
    const [, unit] = read('arzt frankfurt oder wiesbaden').plan.units;
    expect(unit?.alternatives.filter(({ terms }) => terms.includes('c:frankfurt'))).toEqual([
      expect.objectContaining({ terms: ['c:frankfurt', 'c:hess'], country: 'DE' }),
    ]);
  });
});

describe('a word that was only begun', () => {
  const keysOf = (q: string) => new Set(read(q).plan.units.flatMap(termsOf));

  it.each(['psych', 'kardiol', 'notauf', 'physiother', 'dermat'])('“%s” is not corrected', (q) => {
    expect(read(q).suggestion).toBeUndefined();
    expect(told(q)).toBe(`word ${q}`);
  });

  it.each([
    ['psych', ['o:psych', 's:psychiatry']],
    ['kardiol', ['s:cardiology', 'd:kardiologie']],
    ['gynä', ['d:gyn']],
    ['notauf', ['d:zna']],
    ['physiother', ['o:physio']],
  ])('“%s” is met by what it may become', (q, terms) => {
    for (const term of terms) expect(keysOf(q)).toContain(term);
  });

  it('tells what it may become', () => {
    expect(read('notauf').understood[0]?.also).toContain('Notaufnahme');
  });

  it.each(['Psychologe', 'Psychiatrie', 'Psychosomatik'])('a whole “%s” is not what begins alike', (q) => {
    const others = { Psychologe: 's:psychiatry', Psychiatrie: 'o:psych', Psychosomatik: 'o:psych' }[q] ?? '';
    expect(keysOf(q)).not.toContain(others);
  });

  it.each([
    ['krankenschwest', 'occupation pflegefach'],
    ['physiotherapeu', 'occupation physio'],
  ])('“%s” can only become one word and is read as it', (q, understood) => {
    expect(told(q)).toBe(understood);
  });
});

describe('a department', () => {
  const pointsOf = (q: string, ...terms: string[]) =>
    read(q)
      .plan.units.flatMap(({ alternatives }) => alternatives)
      .find((each) => [...each.terms].sort().join() === terms.sort().join())?.points ?? 0;

  it('puts those first whose work it is known for', () => {
    const dept = 'd:ambulante-pflege';
    expect(pointsOf('ambulante Pflege', dept, 'o:altenpflege')).toBeGreaterThan(pointsOf('ambulante Pflege', dept));
    expect(pointsOf('Klinikapotheke', 'd:krankenhausapotheke', 'o:apotheker')).toBeGreaterThan(
      pointsOf('Klinikapotheke', 'd:krankenhausapotheke'),
    );
  });

  it('that is a wider one finds the narrower, never the other way round', () => {
    expect(pointsOf('Apotheke', 'd:krankenhausapotheke')).toBeGreaterThan(0);
    expect(pointsOf('Klinikapotheke', 'd:apotheke')).toBe(0);
  });
});

describe('one sort of a kind of employer', () => {
  const keysOf = (q: string) => new Set(read(q).plan.units.flatMap(termsOf));

  it.each(['Rehaklinik', 'Hospiz', 'Suchtklinik', 'Kinderklinik', 'ambulanter Pflegedienst'])(
    '“%s” is not every house of the kind',
    (q) => {
      expect([...keysOf(q)].filter((term) => term.startsWith('k:'))).toEqual([]);
    },
  );

  it.each([
    ['Krankenhaus', 'k:hospital'],
    ['Altenheim', 'k:care_facilities'],
    ['MVZ', 'k:medical_centers'],
  ])('“%s” is', (q, term) => {
    expect(keysOf(q)).toContain(term);
  });

  it('is found by what such houses call themselves', () => {
    expect(keysOf('Rehaklinik')).toContain(`e:${analyseText('Kurklinik')[0]?.stem}`);
  });
});

describe('a day to begin', () => {
  it.each(['pflege 2027', 'pflege ab 01.03.2027', 'pflege ab März 2027', 'pflege zum 1.4.2027'])(
    'in “%s” says nothing that an ad could be asked for',
    (q) => {
      expect(read(q).plan.units).toHaveLength(1);
      expect(read(q).filters).toEqual({});
    },
  );
});

describe('a doctor by whom he treats', () => {
  it('is a specialist first, whatever stands in the title', () => {
    const [doctor = [], field = []] = waysOf('Arzt für Kinder');
    const best = (ways: typeof doctor, term: string) =>
      Math.max(...ways.filter(({ terms }) => terms.includes(term)).map(({ points }) => points));
    expect(best(doctor, 'o:facharzt')).toBeGreaterThan(best(doctor, 'o:assistenzarzt'));
    expect(Math.max(...field.map(({ points }) => points))).toBe(best(field, 'd:paediatrie'));
  });
});

describe('a training that is no more', () => {
  it('finds in its country who does the work today, behind its own', () => {
    const [ways = []] = waysOf('MTF');
    const own = Math.min(...ways.filter(({ terms }) => terms.includes('o:mtf')).map(({ points }) => points));
    const successors = ways.filter(({ terms }) => terms.includes('o:mfa'));
    expect(successors.map(({ country }) => country)).toEqual(['AT']);
    expect(successors.every(({ points }) => points < own)).toBe(true);
    expect(
      waysOf('Kardiotechniker')
        .flat()
        .flatMap(({ terms }) => terms),
    ).not.toContain('o:mfa');
  });
});

describe('a compound that nobody wrote down', () => {
  it.each([
    ['Gemeindekrankenschwester', 'o:pflegefach'],
    ['Gemeindeschwester', 'o:pflegefach'],
    ['Schulsozialarbeiterin', 'o:sozial'],
  ])('“%s” is met by its head, behind the word itself', (q, term) => {
    const ways = waysOf(q).flat();
    const best = (has: string) => Math.max(...ways.filter(({ terms }) => terms.includes(has)).map((way) => way.points));
    expect(best(term)).toBeLessThan(Math.max(...ways.map(({ points }) => points)));
    expect(read(q).suggestion).toBeUndefined();
  });

  it.each(['Tierarzt', 'Hufpfleger', 'Rasenpfleger'])('“%s” is not met by a short head, which is of any trade', (q) => {
    expect(
      waysOf(q)
        .flat()
        .flatMap(({ terms }) => terms),
    ).not.toContainEqual(expect.stringMatching(/^o:/));
  });
});

describe('a figure', () => {
  it.each(['pflege 4 tage woche', 'pflege 4-Tage-Woche', 'pflege 24 stunden betreut'])(
    'stands with what it counts in “%s”',
    (q) => {
      expect(read(q).plan.units).toHaveLength(2);
    },
  );
});

describe('a question of no words', () => {
  it.each(['%', '!!! ???', '-', '„“', 'in der'])('“%s” is told to be none', (q) => {
    expect(read(q)).toMatchObject({
      plan: { units: [], excluded: [] },
      filters: {},
      understood: [{ kind: 'unsearchable', text: q, without: '' }],
    });
  });

  it.each(['', ' ', 'Jobs', 'teilzeit', 'wien', 'pflege %'])('“%s” is another', (q) => {
    expect(read(q).understood.map(({ kind }) => kind)).not.toContain('unsearchable');
  });
});

describe('short forms', () => {
  it('mean in each country what they mean there', () => {
    const [ways = []] = waysOf('OA');
    const classOf = (country: string) =>
      ways
        .filter((way) => way.country === country)
        .flatMap(({ terms }) => terms.filter((term) => term.startsWith('o:')));
    expect(new Set(classOf('DE'))).toContain('o:oberarzt');
    expect(new Set(classOf('DE'))).not.toContain('o:mfa');
    expect(new Set(classOf('AT'))).toContain('o:mfa');
    expect(new Set(classOf('AT'))).not.toContain('o:oberarzt');
  });

  it('that mean two things give neither more for the letters in the title', () => {
    const [ways = []] = waysOf('OA');
    expect(new Set(ways.map(({ points }) => points)).size).toBe(1);
    const [settled = []] = read('OA', { country: ['AT'] }).plan.units.map(({ alternatives }) => alternatives);
    expect(new Set(settled.map(({ points }) => points)).size).toBeGreaterThan(1);
  });

  it.each([
    [{ country: ['AT'] as const }, 'occupation mfa'],
    [{ location: 'Graz' }, 'occupation mfa'],
    [{ location: 'Zürich' }, 'occupation oberarzt'],
    [{ country: ['DE', 'AT'] as const }, 'occupation OA'],
  ])('are settled by %j', (where, understood) => {
    expect(told('OA', where)).toBe(understood);
  });

  it('that mean one thing are looked for in every country', () => {
    expect(waysOf('DGKP').flat()).not.toContainEqual(expect.objectContaining({ country: 'AT' }));
  });

  it('are looked for as they are written', () => {
    expect(waysOf('MFA').flat()).toContainEqual(expect.objectContaining({ terms: ['w:mfa', 'o:mfa'] }));
  });
});

describe('occupations', () => {
  it.each(['Arzt', 'Pflege', 'Oberarzt', 'Krankenschwester', 'OA', 'Psychologe'])(
    '“%s” is not looked for in the text',
    (q) => {
      const terms = read(q).plan.units.flatMap(termsOf);
      expect(terms.filter((term) => term.startsWith('x:'))).toEqual([]);
    },
  );

  it('keeps the doctor apart from who helps him', () => {
    const terms = read('Arzt').plan.units.flatMap(termsOf);
    expect(terms).toContain('o:oberarzt');
    expect(terms).not.toContain('o:mfa');
    expect(terms).not.toContain('o:pa');
  });

  it.each([
    ['Psychologe', 'o:psych', ['o:fachpflege-psych', 'o:arzt']],
    ['Psychiatriepflege', 'o:fachpflege-psych', ['o:psych', 'o:arzt']],
  ])('keeps “%s” apart from what begins alike', (q, own, others) => {
    const terms = read(q).plan.units.flatMap(termsOf);
    expect(terms).toContain(own);
    for (const other of others) expect(terms).not.toContain(other);
  });

  it('gives most to the typed words in the title of that occupation, then to the occupation', () => {
    const [ways = []] = waysOf('Krankenschwester');
    const pointsOf = (...terms: string[]) => ways.find((way) => way.terms.join() === terms.join())?.points ?? 0;
    expect(pointsOf('t:krankenschwester', 'o:pflegefach')).toBeGreaterThan(pointsOf('o:pflegefach'));
    expect(pointsOf('o:pflegefach')).toBeGreaterThan(pointsOf('t:krankenschwester'));
  });

  it.each([
    ['Pflege', 'o:pflegefach', ['t:pfleg', 'o:praxisanleitung']],
    ['Arzt', 'o:facharzt', ['t:arzt', 'o:chefarzt']],
  ])('of “%s” begin with the one it means first, whatever word stands in another’s title', (q, main, other) => {
    const [ways = []] = waysOf(q);
    const pointsOf = (...terms: string[]) => ways.find((way) => way.terms.join() === terms.join())?.points ?? 0;
    expect(pointsOf(main)).toBeGreaterThan(pointsOf(...other));
    expect(pointsOf(...other)).toBe(pointsOf(other[1] ?? '') + 3);
  });

  it('side by side are one part of the question', () => {
    expect(read('OTA ATA').plan.units).toHaveLength(1);
    expect(read('MFA oder ZFA').plan.units.flatMap(termsOf)).toEqual(expect.arrayContaining(['o:mfa', 'o:zfa']));
  });

  it('of which one is narrower ask for the narrower one', () => {
    expect(told('Arzt Hausarzt')).toBe('occupation hausarzt');
    expect(read('DGKP OP-Pflege').plan.units.flatMap(termsOf)).not.toContain('o:altenpflege');
  });

  it('tell what else is searched for, and nothing that was typed', () => {
    const [{ also = [] } = {}] = read('Krankenschwester').understood;
    expect(also).toContain('Pflegefachkraft');
    expect(also).toContain('DGKP');
    expect(also).not.toContain('Krankenschwester');
    expect(also.length).toBeLessThanOrEqual(6);
  });

  it('that people are trained for are looked for among training', () => {
    const [training, trade] = read('Ausbildung Pflegefachfrau').plan.units;
    expect(training && termsOf(training)).toContain('o:ausbildung');
    expect(trade && termsOf(trade)).not.toContain('o:pflegefach');
  });
});

describe('training', () => {
  it('is the same ads by every word for it', () => {
    const foundBy = (q: string) => waysOf(q).map((ways) => ways.filter(({ terms }) => !terms.includes('o:ausbildung')));
    for (const q of ['ausbildung', 'azubi', 'lehre']) expect(foundBy(q)).toEqual([[]]);
  });
});

describe('plain words', () => {
  it('are looked for everywhere, a compound also by its parts', () => {
    const [ways = []] = waysOf('Nachtwache');
    expect(ways.map(({ terms }) => terms)).toEqual(
      expect.arrayContaining([['t:nachtwach'], ['e:nachtwach'], ['x:nachtwach'], ['p:nacht', 'p:wach']]),
    );
  });

  it('are met inside a longer compound', () => {
    const [{ parts = [] } = {}] = analyseText('Dauernachtwache');
    expect(parts).toEqual(expect.arrayContaining(['nacht', 'wach']));
  });

  it('in quotes have to stand as they are', () => {
    expect(read('"Innere Medizin"').plan.units).toEqual([
      expect.objectContaining({ phrase: 'Innere Medizin', text: '"Innere Medizin"' }),
    ]);
  });

  it('with a minus are not wanted', () => {
    const { units, excluded } = read('Pflege -Leitung').plan;
    expect(units).toHaveLength(1);
    expect(excluded.flatMap(termsOf)).toContain('o:leitung');
  });

  it('of two places ask for either one', () => {
    const [, unit] = read('Hebamme Wien oder Graz').plan.units;
    expect(unit && termsOf(unit)).toEqual(expect.arrayContaining(['c:wie', 'c:graz']));
  });
});

describe('filters', () => {
  it('are taken out of the words and told with the words without them', () => {
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

  it.each(['pflege mind. 60 chf', 'pflege 25 € die Stunde', 'pflege ab 1900 € pro Stunde'])(
    'takes pay by the hour in “%s” for neither a filter nor a word',
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
  ])('reads a place beside the pay in “%s”', (q, filters) => {
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
  ])('filters by nothing for the upper bound of “%s”, and tells it', (q, text) => {
    const { filters, plan, understood } = read(q);
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
        expect(read(`pflege ${words} ${figure}${sign}`).filters).toEqual({});
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
    expect(read('mfa 20 €/h').filters).toEqual({});
  });

  it('tells the pay as it was typed, and the words without it', () => {
    const [, pay] = read('pflege ab 4000 € köln').understood;
    expect(pay).toMatchObject({ kind: 'salaryMin', text: '4000 €', without: 'pflege köln' });
  });

  it('knows both countries', () => {
    expect(read('arzt österreich schweiz').filters).toEqual({ country: ['AT', 'CH'] });
  });

  it('wants no agency where none is wanted', () => {
    expect(read('pflege ohne zeitarbeit').plan.excluded.flatMap(termsOf)).toContain('e:zeitarbeit');
  });
});

describe('spelling', () => {
  it('is corrected in the plan and told', () => {
    const { understood, suggestion, plan } = read('Krankenpfelger münchen');
    expect(suggestion).toBe('Krankenpfleger münchen');
    expect(understood[0]).toMatchObject({ text: 'Krankenpfelger', corrected: 'Krankenpfleger', value: 'pflegefach' });
    expect(plan.units[0]?.alternatives).toContainEqual(
      expect.objectContaining({ terms: ['o:pflegefach'], points: 72, match: 'spelling' }),
    );
    expect(plan.units[0]?.alternatives).toContainEqual(
      expect.objectContaining({ terms: ['x:krankenpfelger'], match: 'exact' }),
    );
  });

  it.each(['Krankenpfleger', 'Tracheostoma', 'OTA', 'Weiden', '"Krankenpfelger"', 'Nachtpflegehelferin'])(
    '“%s” stays as it is',
    (q) => {
      expect(read(q).suggestion).toBeUndefined();
    },
  );

  it('is corrected in one part of a compound', () => {
    expect(read('nachtpfelgehelfer').suggestion).toBe('nachtpflegehelfer');
  });
});

describe('whatever is typed', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'hebamme',
      'wien',
      'teilzeit',
      '25 km',
      'oder',
      ',',
      '/',
      '-',
      '"',
      '„',
      '“',
      'OA',
      '(m/w/d)',
      'in',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const question = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' '));

  it('is read, and every part that is told stands in it', () => {
    fc.assert(
      fc.property(question, (q) => {
        for (const { text } of read(q).understood) expect(q).toContain(text);
      }),
    );
  });

  it('loses a part with “without”, and only that', () => {
    const known = fc.constantFrom('hebamme', 'krankenhaus', 'nachtwache', 'kardiologie');
    fc.assert(
      fc.property(fc.uniqueArray(known, { minLength: 1 }), (words) => {
        const { understood } = read(words.join(' '));
        for (const { text, without } of understood) {
          expect(without.split(' ').filter(Boolean)).toEqual(words.filter((word) => word !== text));
        }
      }),
    );
  });

  it('is a phrase between quotes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,9} [a-z]{4,9}$/), (words) => {
        const { units } = read(`"${words}"`).plan;
        expect(units.map(({ phrase }) => phrase)).toEqual([words]);
      }),
    );
  });

  it.each([
    ['one endless word', 'pflege'.repeat(5_000)],
    ['endless quotes', '„"'.repeat(20_000)],
    ['endless marks', '(m/w/d'.repeat(20_000)],
    ['endless slips', 'krankenpfelger '.repeat(5_000)],
    ['endless joints', 'a oder '.repeat(10_000)],
  ])('as %s takes no longer than a question may', (_name, q) => {
    const began = performance.now();
    read(q);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
