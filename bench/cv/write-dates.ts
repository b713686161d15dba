import type { DATE_STYLES } from './person.ts';

type DateStyle = (typeof DATE_STYLES)[number];
export type CvLanguage = 'de' | 'en';

const SHORT_MONTHS = {
  de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;
const LINKS: Record<DateStyle, { de: string; en: string }> = {
  slash: { de: ' – ', en: ' – ' },
  dot: { de: '–', en: '–' },
  short: { de: ' - ', en: ' - ' },
  abbreviated: { de: ' bis ', en: ' to ' },
  long: { de: ' – ', en: ' – ' },
  iso: { de: ' – ', en: ' – ' },
  full: { de: ' - ', en: ' - ' },
};

export function writeDate(date: string, style: DateStyle, language: CvLanguage, isEnd = false): string {
  const [year = '', month] = date.split('-');
  if (!month) return year;
  if (style === 'slash') return `${month}/${year}`;
  if (style === 'dot') return `${month}.${year}`;
  if (style === 'short') return `${month}/${year.slice(2)}`;
  if (style === 'iso') return `${year}-${month}`;
  if (style === 'abbreviated') return `${SHORT_MONTHS[language][Number(month) - 1]} ${year}`;
  if (style === 'full') {
    const day = isEnd ? new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() : 1;
    return `${String(day).padStart(2, '0')}.${month}.${year}`;
  }
  const name = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { month: 'long', timeZone: 'UTC' });
  return `${name.format(new Date(`${year}-${month}-01T00:00:00Z`))} ${year}`;
}

type Period = { from: string | null; to: string | null; open: string; expected?: string | null };

/** Returns a period as a CV writes it: "10/2018 – heute", "seit 2019", "Okt. 2018 bis März 2020", or its end alone. */
export function writePeriod({ from, to, open, expected }: Period, style: DateStyle, language: CvLanguage): string {
  const link = LINKS[style][language];
  const start = from ? writeDate(from, style, language) : '';
  if (!to) return /^(ab|seit|since)$/i.test(open) ? `${open} ${start}` : `${start}${link}${open}`;
  const end = `${expected ? `${expected} ` : ''}${writeDate(to, style, language, true)}`;
  return start && from !== to ? `${start}${link}${end}` : end;
}
