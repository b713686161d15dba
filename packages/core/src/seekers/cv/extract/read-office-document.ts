import { type CvText, CvUnreadable, type LaidLine, toPages } from './cv-text.ts';
import { isCapitals } from './lay-out-lines.ts';
import { isVisible, type LookOf, openDocumentLooks, type TextLook, wordLooks } from './office-looks.ts';
import { isNode, type OfficeNode, readTree } from './office-tree.ts';
import { pairCells } from './pair-cells.ts';
import { readArchive } from './read-archive.ts';

type Vocabulary = {
  paragraphs: ReadonlySet<string>;
  cells: ReadonlySet<string>;
  rows: ReadonlySet<string>;
  boxes: ReadonlySet<string>;
  tabs: ReadonlySet<string>;
  breaks: ReadonlySet<string>;
  spaces: Readonly<Record<string, string>>;
  /** Only text within these counts; null: all text of paragraphs. */
  texts: ReadonlySet<string> | null;
  /** Deleted text, notes on the document, pictures' descriptions, properties. */
  ignored: ReadonlySet<string>;
};

const of = (...names: string[]): ReadonlySet<string> => new Set(names);

const DOCX: Vocabulary = {
  paragraphs: of('w:p'),
  cells: of('w:tc'),
  rows: of('w:tr'),
  boxes: of('w:txbxContent'),
  tabs: of('w:tab', 'w:ptab'),
  breaks: of('w:br', 'w:cr'),
  spaces: { 'w:noBreakHyphen': '-' },
  texts: of('w:t'),
  ignored: of('w:del', 'w:moveFrom', 'w:instrText', 'mc:Fallback', 'w:pPr', 'w:rPr', 'w:tblPr', 'w:tcPr', 'w:trPr'),
};
const ODT: Vocabulary = {
  paragraphs: of('text:p', 'text:h'),
  cells: of('table:table-cell'),
  rows: of('table:table-row'),
  boxes: of('draw:text-box'),
  tabs: of('text:tab'),
  breaks: of('text:line-break'),
  spaces: { 'text:s': ' ' },
  texts: null,
  ignored: of(
    'text:tracked-changes',
    'office:annotation',
    'text:note',
    'svg:desc',
    'svg:title',
    'office:automatic-styles',
    'office:font-face-decls',
  ),
};

const BOX_FLOW = 3;
const STRONG_SIZE = 1.12;

/** Reads the paragraphs, tables and text boxes of a document that a reader sees. */
export async function readOfficeDocument(path: string, type: 'docx' | 'odt', maxPages: number): Promise<CvText> {
  const isWord = type === 'docx';
  const [main, styles] = isWord ? ['word/document.xml', 'word/styles.xml'] : ['content.xml', 'styles.xml'];
  const isHeader = (name: string) => isWord && /^word\/header\d*\.xml$/u.test(name);
  const parts = await readArchive(path, (name) => name === main || name === styles || isHeader(name));
  const xml = parts.get(main);
  if (xml === undefined) throw new CvUnreadable('damaged');
  const body = readTree(xml);
  const styleXml = parts.get(styles);
  const styleTree = styleXml === undefined ? null : readTree(styleXml);
  const lookOf = isWord ? wordLooks(styleTree) : openDocumentLooks(styleTree ? [styleTree, body] : [body]);
  const headers = [...parts].filter(([name]) => isHeader(name)).map(([, header]) => readTree(header));
  const reader = new DocumentReader(isWord ? DOCX : ODT, lookOf);
  const lines = [...headers, body].flatMap((tree) => reader.read(tree));
  return toPages(markLarge(lines), maxPages);
}

type OfficeLine = LaidLine & { size: number | undefined };

/** Text above the usual size of the document is set like a heading. */
function markLarge(lines: readonly OfficeLine[]): LaidLine[] {
  const sizes = lines.flatMap(({ size }) => size ?? []).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 11;
  return lines.map(({ size, ...line }) => ({
    ...line,
    isStrong: line.isStrong === true || (size ?? usual) > usual * STRONG_SIZE,
  }));
}

class DocumentReader {
  readonly #words: Vocabulary;
  readonly #lookOf: LookOf;
  #line = '';
  #looks: TextLook[] = [];
  #target: OfficeLine[] = [];
  #boxes: OfficeLine[] = [];

  constructor(words: Vocabulary, lookOf: LookOf) {
    this.#words = words;
    this.#lookOf = lookOf;
  }

  read(tree: OfficeNode): OfficeLine[] {
    this.#target = [];
    this.#boxes = [];
    this.#walk(tree, {}, false);
    this.#endLine();
    return [...this.#target, ...this.#boxes];
  }

  #walk(node: OfficeNode, inherited: TextLook, isText: boolean): void {
    const { ignored, texts, tabs, breaks, spaces, rows, boxes, paragraphs } = this.#words;
    const look = { ...inherited, ...this.#lookOf(node) };
    for (const child of node.children) {
      if (!isNode(child)) {
        if (isText) this.#add(child, look);
      } else if (ignored.has(child.name)) continue;
      else if (tabs.has(child.name)) this.#line += '\t';
      else if (breaks.has(child.name)) this.#endLine();
      else if (spaces[child.name]) this.#line += spaces[child.name];
      else if (rows.has(child.name)) this.#readRow(child, look);
      else if (boxes.has(child.name)) this.#readBox(child, look);
      else if (paragraphs.has(child.name)) {
        this.#endLine();
        this.#walk(child, look, texts === null);
        this.#endLine();
      } else this.#walk(child, look, isText || texts?.has(child.name) === true);
    }
  }

  #add(text: string, look: TextLook): void {
    if (!isVisible(look)) return;
    this.#line += look.isCapitals ? text.toUpperCase() : text;
    if (text.trim() !== '') this.#looks.push(look);
  }

  #endLine(): void {
    const text = this.#line;
    const looks = this.#looks;
    this.#line = '';
    this.#looks = [];
    if (text.trim() === '') return;
    const isSet = looks.length > 0 && looks.every(({ isBold, isHeading }) => isBold || isHeading);
    const isStrong = isSet || isCapitals(text);
    const style = `${looks[0]?.size ?? ''}${isSet ? 'b' : ''}${isCapitals(text) ? 'c' : ''}${looks[0]?.isHeading ? 'h' : ''}`;
    this.#target.push({ text, isStrong, style, isContinued: /^\t/u.test(text), size: looks[0]?.size });
  }

  /** Reads what is inside of a part of its own, apart from the lines around it. */
  #collect(node: OfficeNode, look: TextLook): OfficeLine[] {
    const [target, line, looks] = [this.#target, this.#line, this.#looks];
    [this.#target, this.#line, this.#looks] = [[], '', []];
    this.#walk(node, look, false);
    this.#endLine();
    const read = this.#target;
    [this.#target, this.#line, this.#looks] = [target, line, looks];
    return read;
  }

  #readBox(node: OfficeNode, look: TextLook): void {
    this.#boxes.push(...this.#collect(node, look).map((line) => ({ ...line, flow: BOX_FLOW })));
  }

  #readRow(row: OfficeNode, inherited: TextLook): void {
    this.#endLine();
    const look = { ...inherited, ...this.#lookOf(row) };
    const cells = this.#cellsOf(row).map((cell) => this.#collect(cell, look));
    this.#target.push(...pairCells(cells).map((line) => ({ size: undefined, ...line })));
  }

  #cellsOf(row: OfficeNode): OfficeNode[] {
    return row.children.filter(isNode).flatMap((child) => {
      if (this.#words.cells.has(child.name)) return [child];
      return this.#words.ignored.has(child.name) ? [] : this.#cellsOf(child);
    });
  }
}
