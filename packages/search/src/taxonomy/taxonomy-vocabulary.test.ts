import type { Country } from '@stellenvisite/contract/jobs/countries';
import { describe, expect, test } from 'vitest';
import { analyseText } from '../language/analyse-text.ts';
import { findOccupations } from './find-occupations.ts';
import { narrowerOf } from './taxonomy.ts';

type Row = { key: string; DE?: string; AT?: string; CH?: string; english: string };

/** The trade's vocabulary, row by row: whatever appears in a row has to be read as the row's key. */
const ROWS: Row[] = [
  {
    key: 'pflegefach',
    DE: 'Pflegefachkraft, Pflegefachfrau, Pflegefachmann, Pflegefachfrau/-mann, Pflegefachperson, PFK, Gesundheits- und Krankenpfleger/in, GuK, GKP, Krankenschwester, Krankenpfleger, examinierte Pflegekraft, Pfleger/in',
    AT: 'DGKP, Dipl. Gesundheits- und Krankenpfleger/in, DGKS',
    CH: 'dipl. Pflegefachfrau HF, dipl. Pflegefachmann HF, dipl. Pflegefachperson FH, HöFa',
    english: 'registered nurse, RN',
  },
  {
    key: 'kinderpflege',
    DE: 'Gesundheits- und Kinderkrankenpfleger/in, GKiK, Kinderkrankenschwester',
    AT: 'DKKP, Kinder- und Jugendlichenpflege',
    CH: 'Pflegefachperson Pädiatrie',
    english: 'paediatric nurse',
  },
  {
    key: 'altenpflege',
    DE: 'Altenpfleger/in, AP, Altenpflegefachkraft',
    AT: 'Fach-Sozialbetreuer/in Altenarbeit, FSBA, DSBA',
    CH: 'Fachperson Langzeitpflege',
    english: 'geriatric nurse',
  },
  {
    key: 'pflegehilfe',
    DE: 'Pflegehelfer/in, Krankenpflegehelfer, KPH, Altenpflegehelfer, APH, Pflegeassistenz, Pflegefachassistenz, Pflegehilfskraft',
    AT: 'Pflegeassistenz, PA, Pflegefachassistenz, PFA',
    CH: 'FaGe, Fachfrau Gesundheit EFZ, Fachmann Gesundheit EFZ, Fachfrau/-mann Gesundheit, AGS, Pflegehelfer/in SRK',
    english: 'nursing assistant',
  },
  {
    key: 'betreuung',
    DE: 'Betreuungskraft § 43b, Betreuungskraft § 53b, Alltagsbegleiter/in',
    AT: 'Heimhelfer/in, HH',
    CH: 'FaBe, Fachfrau Betreuung',
    english: 'care companion',
  },
  {
    key: 'fachpflege-its',
    DE: 'Fachkrankenpfleger/in Intensiv & Anästhesie, Intensivpflege',
    AT: 'Sonderausbildung Intensivpflege',
    CH: 'Experte/-in Intensivpflege NDS HF',
    english: 'ICU nurse',
  },
  { key: 'fachpflege-op', DE: 'OP-Pflege', AT: 'OP-Pflege', english: 'OR nurse' },
  { key: 'fachpflege-notfall', DE: 'Notfallpflege', CH: 'Experte/-in Notfallpflege NDS HF', english: 'ER nurse' },
  { key: 'fachpflege-psych', DE: 'Psychiatriepflege', AT: 'PGKP', english: 'psychiatric nurse' },
  { key: 'fachpflege-onko', DE: 'Onkologiepflege, Onko-Pflege', english: 'oncology nurse' },
  { key: 'fachpflege-dialyse', DE: 'Dialysepflege', english: 'dialysis nurse' },
  {
    key: 'leitung',
    DE: 'Stationsleitung, Wohnbereichsleitung, WBL, Pflegedienstleitung, PDL, Pflegedirektor/in, Heimleitung, Einrichtungsleitung',
    AT: 'Stationsleitung, Pflegedirektor/in, Bereichsleitung',
    CH: 'Teamleitung, Leiter/in Pflege, Pflegedienstleitung, Heimleitung',
    english: 'ward manager, director of nursing',
  },
  {
    key: 'praxisanleitung',
    DE: 'Praxisanleiter/in, PAL',
    AT: 'Praxisanleiter/in',
    CH: 'Berufsbildner/in',
    english: 'clinical instructor',
  },
  {
    key: 'apn',
    DE: 'Pflegeexperte/-in APN, ANP',
    AT: 'APN',
    CH: 'Pflegeexperte/-in APN, Pflegeexperte MScN',
    english: 'advanced practice nurse',
  },
  { key: 'hebamme', DE: 'Hebamme, Entbindungspfleger', AT: 'Hebamme', CH: 'Hebamme FH', english: 'midwife' },
  {
    key: 'ota',
    DE: 'Operationstechnische/r Assistent/in, OTA, OP-Fachkraft',
    AT: 'OP-Assistenz, DGKP OP, OTA',
    CH: 'dipl. Fachfrau Operationstechnik HF, dipl. Fachfrau/-mann Operationstechnik HF, TOA',
    english: 'surgical technologist',
  },
  {
    key: 'ata',
    DE: 'Anästhesietechnische/r Assistent/in, ATA',
    AT: 'Anästhesiepflege',
    CH: 'Experte/-in Anästhesiepflege NDS HF',
    english: 'anaesthetic technician',
  },
  {
    key: 'mfa',
    DE: 'Medizinische/r Fachangestellte/r, MFA, Arzthelfer/in, Sprechstundenhilfe, Praxisassistenz, EFA, NäPa, VERAH',
    AT: 'Ordinationsassistenz, OA, Ordinationshilfe, MFA, dipl. med. Fachassistenz, dipl. medizinische Fachassistenz',
    CH: 'MPA, Medizinische/r Praxisassistent/in, MPK',
    english: 'medical assistant',
  },
  {
    key: 'zfa',
    DE: 'Zahnmedizinische/r Fachangestellte/r, ZFA, Zahnarzthelfer/in, ZMP, ZMV, DH',
    AT: 'Zahnärztliche Assistenz, ZAss, PAss',
    CH: 'Dentalassistent/in, DA, Dentalhygieniker/in HF, DH',
    english: 'dental assistant, hygienist',
  },
  {
    key: 'mtr',
    DE: 'Medizinische/r Technologe/-in für Radiologie, MTR, MT-R, MTRA, RTA',
    AT: 'Radiologietechnologe/-in, RT',
    CH: 'dipl. Radiologiefachperson HF, MTRA',
    english: 'radiographer',
  },
  {
    key: 'mtl',
    DE: 'Medizinische/r Technologe/-in für Laboratoriumsanalytik, MTL, MTLA, MTA-L',
    AT: 'Biomedizinische/r Analytiker/in, BMA',
    CH: 'Biomedizinische/r Analytiker/in HF, BMA',
    english: 'lab technologist',
  },
  {
    key: 'mtf',
    DE: 'Medizinische/r Technologe/-in für Funktionsdiagnostik, MTF, MTAF',
    AT: 'MTF',
    CH: 'Fachperson Neurophysiologische Diagnostik',
    english: 'ECG technologist, EEG technologist',
  },
  {
    key: 'pta',
    DE: 'Pharmazeutisch-technische/r Assistent/in, PTA',
    CH: 'Fachfrau Apotheke EFZ, Fachfrau/-mann Apotheke EFZ, Pharma-Assistent/in',
    english: 'pharmacy technician',
  },
  { key: 'pka', DE: 'PKA, Apothekenhelfer', AT: 'PKA', english: 'pharmacy assistant' },
  {
    key: 'apotheker',
    DE: 'Apotheker/in, Pharmazeut/in, Filialleitung',
    AT: 'Apotheker/in, Aspirant/in',
    CH: 'Apotheker/in',
    english: 'pharmacist',
  },
  {
    key: 'notsan',
    DE: 'Notfallsanitäter/in, NotSan, NFS, Rettungsassistent, RA, Rettungssanitäter, RS',
    AT: 'Notfallsanitäter, NFS, NKV, Rettungssanitäter',
    CH: 'dipl. Rettungssanitäter/in HF, Transportsanitäter',
    english: 'paramedic, EMT',
  },
  {
    key: 'physio',
    DE: 'Physiotherapeut/in, PT, Krankengymnast',
    CH: 'Physiotherapeut/in FH',
    english: 'physiotherapist',
  },
  { key: 'ergo', DE: 'Ergotherapeut/in, ET', CH: 'Ergotherapeut/in FH', english: 'occupational therapist, OT' },
  { key: 'logo', DE: 'Logopäde/-in, Sprachtherapeut/in', CH: 'Logopäd/in', english: 'speech therapist' },
  {
    key: 'psych',
    DE: 'Psychologe/-in, Psychologische/r Psychotherapeut/in, PP, PiA, KJP',
    AT: 'Klinische/r Psychologe/-in, Psychotherapeut/in',
    CH: 'Psychologe/-in FSP, Psychotherapeut/in',
    english: 'psychologist',
  },
  {
    key: 'sozial',
    DE: 'Sozialarbeiter/in, Sozialpädagoge/-in, Heilerziehungspfleger/in, HEP, Sozialdienst',
    AT: 'Sozialarbeit, Dipl. Sozialbetreuer/in',
    CH: 'Sozialarbeiter/in FH, Sozialpädagoge/-in HF',
    english: 'social worker',
  },
  {
    key: 'diaet',
    DE: 'Diätassistent/in, Ökotrophologe',
    AT: 'Diätologe/-in',
    CH: 'Ernährungsberater/in FH',
    english: 'dietitian',
  },
  { key: 'hygiene', DE: 'Hygienefachkraft, HFK', AT: 'Hygienefachkraft', english: 'infection control' },
  {
    key: 'aemp',
    DE: 'FMA, ZSVA, AEMP, Sterilgut',
    CH: 'Medizinproduktetechnologe/-in, MPT',
    english: 'sterile processing',
  },
  {
    key: 'kodier',
    DE: 'Kodierfachkraft, Medizincontroller/in, Klin. Kodierer',
    AT: 'LKF-Kodierer',
    CH: 'med. Kodierer/in',
    english: 'clinical coder',
  },
  {
    key: 'pa',
    DE: 'Physician Assistant, PA, Arztassistent/in',
    CH: 'Klinische Fachspezialist/in',
    english: 'physician assistant',
  },
  {
    key: 'student',
    DE: 'PJ, Famulatur, Famulant/in',
    AT: 'KPJ, Famulatur',
    CH: 'Unterassistent/in, Wahlstudienjahr',
    english: 'medical student',
  },
  {
    key: 'assistenzarzt',
    DE: 'Assistenzarzt, Assistenzärztin, Assistenzarzt/-ärztin, Arzt in Weiterbildung, AiW, WBA',
    AT: 'Turnusarzt, Turnusärztin, Basisausbildung, Assistenzarzt in Ausbildung',
    CH: 'Assistenzarzt/-ärztin, AA',
    english: 'resident, junior doctor',
  },
  {
    key: 'facharzt',
    DE: 'Facharzt, Fachärztin, FA, Funktionsarzt',
    AT: 'Facharzt/-ärztin',
    CH: 'Spitalfacharzt, Spitalfachärztin, Facharzt FMH',
    english: 'specialist',
  },
  {
    key: 'oberarzt',
    DE: 'Oberarzt, Oberärztin, OA, Leitende/r OA, Funktionsoberarzt',
    AT: 'Oberarzt/-ärztin, 1. Oberarzt',
    CH: 'Oberarzt mbF, Leitende/r Arzt',
    english: 'consultant, attending',
  },
  {
    key: 'chefarzt',
    DE: 'Chefarzt, Chefärztin, CA, Klinikdirektor/in, Ärztl. Direktor/in',
    AT: 'Primararzt, Primarius, Primaria, Prim.',
    CH: 'Chefarzt/-ärztin, CA',
    english: 'chief physician',
  },
  {
    key: 'hausarzt',
    DE: 'Allgemeinmediziner/in, Hausarzt, FA Allgemeinmedizin',
    AT: 'Arzt für Allgemeinmedizin, Ärztin für Allgemeinmedizin',
    CH: 'Hausarzt/-ärztin, AIM, Praktischer Arzt',
    english: 'GP',
  },
  {
    key: 'zahnarzt',
    DE: 'Zahnarzt, Zahnärztin, Vorbereitungsassistent/in',
    AT: 'Zahnarzt/-ärztin',
    CH: 'Zahnarzt/-ärztin, Assistenzzahnarzt',
    english: 'dentist',
  },
];

const words = (list: string | undefined) => (list ? list.split(', ') : []);
const readAs = (text: string, country?: Country) => findOccupations(analyseText(text), country).map(({ key }) => key);

describe.each(ROWS)('the row $key', ({ key, DE, AT, CH, english }) => {
  const cases = [
    ...words(DE).map((word) => ({ word, country: 'DE' as const })),
    ...words(AT).map((word) => ({ word, country: 'AT' as const })),
    ...words(CH).map((word) => ({ word, country: 'CH' as const })),
    ...words(english).map((word) => ({ word, country: undefined })),
  ];
  test.each(cases)('holds “$word” ($country)', ({ word, country }) => {
    const meant = narrowerOf(key);
    expect(readAs(word, country).filter((found) => meant.includes(found))).not.toEqual([]);
  });
  test.each(cases)('is read from “$word” by somebody who tells no country ($country)', ({ word }) => {
    const meant = narrowerOf(key);
    expect(readAs(word).filter((found) => meant.includes(found))).not.toEqual([]);
  });
});
