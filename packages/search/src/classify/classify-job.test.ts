import type { Country } from '@stellenvisite/contract/jobs/countries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyJob, type JobToClassify } from './classify-job.ts';

const classify = (title: string, rest: Partial<JobToClassify> = {}) =>
  classifyJob({ title, department: null, text: '', country: 'DE', specialty: null, ...rest });

describe('one title, several occupations', () => {
  test.each([
    ['Ausbildung Pflegefachfrau/-mann (m/w/d)', 'ausbildung', 'ausbildung'],
    ['Auszubildende zur Medizinischen Fachangestellten', 'ausbildung', 'ausbildung'],
    ['Azubi MFA (m/w/d)', 'ausbildung', 'ausbildung'],
    ['Ausbildung Hebamme (duales Studium)', 'ausbildung', 'ausbildung'],
    ['Werkstudent (m/w/d) Pflege', 'praktikum', 'praktikum'],
    ['FSJ in der Pflege', 'praktikum', 'praktikum'],
    ['Praktikum Pflegedienstleitung', 'praktikum', 'praktikum'],
    ['PJ-Studierende Chirurgie', 'student', 'student'],
    ['Hebamme als Praxisanleiterin', 'hebamme', 'fachkraft'],
    ['Leitende Hebamme (m/w/d)', 'hebamme', 'leitung'],
    ['OTA oder Pflegefachkraft für den OP', 'ota', 'fachkraft'],
    ['Pflegefachkraft als Praxisanleiter', 'praxisanleitung', null],
    ['Pflegefachkraft als stellvertretende Stationsleitung', 'leitung', 'leitung'],
    ['Stationsleitung Intensivpflege', 'leitung', 'leitung'],
    ['Pflegeexpertin APN Onkologie', 'apn', 'fachweiterbildung'],
    ['Pflegehelfer oder Pflegefachkraft', 'pflegehilfe', 'helfer'],
    ['Pflegefachkraft / Altenpfleger (m/w/d)', 'altenpflege', 'fachkraft'],
    ['Recruiter Pflege', 'personal', null],
    ['Teamleitung IT', 'it', 'leitung'],
    ['Leitung Physiotherapie', 'physio', 'leitung'],
    ['Wundmanager ICW', 'wundexperte', 'fachweiterbildung'],
    ['Chefarztsekretärin', 'arztsekretariat', null],
    ['Assistenz der Geschäftsführung', 'verwaltung', null],
    ['Arzt in Forschung und Lehre', 'arzt', null],
    ['Sekretär/in des Chefarztes', 'arztsekretariat', null],
    ['Notärztin im Rettungsdienst', 'facharzt', 'facharzt'],
    ['Klinik sucht Pflegefachkraft', 'pflegefach', 'fachkraft'],
  ])('“%s” is %s', (title, occupation, level) => {
    const found = classify(title);
    expect(found.occupation).toBe(occupation);
    if (level) expect(found.level).toBe(level);
  });
});

describe('departments and occupations', () => {
  test.each([
    ['Fachpflegekraft Intensiv (m/w/d)', 'fachpflege-its', 'its'],
    ['Pflegefachkraft Intensivstation', 'pflegefach', 'its'],
    ['Pflegefachfrau Pädiatrie', 'kinderpflege', 'paediatrie'],
    ['Krankenschwester für die Kinderstation', 'kinderpflege', 'paediatrie'],
    ['Pflegefachkraft OP', 'fachpflege-op', 'op'],
    ['Gesundheits- und Krankenpfleger im Zentral-OP', 'fachpflege-op', 'op'],
    ['Pflegefachkraft Anästhesie', 'ata', 'anaesthesie'],
    ['Pflegefachkraft Psychiatrie', 'fachpflege-psych', 'psychiatrie'],
    ['Fachkrankenpfleger für Notfallpflege', 'fachpflege-notfall', 'zna'],
    ['Pflegefachkraft ZNA', 'pflegefach', 'zna'],
    ['Pflegefachkraft Springerpool', 'pflegefach', 'springerpool'],
    ['Pflegefachkraft Stroke Unit', 'pflegefach', 'stroke-unit'],
    ['MFA Endoskopie', 'mfa', 'endoskopie'],
    ['MFA Funktionsdiagnostik', 'mfa', 'funktionsdiagnostik'],
    ['Pflegefachkraft Kardiologische Ambulanz', 'pflegefach', 'kardiologie'],
  ])('“%s” is %s in %s', (title, occupation, department) => {
    expect(classify(title)).toMatchObject({ occupation, department });
  });

  test('the department of its own field says as much as one in the title', () => {
    expect(classify('Krankenschwester', { department: 'Zentral-OP' }).occupation).toBe('fachpflege-op');
    expect(classify('Fachkrankenpfleger', { department: 'Intensivstation' }).occupation).toBe('fachpflege-its');
    expect(classify('Krankenschwester', { department: 'Innere Medizin' }).occupation).toBe('pflegefach');
  });

  test('the department of its own field goes before the one in the title', () => {
    expect(classify('Pflegefachkraft Kardiologie', { department: 'Herzchirurgie' }).department).toBe('herzchirurgie');
  });

  test('the department tells the occupation where the title does not', () => {
    const found = classify('Wir suchen Sie!', { department: 'Patientenaufnahme' });
    expect(found).toMatchObject({
      occupation: 'empfang',
      confidence: 0.7,
      reason: '„Patientenaufnahme“ als Abteilung',
    });
  });

  test('the text tells it where neither does', () => {
    const text = 'Bei uns sind Sie richtig. Wir suchen eine Physiotherapeutin (m/w/d), gern auch mit OA oder PA.';
    const found = classify('Verstärkung gesucht', { text });
    expect(found).toMatchObject({ occupation: 'physio', confidence: 0.4, reason: '„Physiotherapeutin“ im Text' });
  });

  test('the people a text only speaks of are not meant', () => {
    const text =
      'Sie arbeiten mit Pflegefachkräften und Ärzten zusammen. Eine abgeschlossene Ausbildung ist von Vorteil.';
    expect(classify('Hufpflege', { text }).occupation).toBeNull();
  });

  test('a training a text asks for tells the occupation', () => {
    const text = 'Das bringen Sie mit: Ausbildung als Medizinische Fachangestellte.';
    expect(classify('Verstärkung für unser Team', { text }).occupation).toBe('mfa');
  });

  test('another occupation’s level is not taken over', () => {
    expect(classify('Transportsanitäter/in mit eidg. FA', { country: 'CH' }).level).toBeNull();
    expect(classify('Koch – Essen für Krankenpfleger').level).toBeNull();
  });

  test('a therapist is not of physiotherapy for working next to it', () => {
    expect(classify('Ergotherapeut:in')).toMatchObject({ specialty: null, department: 'therapie' });
  });

  test('a verb is no department', () => {
    expect(classify('Klinik sucht Pflegefachkraft').department).toBeNull();
  });

  test('what nothing tells is left open', () => {
    expect(classify('Wir suchen Sie!', { department: 'Haus Sonne', text: 'Kommen Sie vorbei.' })).toEqual({
      occupation: null,
      level: null,
      specialty: null,
      department: null,
      confidence: 0,
      reason: 'kein Beruf erkannt',
    });
  });
});

describe('doctors', () => {
  test.each([
    ['Oberarzt Kardiologie', 'oberarzt', 'oberarzt', 'cardiology', 'kardiologie'],
    ['Leitende Oberärztin (w/m/d) Neurologie', 'oberarzt', 'leitender-oberarzt', 'neurology', 'neurologie'],
    ['Ltd. Arzt Radiologie', 'oberarzt', 'leitender-oberarzt', 'radiology', 'radiologie'],
    ['Facharzt Allgemeinmedizin', 'hausarzt', 'facharzt', 'general_medicine', 'allgemeinmedizin'],
    ['Facharzt für Innere Medizin', 'facharzt', 'facharzt', 'internal_medicine', 'innere'],
    ['Kardiologe (m/w/d)', 'facharzt', 'facharzt', 'cardiology', 'kardiologie'],
    ['Psychiaterin', 'facharzt', 'facharzt', 'psychiatry', 'psychiatrie'],
    ['Kinderärztin', 'facharzt', 'facharzt', 'pediatrics', 'paediatrie'],
    ['Assistenzarzt Orthopädie und Unfallchirurgie', 'assistenzarzt', 'assistenzarzt', 'orthopedics', 'orthopaedie'],
    ['Arzt (m/w/d) in Weiterbildung Chirurgie', 'assistenzarzt', 'assistenzarzt', 'surgery', 'chirurgie'],
    ['Anästhesist', 'facharzt', 'facharzt', 'anaesthesiology', 'anaesthesie'],
    ['Augenärztin', 'facharzt', 'facharzt', 'ophthalmology', 'augen'],
    ['Oberarzt Urologie', 'oberarzt', 'oberarzt', 'urology', 'urologie'],
    ['Arzt Gynäkologie', 'arzt', null, 'gynaecology', 'gyn'],
    ['Oberarzt Onkologie', 'oberarzt', 'oberarzt', 'oncology', 'onkologie'],
    ['Facharzt Rheumatologie', 'facharzt', 'facharzt', 'internal_medicine', 'rheumatologie'],
    ['Consultant Cardiology', 'oberarzt', 'oberarzt', 'cardiology', 'kardiologie'],
  ])('“%s”', (title, occupation, level, specialty, department) => {
    expect(classify(title)).toMatchObject({ occupation, level, specialty, department });
  });

  test('the specialty the employer states stays', () => {
    expect(classify('Oberarzt Kardiologie', { specialty: 'internal_medicine' }).specialty).toBe('internal_medicine');
  });
});

describe('short forms by country', () => {
  test.each<[string, Country, string]>([
    ['OA (m/w/d)', 'DE', 'oberarzt'],
    ['OA (m/w/d)', 'AT', 'mfa'],
    ['OA Chirurgie', 'CH', 'oberarzt'],
    ['PA (m/w/d)', 'AT', 'pflegehilfe'],
    ['PA (m/w/d)', 'DE', 'pa'],
    ['APH', 'DE', 'pflegehilfe'],
    ['RA', 'DE', 'notsan'],
    ['FA Neurologie', 'DE', 'facharzt'],
    ['Transportsanitäter/-in FA', 'CH', 'notsan'],
    ['DH', 'CH', 'zfa'],
    ['MTF', 'AT', 'mtf'],
    ['MFA', 'AT', 'mfa'],
    ['AP (m/w/d)', 'DE', 'altenpflege'],
  ])('“%s” in %s is %s', (title, country, occupation) => {
    expect(classify(title, { country }).occupation).toBe(occupation);
  });

  test('are a little less sure than words', () => {
    const short = classify('OA Chirurgie');
    expect(short).toMatchObject({ confidence: 0.9, reason: 'Kürzel „OA“ im Titel, in Deutschland' });
    expect(classify('Oberarzt Chirurgie')).toMatchObject({ confidence: 0.95, reason: '„Oberarzt“ im Titel' });
  });
});

test.each([
  ['Mitarbeiter Grünpflege'],
  ['Hufpflege'],
  ['Vertriebsmitarbeiter zur Pflege von Kundenbeziehungen'],
  ['Tierpfleger'],
  ['Tierarzthelferin'],
  ['RA-Fachangestellte Medizinrecht'],
])('“%s” is no work of the trade', (title) => {
  expect(classify(title).occupation).toBeNull();
});

test('any title is classified, and what is found is of the vocabulary', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ maxLength: 400 }), (title, text) => {
      const { confidence, reason } = classify(title, { text });
      return confidence >= 0 && confidence <= 1 && reason.length > 0;
    }),
  );
});
