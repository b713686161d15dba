import { headingStyles } from './heading-styles.ts';
import {
  headingOf,
  hintOf,
  kindOfWord,
  MAX_HEADING_LENGTH,
  MAX_HEADING_WORDS,
  normalHeading,
} from './heading-words.ts';
import { nearestSections } from './hide-personal-details.ts';
import type { CvLine, CvSection, SectionKind } from './hide-private-lines.ts';
import { isItemList, isLeisure, itemsOf, kindByContent } from './kind-by-content.ts';
import { namesPerson } from './name-parts.ts';
import { isLanguageLine } from './read-languages.ts';
import { readPeriod } from './read-period.ts';
import { isDash } from './split-entries.ts';

const NAME_LINES = 3;
const LABEL = /^(?<label>[^:\t]{3,40})(?<mark>:|\t)\s*(?<rest>\S.*)$/u;

/** A label with its content on the same line begins a section too, where it is one of these. */
const INLINE: readonly SectionKind[] = ['languages', 'skills', 'licence', 'ignored'];

/** Cuts the lines at the headings that CVs have. Each flow of text has sections of its own, also over the end of a page. */
export function findSections(lines: readonly CvLine[], hidden: readonly CvLine[] = []): CvSection[] {
  const styles = headingStyles(lines);
  const flows = Map.groupBy(lines, ({ flow }) => flow ?? 0);
  return [...flows].sort(([one], [other]) => one - other).flatMap(([, flow]) => sectionsOf(flow, styles, hidden));
}

function sectionsOf(lines: readonly CvLine[], styles: ReadonlySet<string>, hidden: readonly CvLine[]): CvSection[] {
  const sections: CvSection[] = [{ kind: 'head', heading: null, lines: [] }];
  const unknown = new Set<CvSection>();
  for (const [index, line] of lines.entries()) {
    const kind = headingAt(lines, index);
    if (kind) {
      sections.push({ kind, heading: line.text.replace(/\s*:\s*$/, ''), lines: [], at: line });
      continue;
    }
    if (isSetAsHeading(lines, index, styles)) {
      const section: CvSection = { kind: 'profile', heading: line.text, lines: [], at: line };
      unknown.add(section);
      sections.push(section);
      continue;
    }
    const { label = '', mark = '', rest = '' } = LABEL.exec(line.text)?.groups ?? {};
    // "Ausbildung zur Pflegefachfrau⇥09/2025 – 08/2028" is an entry.
    const inline = readPeriod(rest)?.rest === '' && namesPerson(label) ? null : headingOf(label);
    if (inline && mark === '\t' && !isValue(sections.at(-1), inline)) {
      sections.push({ kind: inline, heading: label.trim(), lines: [{ ...line, text: rest }] });
      continue;
    }
    if (inline && INLINE.includes(inline)) {
      addInline(sections, line, { kind: inline, label: label.trim(), rest });
      continue;
    }
    sections.at(-1)?.lines.push(line);
  }
  return withKinds(sections, unknown, nearestSections(sections, hidden))
    .flatMap(splitAtEntries)
    .flatMap(splitAtLanguages);
}

/** Gives a kind to the sections whose headings are in no list. Only one of their lists is about skills, and none where another heading says so. */
function withKinds(
  sections: readonly CvSection[],
  unknown: ReadonlySet<CvSection>,
  personal: ReadonlyMap<CvSection, CvLine>,
): CvSection[] {
  const kindOf = (section: CvSection): SectionKind => {
    if (!unknown.has(section)) return kindOfUndated(section);
    const hint = hintOf(section.heading ?? '');
    if (personal.has(section) && (hint === null || hint === 'ignored') && !hasRanges(section.lines)) return 'ignored';
    return kindByContent(section, hint);
  };
  const known = sections.map((section) => ({ ...section, kind: kindOf(section) }));
  const isHinted = ({ heading }: CvSection) => hintOf(heading ?? '') === 'skills';
  const lists = known.filter(
    (section, index) => unknown.has(sections[index] as CvSection) && section.kind === 'skills',
  );
  const hasSkills = known.some(
    (section) => section.kind === 'skills' && (!lists.includes(section) || isHinted(section)),
  );
  const skills = hasSkills ? null : (findLongestList(lists) ?? known.find(isProfessionalList));
  return known.map((section) => {
    if (section === skills) return { ...section, kind: 'skills' };
    return lists.includes(section) && !isHinted(section) ? { ...section, kind: 'profile' } : section;
  });
}

/** Returns the list of most items that is not about spare time. */
const findLongestList = (lists: readonly CvSection[]) =>
  lists
    .filter(({ lines }) => !isLeisure(lines))
    .sort((one, other) => itemsOf(other.lines).length - itemsOf(one.lines).length)[0];

/** "Operatives Profil" above a list of short items */
const isProfessionalList = ({ kind, heading, lines }: CvSection) =>
  kind === 'profile' && heading !== null && isItemList(lines) && !isLeisure(lines);

const hasRanges = (lines: readonly CvLine[]) => lines.some(({ text }) => readPeriod(text)?.isRange);

/** Rows of languages below other lines are a section, whatever is above them. */
function splitAtLanguages(section: CvSection): CvSection[] {
  const { kind, lines } = section;
  if (kind === 'languages') return [section];
  const first = lines.findIndex(
    ({ text }, index) => isLanguageLine(text) && isLanguageLine(lines[index + 1]?.text ?? ''),
  );
  if (first < 0) return [section];
  const length = lines.slice(first).findIndex(({ text }) => !isLanguageLine(text));
  const end = length < 0 ? lines.length : first + length;
  const above = lines[first - 1];
  const hasHeading = above !== undefined && isPlainHeading(above.text) && !readPeriod(lines[first - 2]?.text ?? '');
  const before = { ...section, lines: lines.slice(0, hasHeading ? first - 1 : first) };
  const heading = hasHeading ? above.text : null;
  const own: CvSection = {
    kind: 'languages',
    heading,
    lines: lines.slice(first, end),
    ...(hasHeading && { at: above }),
  };
  const after = lines.slice(end);
  return [before, own, ...(after.length > 0 ? [{ ...section, lines: after }] : [])];
}

const UNDATED: readonly SectionKind[] = ['head', 'ignored', 'profile', 'languages', 'skills', 'licence'];
const LEAST_RANGES = 2;

/** Entries with periods below contact details or a list begin a section whose heading has no known word and no look of its own. */
function splitAtEntries(section: CvSection): CvSection[] {
  const { kind, lines } = section;
  if (!UNDATED.includes(kind)) return [section];
  const ranges = lines.flatMap(({ text }, index) => (readPeriod(text)?.isRange ? [index] : []));
  const first = ranges[0] ?? 0;
  const heading = lines[first - 1];
  if (ranges.length < LEAST_RANGES || !heading || !isPlainHeading(heading.text)) return [section];
  const own = { heading: heading.text, lines: lines.slice(first), at: heading };
  return [
    { ...section, lines: lines.slice(0, first - 1) },
    { ...own, kind: kindByContent(own, hintOf(heading.text)) },
  ];
}

const isPlainHeading = (text: string) =>
  text.length <= MAX_HEADING_LENGTH &&
  /^\p{Lu}[\p{L} ,&/-]+$/u.test(text) &&
  text.split(' ').length <= MAX_HEADING_WORDS;

/** "EDV und Praxis", "Diplome und Zertifikate" without a date are lists of skills. */
function kindOfUndated({ kind, heading, lines }: CvSection): SectionKind {
  if ((kind !== 'experience' && kind !== 'education') || lines.some(({ text }) => readPeriod(text))) return kind;
  const kinds = normalHeading(heading ?? '')
    .split(' ')
    .flatMap((part) => kindOfWord(part) ?? []);
  return kinds.find((each) => each === 'skills' || each === 'further') ?? kind;
}

/** The first lines have the name, unless posts follow. */
function isSetAsHeading(lines: readonly CvLine[], index: number, styles: ReadonlySet<string>): boolean {
  const { text = '', style = '' } = lines[index] ?? {};
  // Nothing above the first line of a column shows its gap.
  if (
    !(styles.has(style) || (index === 0 && styles.has(`${style}g`))) ||
    text.length > MAX_HEADING_LENGTH ||
    /[\t@:]|\d{3}/u.test(text) ||
    isDash(text)
  )
    return false;
  if (index >= NAME_LINES) return true;
  return lines.slice(index + 1, index + 1 + NAME_LINES).some((line) => readPeriod(line.text)?.isRange);
}

/** Under a heading for skills or personal details a first cell such as "EDV" is a label of a row. */
function isValue(section: CvSection | undefined, kind: SectionKind): boolean {
  if (kind === 'experience' || kind === 'education' || kind === 'further') return false;
  return section?.kind === 'skills' && kind !== 'languages' && kind !== 'licence';
}

/** "Ausbildung" below a date names the entry of that date, unless it is set as a heading. */
function headingAt(lines: readonly CvLine[], index: number): SectionKind | null {
  const kind = headingOf(lines[index]?.text ?? '');
  if (kind !== 'education' || lines[index]?.isStrong) return kind;
  return readPeriod(lines[index - 1]?.text ?? '')?.rest === '' ? null : kind;
}

type Inline = { kind: SectionKind; label: string; rest: string };

/** A label among dated entries does not end them; among lists it begins the next one. */
function addInline(sections: CvSection[], line: CvLine, { kind, label, rest }: Inline): void {
  const before = sections.at(-1);
  const section: CvSection = {
    kind,
    heading: label,
    lines: [{ ...line, text: kind === 'licence' ? line.text : rest }],
  };
  const isDated = before?.kind === 'experience' || before?.kind === 'education' || before?.kind === 'further';
  if (isDated) sections.splice(-1, 0, section);
  else sections.push(section);
  if (!isDated && before && before.kind !== 'head' && kind !== 'languages' && kind !== 'skills')
    sections.push({ kind: before.kind, heading: before.heading, lines: [] });
}
