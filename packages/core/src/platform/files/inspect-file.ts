import { open, readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileType } from '@stellenvisite/contract/platform/files';
import { fileTypeFromFile } from 'file-type';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../domain-error.ts';
import { hasActiveContent, hasArchive } from './pdf-actions.ts';

/** Relations whose target is loaded when the document is opened; links that somebody clicks are none of them. */
const LOADED = /\/(attachedTemplate|subDocument|frame|aFChunk|externalLinkPath)$/;
const OLE = /\/oleObject$/;
const RELATIONSHIP = /<(?:[\w-]+:)?Relationship\s((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Checks whether the relations of a DOCX load a template or a part from elsewhere, or bring an OLE object. */
function hasExternalRelation(part: Buffer): boolean {
  for (const [, inside = ''] of decodeXml(part).matchAll(RELATIONSHIP)) {
    const { type = '', target = '', targetmode = '' } = attributesOf(inside);
    if (OLE.test(type)) return true;
    if (LOADED.test(type) && targetmode === 'External' && isElsewhere(target)) return true;
  }
  return false;
}

/** Elements of OpenDocument that load what they link to. */
const LOADING =
  /<(?:text:section-source|draw:object|draw:object-ole|draw:floating-frame|draw:plugin|draw:applet|meta:template)\s((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;

/** Checks whether a part of an ODT loads something from elsewhere. */
function hasExternalObject(part: Buffer): boolean {
  for (const [, inside = ''] of decodeXml(part).matchAll(LOADING))
    if (isElsewhere(attributesOf(inside)['xlink:href'] ?? '')) return true;
  return false;
}

/** Programs that OpenDocument ties to an event, such as opening. */
const hasEventListener = (part: Buffer): boolean => /<script:event-listener\s/.test(decodeXml(part));

function attributesOf(inside: string): Record<string, string> {
  const pairs = [...inside.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
    name.toLowerCase(),
    decodeReferences(double ?? single ?? ''),
  ]);
  return Object.fromEntries(pairs);
}

/** Word notes the template of the writer's own disk in every document; another machine's name is what can be reached. */
function isElsewhere(target: string): boolean {
  const file = /^file:(?:\/\/([^\\/]*))?(.*)$/is.exec(target.trim());
  const host = file?.[1]?.toLowerCase() ?? '';
  if (host !== '' && host !== 'localhost' && !/^[a-z]:$/.test(host)) return true;
  const path = file ? (file[2] ?? '') : target.trim();
  if (/^[\\/]?[a-z]:[\\/]/i.test(path)) return false;
  return /^[\\/]{2}/.test(path) || /^[a-z][a-z0-9+.-]+:/i.test(path);
}

/** As the first bytes say: UTF-16, or UTF-8. */
function decodeXml(part: Buffer): string {
  if (part[0] === 0xff && part[1] === 0xfe) return part.subarray(2).toString('utf16le');
  if (part[0] === 0xfe && part[1] === 0xff)
    return Buffer.from(part.subarray(2, part.length - (part.length % 2)))
      .swap16()
      .toString('utf16le');
  return part.toString('utf8');
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeReferences(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** DOCX and ODT are archives: these bounds are far above any letter or CV and far below what would hurt. */
const MAX_ENTRIES = 2000;

const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

const MAIN_PART = { docx: 'word/document.xml', odt: 'content.xml' } as const;

/** Where programs are stored in documents: VBA projects, and the script libraries of OpenDocument. */
const MACROS = /(^|\/)(vbaproject\.bin|vbadata\.xml|activex\d*\.(bin|xml))$|^(basic|scripts)\//i;

const openZip = (path: string) => openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => null);

const TYPES: ReadonlyMap<string, FileType> = new Map([
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
]);

/** Next to them only where a file is read and never passed on. */
const ANALYSED_TYPES: ReadonlyMap<string, FileType> = new Map([...TYPES, ['application/zip', 'zip']]);

/** Detects the type of a file by its content. Refuses every other type, and a file that is two things at once. */
export async function inspectFile(path: string, purpose: 'document' | 'analysis' = 'document'): Promise<FileType> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (purpose === 'analysis' && !found && (await isText(path))) return 'txt';
  const type = (purpose === 'analysis' ? ANALYSED_TYPES : TYPES).get(found?.mime ?? '');
  if (!type) throw new DomainError('file.type_unsupported');
  if (type === 'pdf') await inspectPdf(path);
  if (type === 'docx' || type === 'odt') await inspectDocument(path, type);
  return type;
}

const HEAD_BYTES = 64 * 1024;

/** Text has no zero bytes, unless it is UTF-16 and says so. */
async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = await readAt(file, 0, HEAD_BYTES);
    return head.length > 0 && (/^(\xff\xfe|\xfe\xff)/.test(head) || !head.includes('\0'));
  } finally {
    await file.close();
  }
}

const TAIL_BYTES = 2048;

/** A PDF begins with its mark and ends with its end mark. One that is an archive as well, or runs programs, was made to deceive. */
async function inspectPdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0, 5);
    const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
    if (head !== '%PDF-' || !tail.includes('%%EOF')) throw new DomainError('file.damaged');
  } finally {
    await file.close();
  }
  const content = await readFile(path);
  if ((await isArchive(path)) || hasArchive(content)) throw new DomainError('file.archive_inside');
  const isActive = await hasActiveContent(content);
  if (isActive === null) throw new DomainError('file.damaged');
  if (isActive) throw new DomainError('file.scripts');
}

async function readAt(file: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead).toString('latin1');
}

/** Unpacks the whole document into nothing, so that what its directory claims is what it holds. */
async function inspectDocument(path: string, type: 'docx' | 'odt'): Promise<void> {
  const zip = await openZip(path);
  if (!zip) throw new DomainError('file.damaged');
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new DomainError('file.damaged');
    let hasMainPart = false;
    let left = MAX_UNPACKED_BYTES;
    for await (const entry of zip.eachEntry()) {
      if (MACROS.test(entry.fileName)) throw new DomainError('file.macros');
      if (entry.uncompressedSize > left || entry.isEncrypted()) throw new DomainError('file.damaged');
      const unpacked = await unpack(zip, entry, isLookedAt(type, entry.fileName));
      left -= unpacked.bytes;
      requireOwnContent(type, unpacked.content);
      hasMainPart ||= entry.fileName === MAIN_PART[type];
    }
    if (!hasMainPart) throw new DomainError('file.damaged');
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('file.damaged');
  } finally {
    zip.close();
  }
}

/** Parts that can name what is loaded from elsewhere. */
const isLookedAt = (type: 'docx' | 'odt', name: string) =>
  type === 'docx' ? /\.rels$/i.test(name) : /(^|\/)(content|styles|meta|settings)\.xml$/i.test(name);

function requireOwnContent(type: 'docx' | 'odt', part: Buffer | null): void {
  if (!part) return;
  if (type === 'odt' && hasEventListener(part)) throw new DomainError('file.macros');
  if (type === 'docx' ? hasExternalRelation(part) : hasExternalObject(part))
    throw new DomainError('file.external_content');
}

async function isArchive(path: string): Promise<boolean> {
  const zip = await openZip(path);
  zip?.close();
  return zip !== null;
}

const MAX_PART_BYTES = 20 * 1024 * 1024;

/** The reader itself refuses more bytes than the directory has announced. */
async function unpack(
  zip: ZipFile,
  entry: Entry,
  isCollected: boolean,
): Promise<{ bytes: number; content: Buffer | null }> {
  if (isCollected && entry.uncompressedSize > MAX_PART_BYTES) throw new DomainError('file.damaged');
  let bytes = 0;
  const chunks: Buffer[] = [];
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (isCollected) chunks.push(chunk);
      done();
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), counter);
  return { bytes, content: isCollected ? Buffer.concat(chunks) : null };
}
