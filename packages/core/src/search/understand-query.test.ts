import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

it.each([
  ['krankenschwester münchen', 'occupation pflegefach, location München'],
  ['Krankenschwester Muenchen', 'occupation pflegefach, location München'],
  ['Gesundheits- und Krankenpfleger*in (m/w/d)', 'occupation pflegefach'],
  ['Dipl. Pflegefachperson HF', 'occupation pflegefach'],
  ['DGKP Wien', 'occupation pflegefach, location Wien'],
  ['Pflegefachkräfte (all genders) Berlin', 'occupation pflegefach, location Berlin'],
  ['registered nurse Berlin', 'occupation pflegefach, location Berlin'],
  ['nurse near Munich', 'occupation pflegefach, location München'],
  ['Pflegehelferin in Köln', 'occupation pflegehilfe, location Köln'],
  ['FaGe Zürich', 'occupation pflegehilfe, location Zürich'],
  ['Altenpfleger Hamburg Vollzeit', 'occupation altenpflege, location Hamburg, employmentType full_time'],
  ['Kinderkrankenschwester Graz', 'occupation kinderpflege, location Graz'],
  ['Intensivpflege Innsbruck', 'occupation fachpflege-its, location Innsbruck'],
  ['OP-Pflege', 'occupation fachpflege-op'],
  ['Oppflege', 'occupation fachpflege-op'],
  ['Hebamme Wien Teilzeit 25 km', 'occupation hebamme, location Wien, employmentType part_time, radius 25'],
  ['hebamme, wien, teilzeit', 'occupation hebamme, location Wien, employmentType part_time'],
  ['Hebamme (w/m/d) in Wien', 'occupation hebamme, location Wien'],
  ['midwife Vienna part time', 'occupation hebamme, location Wien, employmentType part_time'],
  ['MFA', 'occupation mfa'],
  ['MFA, ZFA', 'occupation MFA, ZFA'],
  ['MFA/ZFA Stuttgart', 'occupation MFA/ZFA, location Stuttgart'],
  ['mfa oder zfa münchen', 'occupation mfa oder zfa, location München'],
  ['OTA ATA', 'occupation OTA ATA'],
  ['Arzthelferin Praxis Düsseldorf', 'occupation mfa, employer private_practices, location Düsseldorf'],
  ['Arzt', 'occupation arzt'],
  ['Ärztin', 'occupation arzt'],
  ['Oberarzt Kardiologie', 'occupation oberarzt, specialty cardiology'],
  ['OA', 'occupation OA'],
  ['OA Wien', 'occupation mfa, location Wien'],
  ['OA Kardiologie', 'occupation oberarzt, specialty cardiology'],
  ['OA Berlin', 'occupation oberarzt, location Berlin'],
  ['PA', 'occupation PA'],
  ['PA Österreich', 'occupation pflegehilfe, country AT'],
  ['RA', 'occupation notsan'],
  ['AP', 'occupation altenpflege'],
  ['FA Anästhesie Bern', 'occupation facharzt, specialty anaesthesiology, location Bern'],
  ['Assistenzarzt Innere Medizin Salzburg', 'occupation assistenzarzt, specialty internal_medicine, location Salzburg'],
  ['Arzt in Weiterbildung Chirurgie', 'occupation assistenzarzt, specialty surgery'],
  ['Kardiologe', 'occupation arzt, specialty cardiology'],
  ['Psychiater', 'occupation arzt, specialty psychiatry'],
  ['Psychologe', 'occupation psych'],
  ['Psychiatriepflege', 'occupation fachpflege-psych'],
  ['Psychotherapeut Basel', 'occupation psych, location Basel'],
  ['Chefarzt Radiologie Schweiz', 'occupation chefarzt, specialty radiology, country CH'],
  ['GP', 'occupation hausarzt'],
  ['Zahnarzt Zug', 'occupation zahnarzt, location Zug'],
  ['Physiotherapeut Luzern 60%', 'occupation physio, location Luzern, employmentType part_time'],
  ['Physiotherapie Reha Klinik', 'occupation physio, employer hospital'],
  ['Ergotherapeut 30 Stunden', 'occupation ergo, employmentType part_time'],
  ['Logopädin Kanton Bern', 'occupation logo, location Kanton Bern'],
  ['Notfallsanitäter Bayern', 'occupation notsan, location Bayern'],
  ['MTR Röntgen Leipzig', 'occupation mtr, specialty radiology, location Leipzig'],
  ['PTA Apotheke', 'occupation pta, department apotheke'],
  ['Sozialarbeiter Krankenhaus', 'occupation sozial, employer hospital'],
  ['Stationsleitung Geriatrie', 'occupation leitung, specialty geriatrics'],
  ['PDL Pflegeheim', 'occupation leitung, employer care_facilities'],
  ['Praxisanleiter', 'occupation praxisanleitung'],
  ['Pflege', 'occupation pflege'],
  ['Pflege -leitung', 'occupation pflege, excluded leitung'],
  ['Pflege -"ambulante Pflege"', 'occupation pflege, excluded -"ambulante Pflege"'],
  ['"Innere Medizin" Arzt', 'phrase "Innere Medizin", occupation arzt'],
  ['„Stroke Unit“ Pflege', 'phrase „Stroke Unit“, occupation pflege'],
  ['«Spitex» Pflegefachfrau', 'phrase «Spitex», occupation pflegefach'],
  ['Ausbildung Pflegefachfrau', 'occupation ausbildung, occupation pflegefach'],
  ['Azubi MFA', 'occupation ausbildung, occupation mfa'],
  ['Pflegehelfer ohne Ausbildung', 'occupation pflegehilfe'],
  ['Praktikum Physiotherapie', 'employmentType internship, occupation physio'],
  ['Nachtdienst Pflegefachkraft', 'shift night, occupation pflegefach'],
  ['nur Frühdienst', 'shift early'],
  ['Pflegefachkraft ohne Nachtdienst', 'occupation pflegefach, shift early, shift day, shift late'],
  ['Pflegefachkraft ohne Wochenende', 'occupation pflegefach, weekendFree true'],
  ['MFA Wochenende frei', 'occupation mfa, weekendFree true'],
  ['Kodierfachkraft Homeoffice', 'occupation kodier, remote remote, remote hybrid'],
  ['Arzt remote', 'occupation arzt, remote remote'],
  ['Minijob Altenpflege', 'employmentType part_time, occupation altenpflege'],
  ['450 Euro Job Pflege', 'employmentType part_time, occupation pflege'],
  ['geringfügig Ordinationsassistenz Linz', 'employmentType part_time, occupation mfa, location Linz'],
  ['Aushilfe Pflegehelfer', 'employmentType temporary, occupation pflegehilfe'],
  ['Pflegefachfrau 80-100%', 'occupation pflegefach, employmentType part_time, employmentType full_time'],
  ['Krankenpfelger', 'occupation pflegefach'],
  ['Krankenpfelgerinnen', 'occupation pflegefach'],
  ['Anästesie', 'specialty anaesthesiology'],
  ['Physioterapeut Nürnbreg', 'occupation physio, location Nürnberg'],
  ['Hebame Müchen', 'occupation hebamme, location München'],
  ['krankenpfl eger', 'occupation pflegefach'],
  ['hebammewien', 'occupation hebamme, location Wien'],
  ['Zürch Oberarzt', 'location Zürich, occupation oberarzt'],
  ['Fysiotherapeut', 'occupation physio'],
  ['Frankfurt', 'location Frankfurt am Main'],
  ['Frankfurt (Oder)', 'location Frankfurt (Oder)'],
  ['Arzt Frankfurt oder Berlin', 'occupation arzt, word Frankfurt oder Berlin'],
  ['Bad Homburg', 'location Bad Homburg vor der Höhe'],
  ['St. Gallen', 'location St. Gallen'],
  ['Pflegefachkraft 80331', 'occupation pflegefach, location 80331 München'],
  ['Hebamme 1010 Wien', 'occupation hebamme, location 1010 Wien'],
  ['Arzt München Bayern', 'occupation arzt, location München, Bayern'],
  ['Pflege Basel Schweiz', 'occupation pflege, location Basel, Schweiz'],
  ['Raum Köln Altenpfleger', 'location Köln, occupation altenpflege'],
  ['im Umkreis von 30 km um Ulm Arzt', 'radius 30, location Ulm, occupation arzt'],
  ['Essen', 'location Essen'],
  ['Essen auf Rädern', 'word Essen, word Rädern'],
  ['Pflege in Essen', 'occupation pflege, location Essen'],
  ['Haus', 'word Haus'],
  ['Pflege im Haus', 'occupation pflege, word Haus'],
  ['St. Josef Krankenhaus', 'word Josef, employer hospital'],
  ['Klinik Nürnberg', 'employer hospital, location Nürnberg'],
  ['Spital Thun', 'employer hospital, location Thun'],
  ['Spitex', 'department ambulante-pflege'],
  ['Uniklinik Heidelberg Pflege', 'employer academic, location Heidelberg, occupation pflege'],
  ['Jobs', ''],
  ['Stellenangebote Pflege in der Nähe von Kiel', 'occupation pflege, location Kiel'],
  ['Krankenschwester gesucht', 'occupation pflegefach'],
  ['suche Job als MFA', 'occupation mfa'],
  ['Pflegefachkraft ohne Zeitarbeit', 'occupation pflegefach, excluded Zeitarbeit'],
  ['Soziale Arbeit', 'occupation sozial'],
  ['Tracheostoma', 'word Tracheostoma'],
  ['TVöD P8', 'word TVöD, word P8'],
  ['Wundmanagement', 'department wundmanagement'],
  ['ICU nurse', 'occupation fachpflege-its'],
  ['OR nurse', 'occupation fachpflege-op'],
  ['doctor Switzerland', 'occupation arzt, country CH'],
  ['dental assistant', 'occupation zfa'],
])('“%s” is understood as “%s”', (q, understood) => {
  expect(told(q)).toBe(understood);
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

describe('plain words', () => {
  it('are looked for everywhere, a compound also by its parts', () => {
    const [ways = []] = waysOf('Nachtwache');
    expect(ways.map(({ terms }) => terms)).toEqual(
      expect.arrayContaining([['t:nachtwach'], ['e:nachtwach'], ['x:nachtwach'], ['p:nacht', 'p:wach']]),
    );
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

  it('takes “ohne Nacht” for anything but the night', () => {
    expect(read('pflege ohne nacht').filters.shift).not.toContain('night');
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
