/** One thing and its word in each language, from the tables of `docs/glossary.md`. */
export type Term = { de: string; en: string; not: Record<'de' | 'en', string[]> };

const SECTION = '## Words on the screens';
const EXCEPTIONS = '### Exceptions';
const NONE = '–';
const MAX_GAP = 20;

/** Reads the entries of the section about the words on the screens. */
export function readTerms(glossary: string): Term[] {
  return rowsOf(sectionOf(glossary).split(EXCEPTIONS)[0] ?? '').map(([de = '', en = '', notDe = '', notEn = '']) => ({
    de,
    en,
    not: { de: variantsOf(notDe), en: variantsOf(notEn) },
  }));
}

/** Reads the texts that may use a forbidden word, as `file key`. */
export function readTermExceptions(glossary: string): Set<string> {
  return new Set(rowsOf(sectionOf(glossary).split(EXCEPTIONS)[1] ?? '').map(([text = '']) => text));
}

/** Matches a forbidden variant as whole words: `*` at the end is any ending, `…` a gap, a small first letter also a capital. */
export function termPattern(variant: string): RegExp {
  const hasAnyEnding = variant.endsWith('*');
  const words = hasAnyEnding ? variant.slice(0, -1) : variant;
  const [first = ''] = words;
  const escaped = words
    .slice(first.length)
    .split(' … ')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(` .{0,${MAX_GAP}}`);
  const start = first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : first;
  return new RegExp(`(?<![\\p{L}\\p{N}-])${start}${escaped}${hasAnyEnding ? '' : '(?![\\p{L}\\p{N}-])'}`, 'u');
}

function sectionOf(glossary: string): string {
  const after = glossary.split(`\n${SECTION}\n`)[1] ?? '';
  return after.split(/\n## /)[0] ?? '';
}

/** Lists the cells of the rows below the heads of the tables. */
function rowsOf(section: string): string[][] {
  const lines = section.split('\n');
  return lines
    .filter((line, index) => line.startsWith('|') && !line.startsWith('|-') && !lines[index + 1]?.startsWith('|-'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

const variantsOf = (cell: string): string[] => (cell === NONE ? [] : cell.split('; '));
