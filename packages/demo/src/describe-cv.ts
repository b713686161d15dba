import type { Applicant } from '@stellenvisite/contract/applications.schema';
import type { PdfLine } from './sample-pdf.ts';

const TRAINING_YEARS = 3;
const LEVELS: Readonly<Record<string, string>> = { native: 'Muttersprache' };
const DATES = 110;

const heading = (text: string): PdfLine => ({ text, size: 13, isBold: true, gap: 22 });
const entry = (when: string, what: string, where: string): PdfLine[] => [
  { text: when, gap: 8 },
  // On the line of its dates.
  { text: what, isBold: true, indent: DATES, gap: -11 },
  { text: where, indent: DATES },
];

/** The lines of a CV that says what the profile of an application says. */
export function describeCv({ fullName, occupation, location, email, phone, profile }: Applicant): PdfLine[] {
  const work = profile?.experience ?? [];
  const begin = Number(work[0]?.from?.slice(0, 4) ?? 0);
  return [
    { text: fullName, size: 24, isBold: true },
    { text: [occupation, location].filter(Boolean).join(' · '), size: 12, gap: 8 },
    { text: [email, phone].filter(Boolean).join(' · ') },
    ...(work.length > 0 ? [heading('Beruf')] : []),
    ...work.flatMap(({ position, employer, from, to }) =>
      entry(`${from?.slice(0, 4) ?? ''} - ${to?.slice(0, 4) ?? 'heute'}`, position, employer),
    ),
    ...(begin > 0
      ? [heading('Ausbildung'), ...entry(`${begin - TRAINING_YEARS} - ${begin}`, 'Abschluss im Beruf', location ?? '')]
      : []),
    ...(profile && profile.languages.length > 0 ? [heading('Sprachen')] : []),
    ...(profile?.languages ?? []).flatMap(({ language, level }) => [
      { text: language === 'de' ? 'Deutsch' : language.toUpperCase(), gap: 8 },
      { text: LEVELS[level ?? ''] ?? level ?? '', indent: DATES, gap: -11 },
    ]),
  ];
}
