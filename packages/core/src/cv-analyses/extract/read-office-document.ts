import { SaxesParser } from 'saxes';
import { type CvText, CvUnreadable, toPages } from './cv-text.ts';
import { readArchive } from './read-archive.ts';

type Vocabulary = {
  part: string;
  paragraphs: ReadonlySet<string>;
  cells: ReadonlySet<string>;
  rows: ReadonlySet<string>;
  tabs: ReadonlySet<string>;
  breaks: ReadonlySet<string>;
  spaces: ReadonlySet<string>;
  /** Only text within these counts; null: all text. */
  texts: ReadonlySet<string> | null;
  /** Deleted text, notes on the document, pictures' descriptions. */
  ignored: ReadonlySet<string>;
};

const of = (...names: string[]): ReadonlySet<string> => new Set(names);

const DOCX: Vocabulary = {
  part: 'word/document.xml',
  paragraphs: of('w:p'),
  cells: of('w:tc'),
  rows: of('w:tr'),
  tabs: of('w:tab'),
  breaks: of('w:br', 'w:cr'),
  spaces: of('w:noBreakHyphen'),
  texts: of('w:t'),
  ignored: of('w:del', 'w:instrText', 'mc:Fallback', 'w:pPr', 'w:rPr'),
};
const ODT: Vocabulary = {
  part: 'content.xml',
  paragraphs: of('text:p', 'text:h'),
  cells: of('table:table-cell'),
  rows: of('table:table-row'),
  tabs: of('text:tab'),
  breaks: of('text:line-break'),
  spaces: of('text:s'),
  texts: null,
  ignored: of(
    'text:tracked-changes',
    'office:annotation',
    'text:note',
    'svg:desc',
    'svg:title',
    'office:automatic-styles',
  ),
};

export async function readOfficeDocument(path: string, type: 'docx' | 'odt', maxPages: number): Promise<CvText> {
  const vocabulary = type === 'docx' ? DOCX : ODT;
  const parts = await readArchive(path, (name) => name === vocabulary.part);
  const xml = parts.get(vocabulary.part);
  if (xml === undefined) throw new CvUnreadable('damaged');
  return toPages(readLines(xml, vocabulary), maxPages);
}

/** A table cell is a list of lines; the cells of a row are put side by side, as they stand on the page. */
type Row = { cells: string[][] };

/** The parser expands no entities of a document's own, so that none can grow. */
function readLines(xml: string, vocabulary: Vocabulary): string[] {
  const lines: string[] = [];
  const rows: Row[] = [];
  let line = '';
  let textDepth = 0;
  let ignoredDepth = 0;
  const target = () => rows.at(-1)?.cells.at(-1) ?? lines;
  const endLine = () => {
    if (line.trim() !== '') target().push(line);
    line = '';
  };
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name }) => {
    if (vocabulary.ignored.has(name)) ignoredDepth += 1;
    if (ignoredDepth > 0) return;
    if (vocabulary.texts?.has(name)) textDepth += 1;
    if (vocabulary.paragraphs.has(name)) endLine();
    if (vocabulary.rows.has(name)) rows.push({ cells: [] });
    if (vocabulary.cells.has(name)) rows.at(-1)?.cells.push([]);
    if (vocabulary.tabs.has(name)) line += '\t';
    if (vocabulary.spaces.has(name)) line += name === 'w:noBreakHyphen' ? '-' : ' ';
    if (vocabulary.breaks.has(name)) endLine();
  });
  parser.on('text', (text) => {
    if (ignoredDepth === 0 && (vocabulary.texts === null || textDepth > 0)) line += text.replace(/\r?\n/g, ' ');
  });
  parser.on('closetag', ({ name }) => {
    if (vocabulary.ignored.has(name)) ignoredDepth -= 1;
    else if (ignoredDepth === 0) {
      if (vocabulary.texts?.has(name)) textDepth -= 1;
      if (vocabulary.paragraphs.has(name) || vocabulary.cells.has(name)) endLine();
      if (vocabulary.rows.has(name)) {
        const row = rows.pop();
        if (row) target().push(...sideBySide(row.cells));
      }
    }
  });
  parser.on('error', () => {
    throw new CvUnreadable('damaged');
  });
  parser.write(xml).close();
  endLine();
  return lines;
}

/** A narrow first column holds dates or labels and belongs beside the text; wide columns are read one after the other. */
function sideBySide(cells: readonly string[][]): string[] {
  const [first = [], ...rest] = cells;
  const isLabel = first.length <= 2 && first.every((line) => line.length <= 40);
  if (!isLabel || rest.length === 0) return cells.flat();
  const [second = [], ...others] = rest;
  const label = first.join(' ');
  if (label === '') return [...second, ...others.flat()];
  return [`${label}\t${second[0] ?? ''}`, ...second.slice(1), ...others.flat()];
}
