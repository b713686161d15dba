/** Beginnings of our own long compounds, behind which a narrow column may break them. */
const BEGINNINGS = [
  'Allgemein',
  'Anästhesie',
  'Augen',
  'Berufs',
  'Einrichtungs',
  'Ernährungs',
  'Fachweiter',
  'Funktions',
  'Gefäß',
  'Gastro',
  'Geburts',
  'Gemein',
  'Gesundheits',
  'Intensiv',
  'Kinder',
  'Kranken',
  'Kurzzeit',
  'Medizin',
  'Mitarbei',
  'Neuro',
  'Notauf',
  'Nuklear',
  'Palliativ',
  'Pflege',
  'Physio',
  'Psycho',
  'Rehabili',
  'Springer',
  'Strahlen',
  'Tages',
  'Transfusions',
  'Unfall',
  'Universitäts',
  'Veröffent',
  'Wund',
];
const COMPOUND = new RegExp(`(?<![\\p{L}])(${BEGINNINGS.join('|')})(?=\\p{Ll}{4})`, 'gu');
const SOFT_HYPHEN = '\u00ad';

/** Browsers without a German dictionary break only where a soft hyphen stands; nobody sees it elsewhere. */
export function softHyphens(text: string): string {
  return text.replace(COMPOUND, `$1${SOFT_HYPHEN}`);
}
