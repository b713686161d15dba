import { type CvDocument, join, postOf } from '../cv-document.ts';

/** Sections between ruler lines, labels with colons; lines are broken at 76 letters. */
export function rulerText(document: CvDocument): Buffer {
  const lines = [
    document.name.toUpperCase(),
    document.title,
    ...document.contact,
    ...document.sections.flatMap((section) => [
      '',
      '='.repeat(60),
      section.heading.toUpperCase(),
      '='.repeat(60),
      ...section.entries.flatMap((entry) => [
        entry.period,
        `   ${postOf(entry)}`,
        ...(entry.organisation ? [`   ${join([entry.organisation, entry.place])}`] : []),
        ...entry.tasks.map((task) => `   - ${task}`),
        '-'.repeat(40),
      ]),
      ...section.pairs.map(([label, value]) => `${`${label}:`.padEnd(22)} ${value}`),
      ...section.lines.map((line) => `* ${line}`),
    ]),
  ];
  return Buffer.from(lines.join('\r\n'));
}

/** Dates, a tab, the rest; lists in one line. */
export function tabText(document: CvDocument): Buffer {
  const lines = [
    `${document.name}, ${document.title}`,
    document.contact.join(', '),
    ...document.sections.flatMap((section) => [
      '',
      section.heading,
      ...section.entries.flatMap((entry) => [
        `${entry.period}\t${postOf(entry)}`,
        ...(entry.organisation ? [`\t${join([entry.organisation, entry.place])}`] : []),
        ...entry.tasks.map((task) => `\t- ${task}`),
      ]),
      ...section.pairs.map(([label, value]) => `${label}\t${value}`),
      ...(section.lines.length > 0 ? [section.lines.join('; ')] : []),
    ]),
  ];
  return Buffer.from(lines.join('\n'));
}
