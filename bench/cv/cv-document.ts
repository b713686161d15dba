import type { Person } from './person.ts';
import { type CvLanguage, writePeriod } from './write-dates.ts';

export type Entry = {
  period: string;
  /** Position or title. */
  main: string;
  department: string | null;
  /** Employer or school. */
  organisation: string;
  place: string | null;
  note: string | null;
  tasks: string[];
};
export type SectionKind = 'personal' | 'work' | 'education' | 'licence' | 'languages' | 'skills' | 'extra';
export type Section = {
  kind: SectionKind;
  heading: string;
  /** Belongs in the side bar of a layout that has one. */
  isSide: boolean;
  entries: Entry[];
  pairs: [string, string][];
  lines: string[];
};
export type CvDocument = {
  name: string;
  language: CvLanguage;
  title: string;
  contact: string[];
  sections: Section[];
  hidden: string[];
};

const section = (kind: SectionKind, heading: string, content: Partial<Section>): Section => ({
  kind,
  heading,
  isSide: kind !== 'work' && kind !== 'education',
  entries: [],
  pairs: [],
  lines: [],
  ...content,
});

/** Returns the CV of a person in the order and words they use; `variant` chooses among their date formats. */
export function composeCv(person: Person, variant: number): CvDocument {
  const { headings, language, open, driversLicence, licence, pay } = person;
  const style = person.dates[variant % person.dates.length] ?? 'slash';
  const period = (from: string | null, to: string | null, expected: string | null = null) =>
    writePeriod({ from, to, open, expected }, style, language);
  const work = person.stations.map(
    ({ position, department, employer, place, from, to, note, tasks }): Entry => ({
      period: period(from, to),
      main: position,
      department,
      organisation: employer,
      place,
      note,
      tasks,
    }),
  );
  const education = person.education.map(
    ({ title, school, from, to, expected }): Entry => ({
      period: period(from, to, expected),
      main: title,
      department: null,
      organisation: school ?? '',
      place: null,
      note: null,
      tasks: [],
    }),
  );
  const licenceText = driversLicence ? `${driversLicence.label}: ${driversLicence.text}` : null;
  const isLicenceWithSkills = driversLicence !== null && variant % 2 === 1;
  const sections: Record<SectionKind, Section[]> = {
    personal: [
      section('personal', headings.personal, {
        pairs: [
          ...person.personal,
          ...person.private,
          ...(pay ? [pay] : []),
          ...(driversLicence && !isLicenceWithSkills
            ? [[driversLicence.label, driversLicence.text] as [string, string]]
            : []),
        ],
      }),
    ],
    work: [section('work', headings.work, { entries: work })],
    education: [section('education', headings.education, { entries: education })],
    licence: licence && headings.licence ? [section('licence', headings.licence, { lines: [licence.text] })] : [],
    languages: [
      section('languages', headings.languages, {
        pairs: person.languages.map(([, name, level]): [string, string] => [name, level]),
      }),
    ],
    skills: [
      section('skills', headings.skills, {
        lines: [
          ...person.skills,
          ...(licence && !headings.licence ? [licence.text] : []),
          ...(isLicenceWithSkills && licenceText ? [licenceText] : []),
        ],
      }),
    ],
    extra: person.extra.map(({ heading, lines }) => section('extra', heading, { lines })),
  };
  return {
    name: person.name,
    language,
    title: person.title,
    contact: person.contact,
    sections: person.order
      .flatMap((kind) => sections[kind])
      .filter(({ entries, pairs, lines }) => entries.length + pairs.length + lines.length > 0),
    hidden: person.hidden,
  };
}

/** Joins the parts that a CV names, without the missing ones. */
export const join = (parts: readonly (string | null)[], link = ', ') => parts.filter(Boolean).join(link);

/** Returns the position with its department and its note: "Pflegefachfrau, Kardiologie (75 %)". */
export const postOf = ({ main, department, note }: Entry, link = ', ') =>
  `${join([main, department], link)}${note ? ` (${note})` : ''}`;
