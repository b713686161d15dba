import { isAscii, isUtf8 } from 'node:buffer';

/** The beginning that byte order mark and prolog are looked for in. */
const HEAD_BYTES = 512;
const PROLOG = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]+)["']/i;
const CHARSET = /charset\s*=\s*"?([\w.:-]+)/i;

export type EncodingHint = 'encoding_repaired' | 'encoding_mixed';

/**
 * Bytes to text. What a feed says about its encoding is often wrong, and one thing is certain without asking: text of more than
 * ASCII that is valid UTF-8 is UTF-8, and text that is not cannot be. So the declaration only decides between the others.
 */
export class FeedDecoder {
  #head: Uint8Array[] = [];
  #headBytes = 0;
  #declared: string | null = null;
  #decoder: TextDecoder | null = null;
  #isStarted = false;
  #isUtf8Proven = false;
  /** The first bytes of a character whose others come with the next chunk. */
  #carry: Uint8Array = new Uint8Array(0);
  readonly #contentType: string | null;
  hint: EncodingHint | null = null;
  /** A declared encoding that no decoder knows; nothing can be read then. */
  unknownEncoding: string | null = null;

  constructor(contentType?: string | null) {
    this.#contentType = contentType ?? null;
  }

  /** The encoding in use, as it is known so far. */
  get encoding(): string {
    return this.#decoder?.encoding ?? 'utf-8';
  }

  write(chunk: Uint8Array): string {
    if (this.#isStarted) return this.#decode(chunk);
    this.#head.push(chunk);
    this.#headBytes += chunk.length;
    return this.#headBytes < HEAD_BYTES ? '' : this.#start();
  }

  end(): string {
    const text = this.#isStarted ? '' : this.#start();
    const left = this.#carry;
    this.#carry = new Uint8Array(0);
    if (this.#decoder) return text + this.#decoder.decode();
    return text + (left.length > 0 ? this.#decodeWhole(left) : '');
  }

  #start(): string {
    this.#isStarted = true;
    const head = Buffer.concat(this.#head);
    this.#head = [];
    const marked = byteOrderMark(head) ?? wideCharacters(head);
    if (marked) {
      this.#decoder = marked === 'utf-8' ? null : new TextDecoder(marked);
      return this.#decode(marked === 'utf-8' ? head.subarray(3) : head);
    }
    const prolog = PROLOG.exec(latin1(head.subarray(0, HEAD_BYTES)))?.[1];
    this.#declared = labelOf(prolog ?? CHARSET.exec(this.#contentType ?? '')?.[1]);
    if (this.#declared === 'unknown') this.unknownEncoding = prolog ?? this.#contentType;
    return this.#decode(head);
  }

  #decode(chunk: Uint8Array): string {
    if (this.#decoder) return this.#decoder.decode(chunk, { stream: true });
    const bytes = this.#carry.length > 0 ? Buffer.concat([this.#carry, chunk]) : chunk;
    if (isAscii(bytes)) {
      this.#carry = new Uint8Array(0);
      return latin1(bytes);
    }
    const end = bytes.length - incompleteTail(bytes);
    this.#carry = bytes.slice(end);
    return this.#decodeWhole(bytes.subarray(0, end));
  }

  #decodeWhole(bytes: Uint8Array): string {
    if (isUtf8(bytes)) {
      if (!this.#isUtf8Proven && !isAscii(bytes)) {
        this.#isUtf8Proven = true;
        if (this.#declared !== null && this.#declared !== 'utf-8') this.hint = 'encoding_repaired';
      }
      return utf8(bytes);
    }
    if (this.#isUtf8Proven || isMostlyUtf8(bytes)) {
      this.#isUtf8Proven = true;
      this.hint = 'encoding_mixed';
      return utf8(bytes);
    }
    if (this.#declared === null || this.#declared === 'utf-8') this.hint = 'encoding_repaired';
    this.#decoder = new TextDecoder(singleByte(this.#declared));
    const carried = this.#carry;
    this.#carry = new Uint8Array(0);
    return this.#decoder.decode(Buffer.concat([bytes, carried]), { stream: true });
  }
}

const utf8 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** A single byte of another encoding among many characters that are right is a fault, not the encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = utf8(bytes);
  const wrong = text.split('\uFFFD').length - 1;
  const right = (text.match(/[\u0080-\uFFFC]/gu) ?? []).length;
  return right > wrong;
}

function byteOrderMark(head: Uint8Array): string | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** A document begins with ASCII; in UTF-16 every second byte of it is zero. */
function wideCharacters(head: Uint8Array): string | null {
  if (head.length < 4) return null;
  if (head[0] === 0 && head[1] !== 0 && head[2] === 0) return 'utf-16be';
  return head[0] !== 0 && head[1] === 0 && head[3] === 0 ? 'utf-16le' : null;
}

function labelOf(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'unknown';
  }
}

/** Ignores a declaration of UTF-16 where every character is one byte. */
function singleByte(declared: string | null): string {
  return declared === null || declared === 'utf-8' || declared.startsWith('utf-16') ? 'windows-1252' : declared;
}

/** Counts the bytes at the end that begin a character of the next chunk. */
function incompleteTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
}
