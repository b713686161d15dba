import { type CvDocument, type Entry, join, postOf, type Section } from '../cv-document.ts';
import { zipOf } from '../write-files.ts';
import { escaped } from './html.ts';

const SPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

type Look = { style?: string; isBold?: boolean; tabs?: number[]; isItem?: boolean };
const run = (text: string, properties = '') =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}${text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
    .join('<w:tab/>')}</w:r>`;

/** Word splits a line into several runs wherever somebody edited it. */
const runs = (text: string, properties = '') => {
  const cut = text.lastIndexOf(' ', Math.floor(text.length * 0.6));
  return cut > 3 ? run(text.slice(0, cut), properties) + run(text.slice(cut), properties) : run(text, properties);
};
function paragraph(text: string, { style, isBold, tabs, isItem }: Look = {}): string {
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ''}${isItem ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}${tabs ? `<w:tabs>${tabs.map((at) => `<w:tab w:val="left" w:pos="${at}"/>`).join('')}</w:tabs>` : ''}`;
  return `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${runs(text, isBold ? '<w:b/>' : '')}</w:p>`;
}

const HIDDEN_RUNS = ['<w:vanish/>', '<w:color w:val="FFFFFF"/>', '<w:sz w:val="2"/><w:szCs w:val="2"/>'] as const;
const hiddenText = ({ hidden, name }: CvDocument) =>
  hidden
    .map((text, index) => `<w:p>${run(text, HIDDEN_RUNS[(name.length + index) % HIDDEN_RUNS.length])}</w:p>`)
    .join('');

const cell = (content: string, width: number) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content || '<w:p/>'}</w:tc>`;
const table = (rows: readonly string[]) => `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`;
const row = (left: string, right: string) => `<w:tr>${cell(left, 2400)}${cell(right, 6800)}</w:tr>`;

function wordFile(body: string, parts: { header?: string; footer?: string } = {}): Promise<Buffer> {
  const named = Object.entries(parts);
  const references = named.map(([kind], index) => `<w:${kind}Reference w:type="default" r:id="rId${index + 10}"/>`);
  const relations = named.map(
    ([kind], index) => `<Relationship Id="rId${index + 10}" Type="${OFFICE}/${kind}" Target="${kind}1.xml"/>`,
  );
  const types = named.map(
    ([kind]) => `<Override PartName="/word/${kind}1.xml" ContentType="${WORD_TYPE}.${kind}+xml"/>`,
  );
  const heading = (level: number, size: number) =>
    `<w:style w:type="paragraph" w:styleId="berschrift${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
  const rels = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/>${relations.join('')}</Relationships>`,
    'word/styles.xml': `${XML}<w:styles ${SPACES}>${heading(1, 32)}${heading(2, 26)}</w:styles>`,
    'word/document.xml': `${XML}<w:document ${SPACES}><w:body>${body}<w:sectPr>${references.join('')}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    ...Object.fromEntries(
      named.map(([kind, content]) => [
        `word/${kind}1.xml`,
        `${XML}<w:${kind === 'header' ? 'hdr' : 'ftr'} ${SPACES}>${content}</w:${kind === 'header' ? 'hdr' : 'ftr'}>`,
      ]),
    ),
  });
}

const items = ({ tasks }: Entry) => tasks.map((task) => paragraph(task, { isItem: true })).join('');
const top = ({ name, title, contact }: CvDocument) =>
  paragraph(name, { isBold: true }) + paragraph(title) + contact.map((line) => paragraph(line)).join('');

/** Returns one table for each section, dates and labels in its first column. */
export function wordTables(document: CvDocument): Promise<Buffer> {
  const sections = document.sections.map((section) => {
    const rows = [
      ...section.entries.map((entry) =>
        row(
          paragraph(entry.period),
          paragraph(postOf(entry), { isBold: true }) +
            (entry.organisation ? paragraph(join([entry.organisation, entry.place])) : '') +
            items(entry),
        ),
      ),
      ...section.pairs.map(([label, value]) => row(paragraph(label), paragraph(value))),
      ...(section.lines.length > 0 ? [row('', section.lines.map((line) => paragraph(line)).join(''))] : []),
    ];
    return `${paragraph(section.heading, { isBold: true })}${table(rows)}`;
  });
  return wordFile(`${top(document)}${hiddenText(document)}${sections.join('')}`);
}

/** Tab stops: dates, a tab, the position; the employer in a line of its own after a tab. */
export function wordTabs(document: CvDocument): Promise<Buffer> {
  const tabs = { tabs: [2600] };
  const sections = document.sections.map((section) =>
    [
      paragraph(section.heading, { isBold: true }),
      ...section.entries.flatMap((entry) => [
        paragraph(`${entry.period}\t${join([entry.organisation || entry.main, entry.place])}`, tabs),
        ...(entry.organisation ? [paragraph(`\t${postOf(entry)}`, tabs)] : []),
        ...entry.tasks.map((task) => paragraph(`\t• ${task}`, tabs)),
      ]),
      ...section.pairs.map(([label, value]) => paragraph(`${label}\t${value}`, tabs)),
      ...(section.lines.length > 0 ? [paragraph(`\t${section.lines.join(', ')}`, tabs)] : []),
    ].join(''),
  );
  return wordFile(`${top(document)}${sections.join('')}${hiddenText(document)}`);
}

/** Returns a drawing with a text box; the same text once more for older programs, as Word saves it. */
function textBox(content: string): string {
  const inner = `<w:txbxContent>${content}</w:txbxContent>`;
  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx>${inner}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${inner}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
}
const sideParagraphs = (section: Section) =>
  [
    paragraph(section.heading, { isBold: true }),
    ...section.pairs.map(([label, value]) => paragraph(`${label}: ${value}`)),
    ...section.lines.map((line) => paragraph(line, { isItem: true })),
  ].join('');

/** Contact, languages and skills in text boxes, the stations in the body. */
export function wordTextBoxes(document: CvDocument): Promise<Buffer> {
  const boxes = [
    textBox(top(document)),
    ...document.sections.filter(({ isSide }) => isSide).map((section) => textBox(sideParagraphs(section))),
  ];
  const body = document.sections
    .filter(({ isSide }) => !isSide)
    .map(({ heading, entries }) =>
      [
        paragraph(heading, { isBold: true }),
        ...entries.map(
          (entry) =>
            paragraph(entry.period) + paragraph(join([postOf(entry), entry.organisation], ' | ')) + items(entry),
        ),
      ].join(''),
    );
  return wordFile(`${boxes.join('')}${body.join('')}${hiddenText(document)}`);
}

/** Real headings of two levels and lists; contact in the header, name and page in the footer. */
export function wordHeadings(document: CvDocument): Promise<Buffer> {
  const sections = document.sections.map((section) =>
    [
      paragraph(section.heading, { style: 'berschrift1' }),
      ...section.entries.map(
        (entry) =>
          paragraph(postOf(entry), { style: 'berschrift2' }) +
          (entry.organisation ? paragraph(join([entry.organisation, entry.place])) : '') +
          paragraph(entry.period) +
          items(entry),
      ),
      ...section.pairs.map(([label, value]) => paragraph(`${label}: ${value}`)),
      ...section.lines.map((line) => paragraph(line, { isItem: true })),
    ].join(''),
  );
  return wordFile(
    `${paragraph(document.name, { isBold: true })}${paragraph(document.title)}${hiddenText(document)}${sections.join('')}`,
    {
      header: paragraph(document.contact.join(' · ')),
      footer: paragraph(`Lebenslauf ${document.name} – Seite 1`),
    },
  );
}
