import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseText } from '../language/analyse-text.ts';
import { read, termsOf, told, waysOf } from './read-question.fixture.ts';

describe('a day to begin', () => {
  it.each(['pflege 2027', 'pflege ab 01.03.2027', 'pflege ab März 2027', 'pflege zum 1.4.2027'])(
    'in “%s” adds no condition that a job would have to meet',
    (q) => {
      expect(read(q).plan.units).toHaveLength(1);
      expect(read(q).filters).toEqual({});
    },
  );
});

describe('what would be nice', () => {
  it.each([
    'MFA in Köln, gern in Teilzeit',
    'MFA in Köln, idealerweise Frühdienst',
    'MFA in Köln, Homeoffice wäre schön',
    'MFA in Köln, ideally permanent',
    'MFA in Köln, Wochenende frei wäre toll',
  ])('in “%s” adds points and leaves no job out', (q) => {
    const { plan, filters } = read(q);
    expect(filters).toEqual({ location: 'Köln' });
    expect(plan.units).toHaveLength(1);
    expect(plan.optional?.length).toBeGreaterThan(0);
  });

  it.each([
    ['ich würde gern in Teilzeit arbeiten, MFA in Köln', { employmentType: ['part_time'] }],
    ['MFA in Köln, Nachtdienst lieber nicht', { withoutShift: ['night'] }],
  ])('is not what “%s” asks for', (q, filters) => {
    expect(read(q).filters).toMatchObject(filters);
  });

  it('may be a field, but never the occupation', () => {
    const { plan } = read('Pflegefachkraft in Köln, gerne Kardiologie');
    expect(plan.units).toHaveLength(1);
    expect(plan.optional?.map(({ text }) => text)).toContain('Kardiologie');
  });
});

describe('a doctor by whom he treats', () => {
  it('is a specialist first, regardless of the words of the title', () => {
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

describe('a question of no words', () => {
  it.each(['%', '!!! ???', '-', '„“', 'in der'])('“%s” is reported as unsearchable', (q) => {
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
  ])('of “%s” rank its main meaning first, regardless of words in other titles', (q, main, other) => {
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
  it('is the same jobs by every word for it', () => {
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

  it('is read, and every reported part is contained in it', () => {
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
    ['endless typos', 'krankenpfelger '.repeat(5_000)],
    ['endless joints', 'a oder '.repeat(10_000)],
  ])('as %s is read within the time limit of a test', (_name, q) => {
    expect(read(q)).toBeDefined();
  });
});
