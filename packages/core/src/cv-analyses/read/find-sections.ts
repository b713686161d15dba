import { type CvLine, type CvSection, fold, type SectionKind } from './cv-line.ts';
import words from './section-words.json' with { type: 'json' };

const KIND_OF = new Map<string, SectionKind>(
  Object.entries(words).flatMap(([kind, headings]) =>
    headings.map((heading): [string, SectionKind] => [normal(heading), kind as SectionKind]),
  ),
);
const LONGEST_HEADING = 50;
const LABEL = /^(?<label>[^:\t]{3,40})(?::|\t)\s*(?<rest>\S.*)$/u;

/** Spaced letters together, "und" as a word, without what only says that the page before goes on. */
function normal(heading: string): string {
  const isSpaced = /^(?:\p{L} ){3,}\p{L}$/u.test(heading.trim());
  return fold(isSpaced ? heading.replaceAll(' ', '') : heading.replaceAll('&', ' und '))
    .replace(/\b(?:fortsetzung|forts|continued|cont)\b/g, '')
    .replace(/\band\b/g, 'und')
    .replace(/^(?:\d+|[ivx]+) /, '')
    .trim();
}

function headingOf(text: string): SectionKind | null {
  if (text.length > LONGEST_HEADING || /\d{2}/.test(text)) return null;
  return KIND_OF.get(normal(text)) ?? null;
}

/** A label with its content on the same line begins a section too, where it is one of these. */
const INLINE: readonly SectionKind[] = ['languages', 'skills', 'licence', 'ignored'];

/** Cuts the lines at the headings that CVs have. */
export function findSections(lines: readonly CvLine[]): CvSection[] {
  const sections: CvSection[] = [{ kind: 'head', heading: null, lines: [] }];
  for (const line of lines) {
    const kind = headingOf(line.text);
    if (kind) {
      sections.push({ kind, heading: line.text.replace(/\s*:\s*$/, ''), lines: [] });
      continue;
    }
    const { label = '', rest = '' } = LABEL.exec(line.text)?.groups ?? {};
    const inline = headingOf(label);
    if (inline && INLINE.includes(inline)) {
      const before = sections.at(-1);
      const text = inline === 'licence' ? line.text : rest;
      sections.push({ kind: inline, heading: label.trim(), lines: [{ ...line, text }] });
      // A label within a section does not end it: what follows belongs to the section again.
      if (before && before.kind !== 'head')
        sections.push({
          kind: inline === 'languages' || inline === 'skills' ? inline : before.kind,
          heading: label.trim(),
          lines: [],
        });
      continue;
    }
    sections.at(-1)?.lines.push(line);
  }
  return sections;
}
