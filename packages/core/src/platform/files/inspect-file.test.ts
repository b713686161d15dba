import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { afterAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { inspectFile } from './inspect-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'inspect-file-'));
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
/** Returns the type of a file, or why it is refused. */
async function inspected(content: Buffer): Promise<string> {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, content);
  return inspectFile(path).catch((error: { code: string }) => error.code);
}

function zip(entries: Record<string, string | Buffer>, compress = true): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(entries)) archive.addBuffer(Buffer.from(content), name, { compress });
  archive.end();
  return buffer(archive.outputStream);
}

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations = (inside: string) => `<?xml version="1.0"?><Relationships>${inside}</Relationships>`;
const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  relations(`<Relationship Id="rId1" Type="${RELATION}/${type}" Target="${target}"${mode}/>`);
const docx = (rels: string | Buffer, part = 'word/_rels/settings.xml.rels') =>
  zip({ '[Content_Types].xml': CONTENT_TYPES, 'word/document.xml': '<w:document/>', [part]: rels });
const odt = (content: string) =>
  zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content }, false);

test.each([
  ['a template of a server', relation('attachedTemplate', 'https://dieb.example/t.dotm')],
  ['a template of a share', relation('attachedTemplate', 'file:///\\\\dieb.example\\t\\t.dotm')],
  ['a template of a share without a scheme', relation('attachedTemplate', '\\\\dieb.example\\t.dotm')],
  ['a template of a host', relation('attachedTemplate', 'file://dieb.example/t.dotm')],
  ['an OLE object of a server', relation('oleObject', 'https://dieb.example/a.html!')],
  ['an OLE object inside', relation('oleObject', 'embeddings/oleObject1.bin', '')],
  ['a frame', relation('frame', 'http://dieb.example/')],
  ['a part as HTML', relation('aFChunk', 'mhtml:http://dieb.example/a!x')],
  ['references', relation('attached&#84;emplate', '&#104;ttp://dieb.example/', ' TargetMode="&#x45;xternal"')],
  ['UTF-16', Buffer.from(`\ufeff${relation('attachedTemplate', 'http://dieb.example/')}`, 'utf16le')],
  [
    'single quotes and a prefix',
    `<r:Relationships><r:Relationship  TargetMode='External' Target='http://dieb.example/?a>b' Type='${RELATION}/attachedTemplate'/></r:Relationships>`,
  ],
])('a DOCX with %s is refused', async (_name, rels) => {
  expect(await inspected(await docx(rels))).toBe('file.external_content');
});

test.each([
  ['links', relation('hyperlink', 'https://www.klinik.example/?a=1&amp;b=2'), 'word/_rels/document.xml.rels'],
  ['a linked picture', relation('image', 'https://www.klinik.example/logo.png'), 'word/_rels/document.xml.rels'],
  ['the template of the own disk', relation('attachedTemplate', 'file:///C:\\Users\\eva\\Templates\\Lebenslauf.dotx')],
  ['the template of a Mac', relation('attachedTemplate', 'file://localhost/Users/eva/Lebenslauf.dotx')],
  ['the usual template', relation('attachedTemplate', 'Normal.dotm')],
  ['a table', relation('package', 'embeddings/Microsoft_Excel_Worksheet.xlsx', ''), 'word/_rels/document.xml.rels'],
])('a DOCX with %s is an ordinary one', async (_name, rels, part?: string) => {
  expect(await inspected(await docx(rels, part))).toBe('docx');
});

test.each([
  ['<text:section-source xlink:href="http://dieb.example/a.odt"/>', 'file.external_content'],
  ['<draw:object-ole xlink:href="//dieb.example/share/a"/>', 'file.external_content'],
  ['<script:event-listener script:event-name="dom:load"/>', 'file.macros'],
  ['<text:a xlink:href="https://www.klinik.example/">Klinik</text:a>', 'odt'],
  ['<draw:object xlink:href="./Object 1"/>', 'odt'],
])('an ODT with %s: %s', async (inside, outcome) => {
  expect(await inspected(await odt(`<office:document-content>${inside}</office:document-content>`))).toBe(outcome);
});

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
      Buffer.from(object as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
const stream = (head: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${head} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
const objectStream = (object: string, head = '7 0 ') => {
  const content = deflateSync(Buffer.from(head + object));
  return stream(`/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode`, content);
};
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

test.each([
  ['JavaScript when opened', pdf(`<< /Type /Catalog /OpenAction ${SCRIPT} >>`)],
  ['JavaScript in an object of its own', pdf('<< /Type /Catalog /OpenAction 2 0 R >>', SCRIPT)],
  ['a written-out name', pdf('<< /Type /Catalog /OpenAction << /S /J#61vaScript /J#53 (x) >> >>')],
  ['a page that opens by itself', pdf('<< /Type /Catalog /OpenAction << /S /URI /URI (https://dieb.example/) >> >>')],
  ['the same elsewhere', pdf('<< /Type /Catalog /OpenAction 2 0 R >>', '<< /S /URI /URI (https://dieb.example/) >>')],
  ['the same compressed', pdf('<< /Type /Catalog /OpenAction 7 0 R >>', objectStream('<< /S /GoToR /F (\\\\dieb) >>'))],
  [
    'comments in its beginning',
    Buffer.from(pdf(SCRIPT).toString('latin1').replace('1 0 obj', '1 % a\n0 % b\nobj'), 'latin1'),
  ],
  ['a program', pdf('<< /Type /Catalog /OpenAction << /S /Launch /F (cmd.exe) >> >>')],
  ['JavaScript of a name', pdf('<< /Type /Catalog /Names << /JavaScript 2 0 R >> >>')],
  ['JavaScript in a compressed object', pdf('<< /Type /Catalog /OpenAction 7 0 R >>', objectStream(SCRIPT))],
  [
    'JavaScript behind numbers in a compressed object',
    pdf('<< /Type /Catalog /OpenAction 7 0 R >>', objectStream(`${'1 '.repeat(50)}( ${SCRIPT}`, '7 102 ')),
  ],
  ['JavaScript behind an open bracket', pdf('<< /Type /Catalog >>', '(never closed', SCRIPT)],
  ['JavaScript behind a comment', pdf('<< /Type /Catalog % >> stream\n /OpenAction << /S /JavaScript >> >>')],
])('a PDF with %s is refused', async (_name, content) => {
  expect(await inspected(content)).toBe('file.scripts');
});

test.each([
  ['where it begins', pdf('<< /Type /Catalog /OpenAction [3 0 R /XYZ null null 0] >>')],
  ['a beginning and links', pdf('<< /Type /Catalog /OpenAction 3 0 R >>', '<< /A << /S /URI >> >>', '[1 0 R /Fit]')],
  ['a link', pdf('<< /Type /Annot /A << /S /URI /URI (https://www.klinik.example/) >> >>')],
  ['words of a programmer', pdf('<< /Title (HTML/JavaScript /JS /Launch) /Keywords (a \\) /JS) >>')],
  ['the same in its text', pdf('<< /Type /Catalog >>', stream('', Buffer.from('BT (CSS /JavaScript) Tj ET')))],
  ['a comment', pdf('<< /Type /Catalog >> % /JavaScript')],
  ['compressed objects', pdf('<< /Type /Catalog >>', objectStream('<< /Type /Font /Title (/JavaScript) >>'))],
])('a PDF with %s is an ordinary one', async (_name, content) => {
  expect(await inspected(content)).toBe('pdf');
});

test('an archive in a PDF is found wherever it is', async () => {
  const archive = await zip({ 'a.html': '<script/>' });
  const plain = pdf('<< /Type /Catalog >>');
  for (const content of [
    Buffer.concat([plain, archive]),
    Buffer.concat([plain, archive, Buffer.from('\n%%EOF\n')]),
    pdf('<< /Type /Catalog >>', stream('', archive)),
    // Without the beginning of its entries only the directory names it.
    Buffer.concat([plain, archive.subarray(archive.indexOf('PK\x01\x02')), Buffer.from('\n%%EOF\n')]),
  ])
    expect(await inspected(content)).toBe('file.archive_inside');
  const chance = Buffer.concat([
    Buffer.from('PK\x03\x04'),
    Buffer.alloc(60, 7),
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(60),
  ]);
  expect(await inspected(pdf('<< /Type /Catalog >>', stream('', chance)))).toBe('pdf');
});

test('a PDF of a writing program, with pictures and links, is an ordinary one', async () => {
  const document = new PDFDocument({ info: { Title: 'Lebenslauf', Keywords: 'HTML/JavaScript' } });
  document.text('Lebenslauf', { link: 'https://www.klinik.example/' }).addPage().text('JavaScript /JS');
  document.end();
  expect(await inspected(await buffer(document))).toBe('pdf');
});

test('what was made to be long to read is refused in time', async () => {
  const decoy = Buffer.from('1 0 obj ('.repeat(200_000));
  const startedAt = performance.now();
  expect(await inspected(pdf('<< /Type /Catalog >>', decoy))).toBe('file.damaged');
  const padded = `<< /Type /Catalog /Pad (${'x'.repeat(1_200_000)}) /OpenAction ${SCRIPT} >>`;
  expect(await inspected(pdf(padded))).toBe('file.damaged');
  const numbers = Buffer.from(`${'1 0 '.repeat(3_000_000)}`);
  const compressed = stream('/Type /ObjStm /First 0 /Filter /FlateDecode', deflateSync(numbers));
  expect(await inspected(pdf('<< /Type /Catalog >>', compressed, compressed, compressed))).toBe('file.damaged');
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
