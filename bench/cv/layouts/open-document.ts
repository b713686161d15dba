import { type CvDocument, join, postOf } from '../cv-document.ts';
import { zipOf } from '../write-files.ts';
import { escaped } from './html.ts';

const SPACES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';
const paragraph = (text: string, style = 'Standard') =>
  `<text:p text:style-name="${style}">${escaped(text).replaceAll('\t', '<text:tab/>')}</text:p>`;
const cell = (content: string) =>
  `<table:table-cell office:value-type="string">${content || '<text:p/>'}</table:table-cell>`;
const row = (left: string, right: string) => `<table:table-row>${cell(left)}${cell(right)}</table:table-row>`;

/** Real headings; stations in tables of two columns, all else in paragraphs. */
export function openDocument(document: CvDocument): Promise<Buffer> {
  const body = document.sections.map((section) => {
    const rows = section.entries.map((entry) =>
      row(
        paragraph(entry.period),
        paragraph(postOf(entry)) +
          (entry.organisation ? paragraph(join([entry.organisation, entry.place])) : '') +
          (entry.tasks.length > 0
            ? `<text:list>${entry.tasks.map((task) => `<text:list-item>${paragraph(task)}</text:list-item>`).join('')}</text:list>`
            : ''),
      ),
    );
    return [
      `<text:h text:outline-level="2">${escaped(section.heading)}</text:h>`,
      rows.length > 0 ? `<table:table table:name="t${section.kind}">${rows.join('')}</table:table>` : '',
      ...section.pairs.map(([label, value]) => paragraph(`${label}:\t${value}`)),
      ...section.lines.map((line) => paragraph(line)),
    ].join('');
  });
  const styles =
    '<style:style style:name="Unsichtbar" style:family="paragraph"><style:text-properties fo:color="#ffffff" fo:font-size="1pt"/></style:style>';
  const hidden = document.hidden.map((line) => paragraph(line, 'Unsichtbar')).join('');
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${SPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text><text:h text:outline-level="1">${escaped(document.name)}</text:h>${paragraph(document.title)}${document.contact.map((line) => paragraph(line)).join('')}${body.join('')}${hidden}</office:text></office:body></office:document-content>`,
  });
}
