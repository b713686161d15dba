import type { Person } from './person.ts';

export const LAYOUTS = ['table', 'stacked', 'sidebar'] as const;
export type Layout = (typeof LAYOUTS)[number];
export type CvLanguage = 'de' | 'en';

/** A line of a column; `right` stands beside it after a tab. `isSide` belongs to the side column where there is one. */
export type LaidLine = { text: string; right?: string; isHeading?: boolean; isSide?: boolean };

const WORDS = {
  de: {
    work: 'Berufserfahrung',
    education: 'Ausbildung',
    languages: 'Sprachen',
    skills: 'Kenntnisse',
    personal: 'Persönliche Daten',
    licence: 'Approbation und Berufserlaubnis',
    today: 'heute',
    native: 'Muttersprache',
    born: 'Geburtsdatum: 12.03.1991',
    family: 'Familienstand: verheiratet, zwei Kinder',
    nation: 'Staatsangehörigkeit: deutsch',
  },
  en: {
    work: 'Work Experience',
    education: 'Education',
    languages: 'Languages',
    skills: 'Skills',
    personal: 'Personal details',
    licence: 'Licence',
    today: 'present',
    native: 'native',
    born: 'Date of birth: 12 March 1991',
    family: 'Marital status: married, two children',
    nation: 'Nationality: German',
  },
} as const;
const MONTHS = {
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

const slashed = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;
const named = (month: string, language: CvLanguage) =>
  `${MONTHS[language][Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

export function layOutCv(person: Person, layout: Layout, language: CvLanguage): LaidLine[] {
  const words = WORDS[language];
  const names = new Intl.DisplayNames(language === 'de' ? 'de-DE' : 'en-GB', { type: 'language' });
  const heading = (text: string, isSide = false): LaidLine => ({ text, isHeading: true, isSide });
  const format = (month: string) => (layout === 'stacked' ? named(month, language) : slashed(month));
  const stations = person.stations.flatMap(({ position, department, employer, from, to }): LaidLine[] => {
    const period = `${format(from)} – ${to ? format(to) : words.today}`;
    const post = [position[language], department?.[language]].filter((part) => part !== undefined).join(', ');
    if (layout === 'table') return [{ text: period, right: `${post}, ${employer}` }];
    const task =
      language === 'de' ? '• Versorgung und Dokumentation im Schichtdienst' : '• Care and documentation in shifts';
    if (layout === 'stacked') return [{ text: post }, { text: `${employer} | ${period}` }, { text: task }];
    return [{ text: period }, { text: post }, { text: employer }, { text: task }];
  });
  const education = person.education.flatMap(({ title, school, year }): LaidLine[] => {
    if (layout === 'table') return [{ text: String(year), right: `${title[language]}, ${school}` }];
    if (layout === 'stacked') return [{ text: title[language] }, { text: `${school} | ${year}` }];
    return [{ text: String(year) }, { text: title[language] }, { text: school }];
  });
  const spoken = person.languages.map(([key, level]): LaidLine => {
    const shown = level === 'native' ? words.native : level;
    return { text: layout === 'table' ? `${names.of(key)} – ${shown}` : `${names.of(key)} (${shown})`, isSide: true };
  });
  return [
    { text: person.name },
    { text: person.title[language] },
    heading(words.personal, true),
    ...[words.born, words.family, words.nation].map((text): LaidLine => ({ text, isSide: true })),
    heading(words.work),
    ...stations,
    heading(words.education),
    ...education,
    ...(person.licence ? [heading(words.licence), { text: person.licence[language] }] : []),
    heading(words.languages, true),
    ...spoken,
    heading(words.skills, true),
    ...(layout === 'sidebar'
      ? person.skills.map((text): LaidLine => ({ text: `• ${text}`, isSide: true }))
      : [{ text: person.skills.join(', '), isSide: true }]),
  ];
}
